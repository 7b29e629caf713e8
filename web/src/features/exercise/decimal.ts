/** One decimal, as the language writes it. */
import type { Language } from "../../generated/Language";

export function decimal(value: number, language: Language): string {
  const text = (Math.floor(value * 10) / 10).toFixed(1);
  return language === "es" ? text.replace(".", ",") : text;
}
