/** The visitor's country, asked once a visit. */
import { useCallback, useSyncExternalStore } from "react";
import type { Exported } from "../generated/Exported";
import type { Language } from "../generated/Language";

/** Countries whose visitors read Spanish; everybody else reads English. */
const SPANISH = new Set("ES MX AR CO PE VE CL EC GT CU BO DO HN PY SV NI CR PA UY PR GQ".split(" "));

let asked: Promise<string | null> | undefined;
let known: string | null = null;

async function requestCountry(exported?: Exported): Promise<string | null> {
  // Files without a program behind them: nobody can tell.
  if (exported?.server === "") {
    return null;
  }
  const response = await fetch(`${exported?.server ?? ""}/api/geo`);
  if (!response.ok) {
    throw new Error(`the country cannot be told: ${response.status}`);
  }
  const answer = (await response.json()) as { country: string | null };
  known = answer.country;
  return known;
}

/** Null: it is not known. Whoever asks after a failure asks the server again. */
export function fetchCountry(exported?: Exported): Promise<string | null> {
  asked ??= requestCountry(exported).catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

/** Null until it is known, and while the server's HTML is hydrated. */
export function useCountry(exported?: Exported): string | null {
  const subscribe = useCallback(
    (listener: () => void) => {
      fetchCountry(exported).then(listener, () => undefined);
      return () => undefined;
    },
    [exported],
  );
  return useSyncExternalStore(
    subscribe,
    () => known,
    () => null,
  );
}

/** An unknown country says nothing about the language. */
export function languageOf(country: string | null): Language | null {
  if (country === null) {
    return null;
  }
  return SPANISH.has(country) ? "es" : "en";
}
