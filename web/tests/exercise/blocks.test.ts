/** The data blocks on the scope, over many exercises in which somebody speaks. */
import { expect, test } from "vitest";
import { blockOf, isInside, overlap, type Side } from "../../src/features/exercise/block-boxes";
import { blockSides } from "../../src/features/exercise/block-sides";
import { FIRST_CALL, trafficOf } from "../../src/features/exercise/model/generator";
import { solve } from "../../src/features/exercise/model/solver";
import type { Aircraft } from "../../src/features/exercise/model/aircraft";
import { isOver, newSession, pass, type Session } from "../../src/features/exercise/session";
import { untangled } from "../../src/features/exercise/untangled";

const SEEDS = Array.from({ length: 4 }, (_, index) => index * 2000);
const EXERCISES = [1, 2, 3] as const;
/** A busy machine is slow, not wrong. */
const PATIENCE_MS = 60_000;

const hiddenBlocks = ({ state: { aircraft } }: Session, sides: readonly Side[]) =>
  aircraft.filter((one, index) =>
    aircraft.some(
      (other, which) =>
        which < index &&
        overlap(blockOf(one, sides[index] as Side), blockOf(other as Aircraft, sides[which] as Side)),
    ),
  ).length;

/** Seconds of flight in which a block is hidden, and how often one changed its side. */
function flown(seed: number, number: 1 | 2 | 3, isUntangled: boolean) {
  const traffic = trafficOf(seed, number);
  const session = newSession(traffic, solve(traffic, FIRST_CALL) ?? []);
  let sides: readonly Side[] = blockSides(traffic);
  let [hidden, changes] = [0, 0];
  while (!isOver(session)) {
    pass(session);
    const better = isUntangled ? untangled(sides, session) : sides;
    changes += better.filter((side, index) => side !== sides[index]).length;
    sides = better;
    hidden += hiddenBlocks(session, sides);
  }
  return { hidden, changes };
}

const summed = (isUntangled: boolean) =>
  SEEDS.flatMap((seed) => EXERCISES.map((number) => flown(seed, number, isUntangled))).reduce((sum, one) => ({
    hidden: sum.hidden + one.hidden,
    changes: sum.changes + one.changes,
  }));

test(
  "every block begins inside the drawing",
  () => {
    for (const seed of SEEDS) {
      for (const number of EXERCISES) {
        const traffic = trafficOf(seed, number);
        const sides = blockSides(traffic);
        const outside = traffic.aircraft.filter(
          (one, index) => !isInside(blockOf(one, sides[index] as Side)),
        );
        expect(outside, `seed ${seed}, exercise ${number}`).toEqual([]);
      }
    }
  },
  PATIENCE_MS,
);

test(
  "blocks that come to cover each other are taken apart, in a few changes of side",
  () => {
    const [before, after] = [summed(false), summed(true)];
    expect(after.hidden).toBeLessThan(before.hidden / 8);
    expect(after.changes / (SEEDS.length * EXERCISES.length)).toBeLessThan(8);
  },
  PATIENCE_MS,
);
