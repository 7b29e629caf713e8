import { describe, expect, it } from "vitest";
import { officeState } from "../src/site/office-hours";

const HOURS = { days: "De lunes a viernes", opens: "9:00", closes: "18:00", closed: ["2026-12-25"] };
const at = (moment: string, zone: "Europe/Madrid" | "Atlantic/Canary" = "Europe/Madrid") =>
  officeState(HOURS, zone, new Date(moment));

describe("the office", () => {
  it("is open from the first minute to the last, in winter and in summer", () => {
    expect(at("2026-11-17T08:00:00Z")).toEqual({ isOpen: true, until: "18:00" });
    expect(at("2026-11-17T16:59:00Z")).toEqual({ isOpen: true, until: "18:00" });
    expect(at("2026-11-17T07:59:00Z")).toMatchObject({ isOpen: false, days: 0, from: "9:00" });
    expect(at("2026-07-14T07:00:00Z")).toEqual({ isOpen: true, until: "18:00" });
  });

  it("says when it opens next: tomorrow, or on Monday", () => {
    expect(at("2026-11-17T17:00:00Z")).toMatchObject({ isOpen: false, days: 1 });
    const friday = at("2026-11-20T17:00:00Z");
    expect(friday).toMatchObject({ isOpen: false, days: 3, date: new Date("2026-11-23") });
    expect(at("2026-11-22T12:00:00Z")).toMatchObject({ isOpen: false, days: 1 });
  });

  it("is closed on the days that the school names", () => {
    expect(at("2026-12-25T10:00:00Z")).toMatchObject({ isOpen: false, date: new Date("2026-12-28") });
    const away = { ...HOURS, closed: Array.from({ length: 40 }, (_, day) => isoDay(day)) };
    expect(officeState(away, "Europe/Madrid", new Date("2026-12-01T10:00:00Z"))).toBeNull();
  });

  it("goes by the centre's own clock", () => {
    expect(at("2026-11-17T17:30:00Z")).toMatchObject({ isOpen: false });
    expect(at("2026-11-17T17:30:00Z", "Atlantic/Canary")).toEqual({ isOpen: true, until: "18:00" });
    // In Madrid it is Monday already.
    expect(at("2026-11-22T23:30:00Z")).toMatchObject({ days: 0 });
    expect(at("2026-11-22T23:30:00Z", "Atlantic/Canary")).toMatchObject({ days: 1 });
  });

  it("has the hours of the time zone database for twelve years", () => {
    const format = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Madrid", timeStyle: "short" });
    const allDay = { ...HOURS, closed: [], closes: "24:00" };
    for (let hour = Date.UTC(2026, 0, 1); hour < Date.UTC(2038, 0, 1); hour += 7 * 3_600_000) {
      const now = new Date(hour);
      const [hours] = format.format(now).split(":");
      // A minute that opens at this very hour of the clock and not at the next says which hour it is.
      const opens = (offset: number) => ({ ...allDay, opens: `${Number(hours) + offset}:00` });
      const weekday = now.getUTCDay();
      if (weekday > 1 && weekday < 5) {
        expect(officeState(opens(0), "Europe/Madrid", now)?.isOpen, now.toISOString()).toBe(true);
        expect(officeState(opens(1), "Europe/Madrid", now)?.isOpen, now.toISOString()).toBe(false);
      }
    }
  });
});

function isoDay(day: number): string {
  return new Date(Date.UTC(2026, 11, 1 + day)).toISOString().slice(0, 10);
}
