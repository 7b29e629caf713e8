/** Traffic and instructions in, states out: one a second, the same in every engine. */
import { flySecond, type Aircraft } from "./aircraft";
import { FEET_PER_LEVEL } from "./units";

export type Instruction = {
  /** The second in which it is given. */
  at: number;
  /** Place in the traffic. */
  aircraft: number;
  kind: "heading" | "level";
  /** Degrees or flight level. */
  value: number;
};

export type State = { time: number; aircraft: Aircraft[] };

/** Seconds from an instruction to the first movement: a crew reads back first. */
export const REACTION = 5;

export function copyOf({ time, aircraft }: State): State {
  return { time, aircraft: aircraft.map((one) => ({ ...one })) };
}

export function obey(aircraft: Aircraft, { kind, value }: Instruction): void {
  if (kind === "heading") {
    aircraft.clearedHeading = value % 360;
  } else {
    aircraft.clearedAltitude = value * FEET_PER_LEVEL;
  }
}

/** One second on, in place. Of two instructions for the same second the later one in the list counts. */
export function advance(state: State, instructions: readonly Instruction[]): void {
  for (const instruction of instructions) {
    const told = state.aircraft[instruction.aircraft];
    if (told && instruction.at + REACTION === state.time) {
      obey(told, instruction);
    }
  }
  for (const aircraft of state.aircraft) {
    flySecond(aircraft);
  }
  state.time += 1;
}

/** The state at a later second; the one it started from stays as it is. */
export function stateAt(from: State, instructions: readonly Instruction[], time: number): State {
  const state = copyOf(from);
  while (state.time < time) {
    advance(state, instructions);
  }
  return state;
}
