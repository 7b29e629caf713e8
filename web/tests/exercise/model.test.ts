/** Turn, climb, speed and separation beside values worked out by hand. */
import { describe, expect, test } from "vitest";
import { flySecond, type Aircraft } from "../../src/features/exercise/model/aircraft";
import { along, bearingTo, scaledSine, turnTo, wholeRoot } from "../../src/features/exercise/model/angles";
import { PERFORMANCE, speedAt } from "../../src/features/exercise/model/performance";
import { isLost, margin, separation } from "../../src/features/exercise/model/separation";
import { REACTION, stateAt } from "../../src/features/exercise/model/simulation";
import { UNITS_PER_MILE } from "../../src/features/exercise/model/units";

const NORTHBOUND: Aircraft = {
  callsign: "LVT701",
  type: "A320",
  east: 0,
  north: 0,
  altitude: 35_000,
  heading: 0,
  clearedHeading: 0,
  clearedAltitude: 35_000,
  flown: 0,
};

const after = (seconds: number, aircraft: Aircraft) =>
  stateAt({ time: 0, aircraft: [aircraft] }, [], seconds).aircraft[0] as Aircraft;

describe("angles", () => {
  test("the table holds the sine of every degree to the nearest whole number", () => {
    for (let degrees = 0; degrees < 450; degrees += 1) {
      const exact = Math.sin((degrees * Math.PI) / 180) * 16_384;
      expect(Math.abs(scaledSine(degrees) - exact), `${degrees} degrees`).toBeLessThanOrEqual(0.5001);
    }
  });

  test("a turn goes the short way, and half a turn to the right", () => {
    expect(turnTo(350, 10)).toBe(20);
    expect(turnTo(10, 350)).toBe(-20);
    expect(turnTo(90, 270)).toBe(180);
  });

  test("opposite headings are exact opposites", () => {
    const [east, north] = along(37, 4567);
    expect(along(217, 4567)).toEqual([-east, -north]);
  });

  test("roots are whole, and a bearing is that of the compass", () => {
    expect([wholeRoot(24), wholeRoot(25), wholeRoot(26)]).toEqual([4, 5, 5]);
    expect([bearingTo(1, 0), bearingTo(0, -5), bearingTo(-3, 3)]).toEqual([90, 180, 315]);
  });
});

describe("flight", () => {
  test("eight minutes at 450 knots are 60 miles", () => {
    const end = after(480, NORTHBOUND);
    expect([end.east, end.north, end.flown]).toEqual([0, 60 * UNITS_PER_MILE, 60 * UNITS_PER_MILE]);
  });

  test("an A320 has 340 knots at level 100, 450 at 350, and 395 half way", () => {
    const speed = (altitude: number) => speedAt(PERFORMANCE.A320, altitude);
    expect([speed(8000), speed(10_000), speed(22_500), speed(35_000), speed(39_000)]).toEqual([
      340, 340, 395, 450, 450,
    ]);
  });

  test("a turn of 30 degrees takes 30 seconds and stops there", () => {
    const turning = { ...NORTHBOUND, clearedHeading: 330 };
    expect([1, 29, 30, 31].map((seconds) => after(seconds, turning).heading)).toEqual([359, 331, 330, 330]);
  });

  test("1,000 ft of climb at 28 ft a second take 36 seconds, of descent at 32 take 32", () => {
    const climbing = { ...NORTHBOUND, altitude: 30_000, clearedAltitude: 31_000 };
    expect([35, 36, 37].map((seconds) => after(seconds, climbing).altitude)).toEqual([
      30_980, 31_000, 31_000,
    ]);
    const descending = { ...NORTHBOUND, altitude: 30_000, clearedAltitude: 29_000 };
    expect([31, 32, 33].map((seconds) => after(seconds, descending).altitude)).toEqual([
      29_008, 29_000, 29_000,
    ]);
  });

  test("a crew acts on an instruction five seconds after it", () => {
    const order = { at: 10, aircraft: 0, kind: "heading", value: 360 } as const;
    const from = { time: 0, aircraft: [{ ...NORTHBOUND, heading: 90, clearedHeading: 90 }] };
    const heading = (time: number) => stateAt(from, [order], time).aircraft[0]?.heading;
    expect(REACTION).toBe(5);
    expect([heading(15), heading(16), heading(105), heading(106)]).toEqual([90, 89, 0, 0]);
  });

  test("what it started from stays as it was", () => {
    const start = { ...NORTHBOUND };
    after(60, start);
    expect(start).toEqual(NORTHBOUND);
    flySecond(start);
    expect(start.north).toBe(4500);
  });
});

describe("separation", () => {
  const at = (miles: number, altitude: number): Aircraft => ({
    ...NORTHBOUND,
    east: miles * UNITS_PER_MILE,
    altitude,
  });

  test("it takes less than 5 miles and less than 1,000 feet to lose it", () => {
    expect(isLost(at(0, 35_000), at(4.99, 35_000))).toBe(true);
    expect(isLost(at(0, 35_000), at(5, 35_000))).toBe(false);
    expect(isLost(at(0, 35_000), at(0, 34_001))).toBe(true);
    expect(isLost(at(0, 35_000), at(0, 34_000))).toBe(false);
  });

  test("3 miles east and 4 north are 5 miles", () => {
    const other = { ...at(3, 34_600), north: 4 * UNITS_PER_MILE };
    expect(separation(at(0, 35_000), other)).toEqual({ lateral: 5 * UNITS_PER_MILE, vertical: 400 });
  });

  test("of the two the better one counts", () => {
    expect(margin({ lateral: 2 * UNITS_PER_MILE, vertical: 1000 })).toBe(1000);
    expect(margin({ lateral: 10 * UNITS_PER_MILE, vertical: 0 })).toBe(2000);
    expect(margin({ lateral: 2 * UNITS_PER_MILE, vertical: 300 })).toBe(400);
  });
});
