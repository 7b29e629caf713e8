/** Whether somebody picks up at a centre, and when next, by the centre's own clock. */
import type { OfficeHours } from "../generated/OfficeHours";
import type { TimeZone } from "../generated/TimeZone";

export type OfficeState =
  | { isOpen: true; until: string }
  /** `days` from today, on `date` at midnight UTC. */
  | { isOpen: false; days: number; date: Date; from: string };

/** Nobody is away for longer; who says so anyway is not believed. */
const LOOK_AHEAD_DAYS = 31;

export function officeState(hours: OfficeHours, timeZone: TimeZone, now: Date): OfficeState | null {
  const today = clockIn(timeZone, now);
  for (let days = 0; days < LOOK_AHEAD_DAYS; days++) {
    const date = new Date(Date.UTC(today.year, today.month, today.day + days));
    const isOver = days === 0 && today.minutes >= minutesOf(hours.closes);
    if (isOver || !isWorkday(date, hours.closed)) {
      continue;
    }
    const isOpen = days === 0 && today.minutes >= minutesOf(hours.opens);
    return isOpen ? { isOpen, until: hours.closes } : { isOpen, days, date, from: hours.opens };
  }
  return null;
}

/** A visitor by the same clock needs no word about it. */
export function isOwnClock(timeZone: TimeZone, now: Date): boolean {
  return clockIn(timeZone, now).minutes === now.getHours() * 60 + now.getMinutes();
}

function isWorkday(date: Date, closed: readonly string[]): boolean {
  const weekday = date.getUTCDay();
  return weekday !== 0 && weekday !== 6 && !closed.includes(date.toISOString().slice(0, 10));
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}

/** Hours ahead of UTC, without the hour of summer. */
const WINTER_HOURS: Record<TimeZone, number> = { "Europe/Madrid": 1, "Atlantic/Canary": 0 };
const HOUR_MS = 3_600_000;

/** By the European rule and not by `Intl`: loading its calendar stops a slow phone for a tenth of a second. */
function clockIn(timeZone: TimeZone, now: Date) {
  const ahead = WINTER_HOURS[timeZone] + (isSummer(now) ? 1 : 0);
  const local = new Date(now.getTime() + ahead * HOUR_MS);
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth(),
    day: local.getUTCDate(),
    minutes: local.getUTCHours() * 60 + local.getUTCMinutes(),
  };
}

function isSummer(now: Date): boolean {
  const [march, october] = [2, 9];
  return now >= clockChange(now, march) && now < clockChange(now, october);
}

/** One o'clock UTC on the last Sunday of a month of 31 days. */
function clockChange(now: Date, month: number): Date {
  const last = new Date(Date.UTC(now.getUTCFullYear(), month, 31, 1));
  last.setUTCDate(31 - last.getUTCDay());
  return last;
}
