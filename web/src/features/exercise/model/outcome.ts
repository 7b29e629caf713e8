/** An exercise flown to its end: the first thing that goes wrong, or nothing. */
import type { Aircraft } from "./aircraft";
import { isDelivered } from "./delivery";
import { isLost, pairsOf, type Pair } from "./separation";
import { advance, type Instruction } from "./simulation";
import { startOf, type Traffic } from "./traffic";

export type Problem = { kind: "loss"; pair: Pair; time: number } | { kind: "delivery"; aircraft: number };

export function firstProblem(traffic: Traffic, instructions: readonly Instruction[]): Problem | null {
  const { delivery, length } = traffic;
  const state = startOf(traffic);
  const pairs = pairsOf(state.aircraft.length);
  const at = (index: number) => state.aircraft[index] as Aircraft;
  let delivered = delivery === null;
  while (state.time < length) {
    advance(state, instructions);
    for (const pair of pairs) {
      if (isLost(at(pair[0]), at(pair[1]))) {
        return { kind: "loss", pair, time: state.time };
      }
    }
    delivered ||= delivery !== null && isDelivered(delivery, at(delivery.aircraft));
  }
  return delivered || delivery === null ? null : { kind: "delivery", aircraft: delivery.aircraft };
}
