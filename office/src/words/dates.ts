/** Days and hours as people of the office read them, by the clock in front of them. */
import type { Language } from "./language";

export type DateFormats = {
  /** 17 nov 2026, 16:05 */
  moment: (iso: string) => string;
  /** 17 nov 2026 */
  day: (iso: string) => string;
};

const LOCALES = { es: "es-ES", en: "en-GB" } as const;

export function dateFormats(language: Language): DateFormats {
  const day = { day: "numeric", month: "short", year: "numeric" } as const;
  const moments = new Intl.DateTimeFormat(LOCALES[language], { ...day, hour: "2-digit", minute: "2-digit" });
  const days = new Intl.DateTimeFormat(LOCALES[language], day);
  return {
    moment: (iso) => moments.format(new Date(iso)),
    day: (iso) => days.format(new Date(iso)),
  };
}
