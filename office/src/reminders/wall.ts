/** Wall time: what the clock of a centre shows, as the server and a field of a form write it: `2026-11-18T09:30`. */
import type { Language } from "../words/language";

const LOCALES = { es: "es-ES", en: "en-GB" } as const;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** When the office opens: the time one means by a day. */
const MORNING = "09:00";

/** What the clock of a zone shows at a moment. */
export function wallAt(zone: string, moment: number): string {
  const parts = {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  } as const;
  // Sweden writes dates as ISO does.
  return new Intl.DateTimeFormat("sv-SE", { ...parts, timeZone: zone }).format(moment).replace(" ", "T");
}

const dayOf = (wall: string) => wall.slice(0, 10);
// A day has no zone: it is counted as one of UTC, which has no changes.
const daysAfter = (wall: string, days: number) =>
  new Date(Date.parse(`${dayOf(wall)}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00Z`).getUTCDay());

/** The times that are wanted most, one press each. */
export function usualTimes(zone: string, now: number): { soon: string; nextDay: string; inAWeek: string } {
  const today = wallAt(zone, now);
  const next = [1, 2, 3].map((days) => daysAfter(today, days)).find((day) => !isWeekend(day));
  const week = [7, 8, 9].map((days) => daysAfter(today, days)).find((day) => !isWeekend(day));
  return {
    soon: wallAt(zone, now + HOUR_MS),
    nextDay: `${next}T${MORNING}`,
    inAWeek: `${week}T${MORNING}`,
  };
}

/** mié, 18 nov, 09:30; of another year with it. */
export function wallText(language: Language, wall: string, year: string): string {
  const parts = {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
  } as const;
  const more = wall.startsWith(year) ? {} : ({ year: "numeric" } as const);
  const format = new Intl.DateTimeFormat(LOCALES[language], { ...parts, ...more, timeZone: "UTC" });
  return format.format(new Date(`${wall}Z`));
}

/** 09:30 of today, and the day before it of any other. */
export function shortWallText(language: Language, wall: string, zone: string, now: number): string {
  const today = wallAt(zone, now);
  return dayOf(today) === dayOf(wall) ? wall.slice(11) : wallText(language, wall, today.slice(0, 4));
}

export function weekdayText(language: Language, wall: string): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { weekday: "long", timeZone: "UTC" });
  return format.format(new Date(`${wall}Z`));
}
