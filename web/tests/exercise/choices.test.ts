/** The buttons: what solves an exercise is among them, and none moves while an aircraft climbs. */
import { expect, test } from "vitest";
import type { Aircraft } from "../../src/features/exercise/model/aircraft";
import { headingChoices, levelChoices } from "../../src/features/exercise/model/choices";
import { FIRST_CALL, PATIENCE, trafficOf } from "../../src/features/exercise/model/generator";
import { stateAt } from "../../src/features/exercise/model/simulation";
import { solve } from "../../src/features/exercise/model/solver";
import { startOf, type Flight } from "../../src/features/exercise/model/traffic";

const LEVEL: Aircraft = {
  callsign: "LVT701",
  type: "A320",
  east: 0,
  north: 0,
  altitude: 35_000,
  heading: 350,
  clearedHeading: 350,
  clearedAltitude: 35_000,
  flown: 0,
};

test("three headings to either side of its own, as they are spoken", () => {
  expect(headingChoices(LEVEL)).toEqual([320, 330, 340, 350, 360, 10, 20]);
});

test("three levels to either side of one that is kept, all on the way of a climb or a descent", () => {
  expect(levelChoices(LEVEL, 350)).toEqual([320, 330, 340, 350, 360, 370, 380]);
  const climbing = { ...LEVEL, altitude: 26_200, clearedAltitude: 37_000 };
  expect(levelChoices(climbing, 370)).toEqual(Array.from({ length: 14 }, (_, step) => 260 + step * 10));
  expect(levelChoices({ ...LEVEL, altitude: 29_300 }, 400).at(-1)).toBe(400);
});

test.each([1, 2, 3] as const)("what solves exercise %i is on the buttons", { timeout: 60_000 }, (number) => {
  for (let seed = 0; seed < 10_000; seed += 1000) {
    const traffic = trafficOf(seed, number);
    for (const solution of [solve(traffic, FIRST_CALL) ?? [], solve(traffic, PATIENCE) ?? []]) {
      expect(solution.length).toBeGreaterThan(0);
      for (const { at, aircraft, kind, value } of solution) {
        const told = stateAt(startOf(traffic), solution, at).aircraft[aircraft] as Aircraft;
        const { exitLevel } = traffic.flights[aircraft] as Flight;
        const entry = traffic.aircraft[aircraft] as Aircraft;
        const offered = kind === "heading" ? headingChoices(told) : levelChoices(entry, exitLevel);
        expect(offered, `seed ${seed}: ${kind} ${value}`).toContain(value || 360);
      }
    }
  }
});
