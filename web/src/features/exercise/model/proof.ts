/** Every exercise is made and solved; one that cannot be is an error with its seed. No visitor loads this. */
import { FIRST_CALL, PATIENCE, SEEDS, trafficOf } from "./generator";
import { firstProblem } from "./outcome";
import { solve } from "./solver";
import type { ExerciseNumber } from "./traffic";

export { SEEDS };

const EXERCISES: readonly ExerciseNumber[] = [1, 2, 3];

/** How many instructions the solver needed; throws where it needed more than it may. */
export function prove(seed: number, exercise: ExerciseNumber): number {
  const traffic = trafficOf(seed, exercise);
  // From the first call, or after a silence: half of the seeds each way, and the generator has tried both.
  const solution = solve(traffic, seed % 2 === 0 ? FIRST_CALL : PATIENCE);
  if (!solution || firstProblem(traffic, solution)) {
    throw new Error(`seed ${seed}, exercise ${exercise} has no solution; see model/generator.ts`);
  }
  return solution.length;
}

export function proveAll(seeds: number) {
  const instructions: Record<number, Record<number, number>> = { 1: {}, 2: {}, 3: {} };
  let slowest = { seed: 0, exercise: 1, ms: 0 };
  for (let seed = 0; seed < seeds; seed += 1) {
    for (const exercise of EXERCISES) {
      const started = performance.now();
      const needed = prove(seed, exercise);
      const ms = performance.now() - started;
      const counts = instructions[exercise] ?? {};
      counts[needed] = (counts[needed] ?? 0) + 1;
      slowest = ms > slowest.ms ? { seed, exercise, ms } : slowest;
    }
  }
  return { instructions, slowest };
}
