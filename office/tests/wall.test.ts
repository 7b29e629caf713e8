/** Times of the centre's clock, wherever the browser is. */
import { expect, test } from "vitest";
import { shortWallText, usualTimes, wallAt, wallText, weekdayText } from "../src/reminders/wall";

const at = (iso: string) => Date.parse(iso);
const MADRID = "Europe/Madrid";
const CANARY = "Atlantic/Canary";

test("a moment as each clock shows it, in winter and in summer", () => {
  expect(wallAt(MADRID, at("2026-11-17T23:30:00Z"))).toBe("2026-11-18T00:30");
  expect(wallAt(CANARY, at("2026-11-17T23:30:00Z"))).toBe("2026-11-17T23:30");
  expect(wallAt(MADRID, at("2027-07-01T07:05:00Z"))).toBe("2027-07-01T09:05");
});

test("in an hour is an hour, also when the clock is changed meanwhile", () => {
  // At one o'clock in UTC Madrid goes from 2 to 3 in March, and from 3 to 2 in October.
  expect(usualTimes(MADRID, at("2027-03-28T00:30:00Z")).soon).toBe("2027-03-28T03:30");
  expect(usualTimes(MADRID, at("2026-10-25T00:30:00Z")).soon).toBe("2026-10-25T02:30");
});

test("the next day at nine is a day on which somebody works", () => {
  // 2026-11-17 is a Tuesday, the 20th a Friday, the 21st a Saturday.
  expect(usualTimes(MADRID, at("2026-11-17T10:00:00Z")).nextDay).toBe("2026-11-18T09:00");
  expect(usualTimes(MADRID, at("2026-11-20T10:00:00Z")).nextDay).toBe("2026-11-23T09:00");
  expect(usualTimes(MADRID, at("2026-11-21T10:00:00Z")).nextDay).toBe("2026-11-23T09:00");
  // In Madrid it is Wednesday already.
  expect(usualTimes(MADRID, at("2026-11-17T23:30:00Z")).nextDay).toBe("2026-11-19T09:00");
  expect(usualTimes(CANARY, at("2026-11-17T23:30:00Z")).nextDay).toBe("2026-11-18T09:00");
  expect(usualTimes(MADRID, at("2026-11-21T10:00:00Z")).inAWeek).toBe("2026-11-30T09:00");
});

test("a time is written as the clock shows it, and today's without its day", () => {
  const now = at("2026-11-18T12:00:00Z");
  expect(shortWallText("es", "2026-11-18T09:30", MADRID, now)).toBe("09:30");
  expect(shortWallText("es", "2026-11-17T09:30", MADRID, now)).toBe("mar, 17 nov, 09:30");
  expect(wallText("en", "2027-03-28T03:00", "2026")).toMatch(/^Sun,? 28 Mar 2027,? (at )?03:00$/);
  expect(weekdayText("es", "2026-11-18T09:00")).toBe("miércoles");
});
