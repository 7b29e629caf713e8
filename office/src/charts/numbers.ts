/** Numbers as people read them, and how they compare with the time before. */
import type { Shown } from "../api/visits";
import type { Language } from "../words/language";

/** Of fewer a change says nothing. */
const SMALLEST_BASE = 20;

/** Drawn where the number is not told: something is there, and it is small. */
const FEW = 2;

export const heightOf = (count: Shown) => count ?? FEW;

export function numbersOf(language: Language) {
  const locale = language === "es" ? "es-ES" : "en-GB";
  const whole = new Intl.NumberFormat(locale, { useGrouping: "always" });
  const share = new Intl.NumberFormat(locale, { style: "percent" });
  const change = new Intl.NumberFormat(locale, { style: "percent", signDisplay: "exceptZero" });
  return {
    count: (count: Shown) => (count === null ? "<5" : whole.format(count)),
    share: (part: number, all: number) => (all === 0 ? "–" : share.format(part / all)),
    /** Null where a number is not told, or there was little before. */
    change: (now: Shown, before: Shown) =>
      now === null || before === null || before < SMALLEST_BASE
        ? null
        : change.format((now - before) / before),
  };
}
