/** Where a sent form leads. The success page has one address, which shows the language that is preferred. */
import type { Exported } from "../../generated/Exported";
import type { Language } from "../../generated/Language";
import { readPreference } from "../../site/language-preference";

export function successAddress(language: Language, exported?: Exported): string {
  if (exported) {
    return language === "en" ? "/en/exito" : "/exito";
  }
  const shown = readPreference() ?? "es";
  return shown === language ? "/exito" : `/exito?lang=${language}`;
}
