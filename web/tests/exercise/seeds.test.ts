/** Two hundred seeds: made, solved, and the same every time. `make exercises` goes through all ten thousand. */
import { describe, expect, test } from "vitest";
import { debriefOf } from "../../src/features/exercise/model/debrief";
import { FIRST_CALL, PATIENCE, trafficOf } from "../../src/features/exercise/model/generator";
import { firstProblem } from "../../src/features/exercise/model/outcome";
import { prove } from "../../src/features/exercise/model/proof";
import { restored } from "../../src/features/exercise/model/restored";
import { solve } from "../../src/features/exercise/model/solver";
import { stateAt } from "../../src/features/exercise/model/simulation";
import { startOf } from "../../src/features/exercise/model/traffic";
import { fingerprintOf } from "./fingerprint";

describe.each([1, 2, 3] as const)("exercise %i", (number) => {
  test("two hundred seeds can be solved", { timeout: 120_000 }, () => {
    // Spread over all of them: what is next to one another has nothing in common.
    for (let seed = 0; seed < 10_000; seed += 50) {
      expect(prove(seed, number)).toBeGreaterThan(0);
    }
  });

  test("somebody has to act, and has time to", () => {
    const traffic = trafficOf(7, number);
    const problem = firstProblem(traffic, []);
    expect(problem).toMatchObject({ kind: "loss" });
    expect(problem?.kind === "loss" && problem.time).toBeGreaterThanOrEqual(PATIENCE + 60);
    expect(traffic.aircraft).toHaveLength(number + 1);
    expect(traffic.delivery === null).toBe(number !== 3);
  });

  test("the solution that is shown keeps everybody apart to the end", () => {
    const traffic = trafficOf(4271, number);
    const solution = restored(traffic, solve(traffic, FIRST_CALL) ?? []);
    expect(firstProblem(traffic, solution)).toBeNull();
    const { lost, delivered } = debriefOf(traffic, solution);
    expect([lost, delivered]).toEqual([0, number === 3 ? true : null]);
  });
});

test("the same seed gives the same traffic, and another one another", () => {
  expect(trafficOf(42, 3)).toEqual(trafficOf(42, 3));
  expect(trafficOf(43, 3)).not.toEqual(trafficOf(42, 3));
});

test("a seed and its instructions end as they end in the browsers", () => {
  const traffic = trafficOf(42, 1);
  const given = [{ at: 40, aircraft: 0, kind: "heading", value: 45 } as const];
  expect(fingerprintOf(stateAt(startOf(traffic), given, traffic.length))).toBe(
    "BRS449 1208046 566497 35000 45; CZO527 976550 -153197 35000 105",
  );
});
