import type { Language } from "../generated/Language";

export function parseLanguage(text: string | null | undefined): Language | null {
  return text === "es" || text === "en" ? text : null;
}
