/** The stored preference: in local storage, and in a cookie so that the server knows it too. */
import type { Language } from "../generated/Language";

const KEY = "language-preference";
const ONE_YEAR_IN_SECONDS = 31_536_000;

export function parseLanguage(text: string | null | undefined): Language | null {
  return text === "es" || text === "en" ? text : null;
}

function cookie(): string | undefined {
  return document.cookie
    .split("; ")
    .find((pair) => pair.startsWith(`${KEY}=`))
    ?.slice(KEY.length + 1);
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Storage can be forbidden by the browser; the cookie alone then has to do.
    return null;
  }
}

export function readPreference(): Language | null {
  return parseLanguage(stored()) ?? parseLanguage(cookie());
}

export function storePreference(language: Language): void {
  document.cookie = `${KEY}=${language}; path=/; max-age=${ONE_YEAR_IN_SECONDS}; samesite=lax`;
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // See above.
  }
}

/** A preference kept only in local storage is mirrored, so that the next page comes in the right language. */
export function mirrorPreference(): void {
  const preference = readPreference();
  if (preference && cookie() !== preference) {
    storePreference(preference);
  }
}

export function forcedLanguage(search: string): Language | null {
  return parseLanguage(new URLSearchParams(search).get("lang"));
}
