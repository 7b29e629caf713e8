/** A solution to its end: once the traffic is clear, aircraft go on to their level and back towards their exit. */
import type { Aircraft } from "./aircraft";
import { bearingTo } from "./angles";
import { firstProblem } from "./outcome";
import { stateAt, type Instruction } from "./simulation";
import { startOf, type Flight, type Traffic } from "./traffic";
import { FEET_PER_LEVEL } from "./units";

/** Seconds between two looks at whether it is clear. */
const LOOK = 24;
/** Nobody is called in the last half minute for the sake of tidiness. */
const LAST_CALL = 60;

export function restored(traffic: Traffic, solution: readonly Instruction[]): Instruction[] {
  return solution.reduce<Instruction[]>(
    (given, instruction) => {
      const back = wayBack(traffic, given, instruction);
      return back ? [...given, back].sort((a, b) => a.at - b.at) : given;
    },
    [...solution],
  );
}

function wayBack(traffic: Traffic, given: Instruction[], { at, aircraft, kind }: Instruction) {
  for (let time = at + 2 * LOOK; time < traffic.length - LAST_CALL; time += LOOK) {
    const back = backAt(traffic, given, time, aircraft, kind);
    if (!back) {
      return null;
    }
    if (!firstProblem(traffic, [...given, back])) {
      return back;
    }
  }
  return null;
}

/** Null: there is nothing to go back to. */
function backAt(
  traffic: Traffic,
  given: Instruction[],
  at: number,
  aircraft: number,
  kind: Instruction["kind"],
): Instruction | null {
  const now = stateAt(startOf(traffic), given, at).aircraft[aircraft] as Aircraft;
  const { exit, exitLevel } = traffic.flights[aircraft] as Flight;
  if (kind === "level") {
    const isThere = now.clearedAltitude === exitLevel * FEET_PER_LEVEL;
    return isThere ? null : { at, aircraft, kind, value: exitLevel };
  }
  const direct = Math.round(bearingTo(exit.east - now.east, exit.north - now.north) / 5) * 5;
  return { at, aircraft, kind, value: direct % 360 || 360 };
}
