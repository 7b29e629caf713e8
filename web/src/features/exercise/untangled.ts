/**
 * Data blocks that have come to cover each other, taken apart, as a radar display does by itself: a block changes its
 * side only when something is hidden, and only for a side on which less is, now and soon.
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
import { advance, copyOf, type State } from "./model/simulation";
import type { Session } from "./session";

/** Seconds of flight that are looked ahead, and in how many steps. */
const SOON = { seconds: 40, looks: 2 };
/** What is hidden now counts as much as anything later, and a block that leaves the drawing as two that are hidden. */
const WORSE = { now: 2, leaves: 2 };

type Look = { aircraft: readonly Aircraft[]; notes: readonly Box[]; weight: number };

/** The same list where nothing is hidden, or nothing can be done about it. */
export function untangled(sides: readonly Side[], session: Session): readonly Side[] {
  const now = lookAt(session.state, session, WORSE.now);
  const hides = (index: number) => coveredBy(index, sides[index] as Side, sides, now.aircraft, now.notes) > 0;
  if (!sides.some((_, index) => hides(index))) {
    return sides;
  }
  const looks = [now, ...looksAhead(session)];
  const better = [...sides];
  let isBetter = false;
  for (const index of sides.keys()) {
    const costs = SIDES.map((side) => costOf(index, side, better, looks));
    const least = Math.min(...costs);
    if (hides(index) && least + 1 <= costOf(index, better[index] as Side, better, looks)) {
      better[index] = SIDES[costs.indexOf(least)] as Side;
      isBetter = true;
    }
  }
  return isBetter ? better : sides;
}

function looksAhead(session: Session): Look[] {
  const state = copyOf(session.state);
  return Array.from({ length: SOON.looks }, () => {
    for (let second = 0; second < SOON.seconds / SOON.looks; second += 1) {
      advance(state, session.instructions);
    }
    return lookAt(copyOf(state), session, 1);
  });
}

function lookAt({ aircraft }: State, { traffic, conflicts }: Session, weight: number): Look {
  const lines = conflicts.map(({ pair, urgency }) => conflictNote(pair, urgency === "lost", aircraft));
  return { aircraft, notes: [...pointNotes(traffic), ...lines], weight };
}

function costOf(index: number, side: Side, sides: readonly Side[], looks: readonly Look[]): number {
  return looks.reduce((sum, { aircraft, notes, weight }) => {
    const edge = isInside(blockOf(aircraft[index] as Aircraft, side)) ? 0 : WORSE.leaves;
    return sum + weight * (coveredBy(index, side, sides, aircraft, notes) + edge);
  }, 0);
}
