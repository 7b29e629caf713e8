/** A route chart is true: months and hours are where their scale puts them, and the total is no further leg. */
import { expect, test } from "vitest";
import type { Waypoint } from "../src/generated/Waypoint";
import { factsOf, legHours, scaleOf, spots } from "../src/ui/charts/route-geometry";

const reached = (code: string, months: number, hours: number): Waypoint => ({
  code,
  label: code,
  elapsed: { months, hours, duration: `${months} months`, hoursText: `more than ${hours} hours` },
});
const LICENCE: Waypoint = {
  code: "LICENCE",
  label: "Licence",
  upper: "11-13 months",
  lower: "more than 800 hours",
  total: true,
};
const ROUTE = [
  reached("BASIC", 3, 150),
  reached("TOWER", 6, 350),
  reached("APPROACH", 9, 550),
  reached("AREA", 12, 800),
  LICENCE,
];

test("months lie across and hours up, in proportion", () => {
  const [start, ...points] = spots(ROUTE, scaleOf(ROUTE));
  const across = points.map(({ x }) => x - start.x);
  const up = points.map(({ y }) => start.y - y);
  expect((across[1] ?? 0) / (across[0] ?? 1)).toBeCloseTo(2, 1);
  expect((across[3] ?? 0) / (across[0] ?? 1)).toBeCloseTo(4, 1);
  expect((up[1] ?? 0) / (up[3] ?? 1)).toBeCloseTo(350 / 800, 1);
  expect((up[2] ?? 0) / (up[3] ?? 1)).toBeCloseTo(550 / 800, 1);
});

test("the total lies level with the last phase and adds no hours", () => {
  const points = spots(ROUTE, scaleOf(ROUTE));
  expect(points.at(-1)?.y).toBe(points.at(-2)?.y);
  expect(legHours(ROUTE)).toEqual(["+150 h", "+200 h", "+200 h", "+250 h", ""]);
});

test("a way without hours has no scale", () => {
  expect(scaleOf([{ code: "ENTRY", label: "Entry" }, LICENCE])).toBeNull();
  expect(scaleOf([])).toBeNull();
});

test("a waypoint says what has elapsed, or what stands in its place", () => {
  expect(factsOf(reached("TOWER", 6, 350))).toEqual({ upper: "6 months", lower: "more than 350 hours" });
  expect(factsOf(LICENCE)).toEqual({ upper: "11-13 months", lower: "more than 800 hours" });
});
