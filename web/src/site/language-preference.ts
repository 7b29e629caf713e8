/** The stored preference: in local storage, and in a cookie so that the server knows it too. */
import type { Language } from "../generated/Language";
import { readStored, store } from "./browser-storage";
import { holdLanguage } from "./forced-language";
import { parseLanguage } from "./parse-language";

const KEY = "language-preference";
const ONE_YEAR_IN_SECONDS = 31_536_000;

/** Storage and cookies can be forbidden by the browser; the choice then holds until the next load. */
let chosen: Language | null = null;

function cookie(): string | undefined {
  return document.cookie
    .split("; ")
    .find((pair) => pair.startsWith(`${KEY}=`))
    ?.slice(KEY.length + 1);
}

export function readPreference(): Language | null {
  return parseLanguage(readStored("localStorage", KEY)) ?? parseLanguage(cookie()) ?? chosen;
}

/** A preference ends what the address has forced. */
export function storePreference(language: Language): void {
  chosen = language;
  holdLanguage(null);
  document.cookie = `${KEY}=${language}; path=/; max-age=${ONE_YEAR_IN_SECONDS}; samesite=lax`;
  store("localStorage", KEY, language);
}

export function serverKnows(language: Language): boolean {
  return cookie() === language;
}

/** A preference kept only in local storage is mirrored, so that the next page comes in the right language. */
export function mirrorPreference(): void {
  const preference = readPreference();
  if (preference && !serverKnows(preference)) {
    storePreference(preference);
  }
}
