/**
 * A language forced by the address (`?lang=`). It holds for the visit, also where the next link does not carry it, and
 * is not a preference: another visit does not know of it.
 */
import type { Language } from "../generated/Language";
import { readStored, store } from "./browser-storage";
import { parseLanguage } from "./parse-language";

const KEY = "forced-language";

/** Where the browser forbids storage it holds until the next load. */
let held: Language | null = null;

export function holdLanguage(language: Language | null): void {
  held = language;
  store("sessionStorage", KEY, language);
}

export function languageInAddress(search: string): Language | null {
  return parseLanguage(new URLSearchParams(search).get("lang"));
}

/** By this address, or by one before it in this visit. */
export function forcedLanguage(search: string): Language | null {
  return languageInAddress(search) ?? parseLanguage(readStored("sessionStorage", KEY)) ?? held;
}
