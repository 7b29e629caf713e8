/** The visitor's country, asked once a visit. */
import { queryOptions } from "@tanstack/react-query";
import type { Exported } from "../../generated/Exported";
import type { Language } from "../../generated/Language";

/** Countries whose visitors read Spanish; everybody else reads English. */
const SPANISH = new Set("ES MX AR CO PE VE CL EC GT CU BO DO HN PY SV NI CR PA UY PR GQ".split(" "));

async function fetchCountry(exported?: Exported): Promise<string | null> {
  // Files without a program behind them: nobody can tell.
  if (exported?.server === "") {
    return null;
  }
  const response = await fetch(`${exported?.server ?? ""}/api/geo`);
  if (!response.ok) {
    throw new Error(`the country cannot be told: ${response.status}`);
  }
  const answer = (await response.json()) as { country: string | null };
  return answer.country;
}

export function countryQuery(exported?: Exported) {
  return queryOptions({
    queryKey: ["country"],
    queryFn: () => fetchCountry(exported),
    staleTime: Infinity,
    retry: false,
    enabled: true,
  });
}

/** An unknown country says nothing about the language. */
export function languageOf(country: string | null): Language | null {
  if (country === null) {
    return null;
  }
  return SPANISH.has(country) ? "es" : "en";
}
