/** The language of the office: what the server chose for its page, until somebody chooses another. */

export type Language = "es" | "en";

/** The site's own preference, in its own places (`web/src/site/language-preference.ts`). */
const KEY = "language-preference";
const ONE_YEAR_IN_SECONDS = 31_536_000;

export const shellLanguage = (): Language => (document.documentElement.lang === "en" ? "en" : "es");

export const otherLanguage = (language: Language): Language => (language === "es" ? "en" : "es");

export function keepLanguage(language: Language): void {
  document.documentElement.lang = language;
  document.cookie = `${KEY}=${language}; path=/; max-age=${ONE_YEAR_IN_SECONDS}; samesite=lax`;
  try {
    window.localStorage.setItem(KEY, language);
  } catch {
    // Storage can be forbidden; the cookie says the same.
  }
  const address = new URL(window.location.href);
  if (address.searchParams.has("lang")) {
    // An address that forces a language would win over the choice at the next load.
    address.searchParams.delete("lang");
    window.history.replaceState(window.history.state, "", address);
  }
}
