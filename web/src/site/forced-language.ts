/**
 * A language forced by the address (`?lang=`). It holds for the visit, also where the next link does not carry it, and
 * is not a preference: another visit does not know of it.
 */
import type { Language } from "../generated/Language";
import { parseLanguage } from "./parse-language";

const KEY = "forced-language";

/** Where the browser forbids storage it holds until the next load. */
let held: Language | null = null;

export function holdLanguage(language: Language | null): void {
  held = language;
  try {
    if (language) {
      sessionStorage.setItem(KEY, language);
    } else {
      sessionStorage.removeItem(KEY);
    }
  } catch {
    // See above.
  }
}

function heldLanguage(): Language | null {
  try {
    return parseLanguage(sessionStorage.getItem(KEY)) ?? held;
  } catch {
    return held;
  }
}

export function languageInAddress(search: string): Language | null {
  return parseLanguage(new URLSearchParams(search).get("lang"));
}

/** By this address, or by one before it in this visit. */
export function forcedLanguage(search: string): Language | null {
  return languageInAddress(search) ?? heldLanguage();
}
