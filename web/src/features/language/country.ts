/** The visitor's country, asked once a visit. */
import { queryOptions } from "@tanstack/react-query";
import type { Language } from "../../generated/Language";

/** Countries whose visitors read Spanish; everybody else reads English. */
const SPANISH = new Set("ES MX AR CO PE VE CL EC GT CU BO DO HN PY SV NI CR PA UY PR GQ".split(" "));

async function fetchCountry(): Promise<string | null> {
  const response = await fetch("/api/geo");
  if (!response.ok) {
    throw new Error(`the country cannot be told: ${response.status}`);
  }
  const answer = (await response.json()) as { country: string | null };
  return answer.country;
}

export const countryQuery = queryOptions({
  queryKey: ["country"],
  queryFn: fetchCountry,
  staleTime: Infinity,
  retry: false,
});

/** An unknown country says nothing about the language. */
export function languageOf(country: string | null): Language | null {
  if (country === null) {
    return null;
  }
  return SPANISH.has(country) ? "es" : "en";
}
