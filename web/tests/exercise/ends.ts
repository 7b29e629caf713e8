/** How solved exercises end, one line each: what every engine must agree on to the last digit. */
import { FIRST_CALL, trafficOf } from "../../src/features/exercise/model/generator";
import { solve } from "../../src/features/exercise/model/solver";
import { stateAt } from "../../src/features/exercise/model/simulation";
import { startOf } from "../../src/features/exercise/model/traffic";
import { fingerprintOf } from "./fingerprint";

export function ends(seeds: number): string[] {
  const numbers = [1, 2, 3] as const;
  const end = (seed: number) =>
    numbers.map((number) => {
      const traffic = trafficOf(seed, number);
      const given = solve(traffic, FIRST_CALL) ?? [];
      return `${seed}/${number}: ${fingerprintOf(stateAt(startOf(traffic), given, traffic.length))}`;
    });
  return Array.from({ length: seeds }, (_, seed) => end(seed)).flat();
}
