/**
 * On which side of its target each data block hangs as an exercise begins: the sides on which blocks cover each other
 * least if the traffic flies on as it came. Afterwards it flies as the visitor says: `untangled.ts`.
 */
import {
  blockOf,
  conflictNote,
  coveredBy,
  isInside,
  pointNotes,
  SIDES,
  type Box,
  type Side,
} from "./block-boxes";
import type { Aircraft } from "./model/aircraft";
import { conflictsAhead } from "./model/prediction";
import { advance, copyOf } from "./model/simulation";
import { startOf, type Traffic } from "./model/traffic";

/** Seconds of flight between two looks at the traffic, and how many times each block may change its side. */
const LOOK = 30;
const ROUNDS = 3;
/** How much worse a side is that leaves the drawing, one that hides another block, and one that the own vector runs through. */
const WORSE = { leaves: 600, covers: 10, vector: 3 };

export function blockSides(traffic: Traffic): Side[] {
  const looks = looksAt(traffic);
  const sides: Side[] = traffic.aircraft.map((_, index) => SIDES[index % 2] as Side);
  for (let round = 0; round < ROUNDS; round += 1) {
    sides.forEach((_, index) => {
      const costs = SIDES.map((side) => costOf(index, side, sides, looks));
      sides[index] = SIDES[costs.indexOf(Math.min(...costs))] as Side;
    });
  }
  return sides;
}

/** A moment: the aircraft, and what else is written on the scope. */
type Look = { aircraft: readonly Aircraft[]; notes: readonly Box[] };

function looksAt(traffic: Traffic): Look[] {
  const state = startOf(traffic);
  const first = conflictsAhead(state, [], traffic.length)[0];
  const looks: Look[] = [];
  while (state.time < (first?.time ?? traffic.length) + LOOK) {
    if (state.time % LOOK === 0) {
      const line = first ? [conflictNote(first.pair, false, state.aircraft)] : [];
      looks.push({ aircraft: copyOf(state).aircraft, notes: [...pointNotes(traffic), ...line] });
    }
    advance(state, []);
  }
  return looks;
}

function costOf(index: number, side: Side, sides: readonly Side[], looks: readonly Look[]): number {
  return looks.reduce((sum, { aircraft, notes }, place) => {
    const own = aircraft[index] as Aircraft;
    const covered = coveredBy(index, side, sides, aircraft, notes);
    const edge = isInside(blockOf(own, side)) ? 0 : WORSE.leaves;
    // The nearer they come, the more it matters.
    const weight = 1 + (2 * place) / looks.length;
    return sum + covered * WORSE.covers * weight + edge + vectorCost(own, side);
  }, 0);
}

/** A block ahead of its aircraft has the vector in it, one behind it the trail. */
function vectorCost({ heading }: Aircraft, [right, down]: Side): number {
  const diagonal = (right > 0 ? 90 : 270) + right * down * 30;
  const off = Math.abs(((heading - diagonal + 540) % 180) - 90);
  return off > 60 ? WORSE.vector : 0;
}
