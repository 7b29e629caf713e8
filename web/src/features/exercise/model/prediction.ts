/** Conflicts ahead, if nobody says another word. */
import type { Aircraft } from "./aircraft";
import { isDelivered } from "./delivery";
import { isLost, pairsOf, type Pair } from "./separation";
import { advance, copyOf, type Instruction, type State } from "./simulation";
import type { Traffic } from "./traffic";

export type Conflict = {
  pair: Pair;
  /** The first second without separation. */
  time: number;
};

/** The first loss of each pair, in the order in which they come. */
export function conflictsAhead(from: State, given: readonly Instruction[], until: number): Conflict[] {
  const state = copyOf(from);
  const found: Conflict[] = [];
  let open = pairsOf(state.aircraft.length);
  while (open.length > 0) {
    const lost = open.filter(([a, b]) =>
      isLost(state.aircraft[a] as Aircraft, state.aircraft[b] as Aircraft),
    );
    if (lost.length > 0) {
      found.push(...lost.map((pair) => ({ pair, time: state.time })));
      open = open.filter((pair) => !lost.includes(pair));
    }
    if (state.time >= until) {
      break;
    }
    advance(state, given);
  }
  return found;
}

/** Whether the one to deliver will be over its point at its level; true where there is none. */
export function deliversAhead(
  from: State,
  given: readonly Instruction[],
  { delivery, length }: Traffic,
): boolean {
  if (!delivery) {
    return true;
  }
  const state = copyOf(from);
  while (state.time < length) {
    if (isDelivered(delivery, state.aircraft[delivery.aircraft] as Aircraft)) {
      return true;
    }
    advance(state, given);
  }
  return false;
}
