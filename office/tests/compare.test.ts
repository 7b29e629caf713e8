import { expect, test } from "vitest";
import { compared, weekByWeek } from "../src/figures/compare";

const counts = (...all: [string, number][]) => all.map(([name, count]) => ({ name, count }));

test("what there was only before stands at the end, with nothing now", () => {
  expect(compared(counts(["a", 3], ["b", 1]), counts(["c", 7], ["b", 2]))).toEqual([
    { name: "a", now: 3, before: 0 },
    { name: "b", now: 1, before: 2 },
    { name: "c", now: 0, before: 7 },
  ]);
});

test("the first week stands beside the first, whatever their dates", () => {
  const now = counts(["2026-11-02", 4], ["2026-11-09", 5], ["2026-11-16", 6]);
  expect(weekByWeek(now, counts(["2026-10-19", 1], ["2026-10-26", 2]))).toEqual([
    { name: "2026-11-02", now: 4, before: 1 },
    { name: "2026-11-09", now: 5, before: 2 },
    { name: "2026-11-16", now: 6, before: 0 },
  ]);
});
