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
    const date = new Date(Date.UTC(today.year, today.month - 1, today.day + days));
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

function clockIn(timeZone: TimeZone, now: Date) {
  const format = new Intl.DateTimeFormat("en", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  });
  const found = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0 } = found;
  return { year, month, day, minutes: hour * 60 + minute };
}
