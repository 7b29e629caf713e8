/** What can be said of an exercise afterwards. */
import type { Aircraft } from "./aircraft";
import { wholeRoot } from "./angles";
import { isDelivered } from "./delivery";
import { isLost, margin, pairsOf, separation, type Pair, type Separation } from "./separation";
import { advance, type Instruction } from "./simulation";
import { startOf, type Flight, type Traffic } from "./traffic";

export type Debrief = {
  /** The moment at which two aircraft were nearest to losing their separation, or furthest below it. */
  closest: Separation & { pair: Pair; time: number };
  /** Seconds in which some pair was not separated. */
  lost: number;
  instructions: number;
  /** Units flown beyond what the straight way would have been, all aircraft together. */
  extra: number;
  /** Null: nothing was to be delivered. */
  delivered: boolean | null;
};

export function debriefOf(traffic: Traffic, instructions: readonly Instruction[]): Debrief {
  const state = startOf(traffic);
  const pairs = pairsOf(state.aircraft.length);
  const at = (index: number) => state.aircraft[index] as Aircraft;
  let closest: Debrief["closest"] | null = null;
  let least = Infinity;
  let lost = 0;
  let delivered = false;
  while (state.time < traffic.length) {
    advance(state, instructions);
    lost += pairs.some(([a, b]) => isLost(at(a), at(b))) ? 1 : 0;
    delivered ||= traffic.delivery !== null && isDelivered(traffic.delivery, at(traffic.delivery.aircraft));
    for (const pair of pairs) {
      const apart = separation(at(pair[0]), at(pair[1]));
      if (margin(apart) < least) {
        least = margin(apart);
        closest = { ...apart, pair, time: state.time };
      }
    }
  }
  return {
    closest: closest ?? { lateral: 0, vertical: 0, pair: [0, 1], time: 0 },
    lost,
    instructions: instructions.length,
    extra: extraOf(traffic, state.aircraft),
    delivered: traffic.delivery && delivered,
  };
}

function extraOf({ aircraft, flights }: Traffic, flown: readonly Aircraft[]): number {
  return flown.reduce((sum, end, index) => {
    const exit = (flights[index] as Flight).exit;
    const direct = distance(aircraft[index] as Aircraft, exit);
    return sum + Math.max(0, end.flown + distance(end, exit) - direct);
  }, 0);
}

type Place = { east: number; north: number };

function distance(a: Place, b: Place): number {
  return wholeRoot((a.east - b.east) ** 2 + (a.north - b.north) ** 2);
}
