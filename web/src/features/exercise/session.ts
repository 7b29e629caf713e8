/** One exercise while it is played: its state, what was said, and what lies ahead. Knows no browser. */
import type { Aircraft } from "./model/aircraft";
import { isDelivered } from "./model/delivery";
import { conflictsAhead, deliversAhead, type Conflict } from "./model/prediction";
import { advance, obey, REACTION, type Instruction, type State } from "./model/simulation";
import { startOf, type Traffic } from "./model/traffic";

/** A conflict is shown when it is so many seconds of flight away; then its line is thin. */
const SHOWN_AHEAD = 150;
/** From here on it is thick. */
const URGENT = 60;

export type ShownConflict = Conflict & {
  /** Seconds of flight until separation is lost; 0: it is. */
  left: number;
  urgency: "ahead" | "urgent" | "lost";
};

export type Session = {
  traffic: Traffic;
  state: State;
  instructions: Instruction[];
  /** All of them, as they were foreseen when somebody last spoke; those that are near are shown. */
  foreseen: Conflict[];
  conflicts: ShownConflict[];
  /** No more problems if nobody says another word. */
  isSettled: boolean;
  delivered: boolean;
  /** Where each aircraft was, the latest place first. */
  trails: Place[][];
};

type Place = { east: number; north: number };

/** Seconds of flight between two dots of a trail, and how many there are. */
const TRAIL_STEP = 16;
const TRAIL_LENGTH = 5;

/** With instructions that are known from the start where it is flown again. */
export function newSession(traffic: Traffic, known: readonly Instruction[] = []): Session {
  const state = startOf(traffic);
  const session: Session = {
    traffic,
    state,
    instructions: [...known],
    foreseen: [],
    conflicts: [],
    isSettled: false,
    delivered: false,
    trails: state.aircraft.map(() => []),
  };
  foresee(session);
  return session;
}

/** A second passes. Returns the instructions that are read back in it. */
export function pass(session: Session): Instruction[] {
  fly(session);
  const { state, instructions, foreseen } = session;
  // Traffic flies as foreseen until somebody speaks. What has come true is looked at again: when does it end?
  if (foreseen.some(({ time }) => time < state.time)) {
    foresee(session);
  } else {
    show(session);
  }
  return instructions.filter(({ at }) => at + REACTION === state.time);
}

/** The rest of the exercise at once. */
export function finish(session: Session): void {
  while (!isOver(session)) {
    fly(session);
  }
  foresee(session);
}

function fly(session: Session): void {
  const { traffic, state, instructions, trails } = session;
  if (state.time % TRAIL_STEP === 0) {
    state.aircraft.forEach(({ east, north }, index) => {
      trails[index] = [{ east, north }, ...(trails[index] ?? [])].slice(0, TRAIL_LENGTH);
    });
  }
  advance(state, instructions);
  const { delivery } = traffic;
  if (delivery && isDelivered(delivery, state.aircraft[delivery.aircraft] as Aircraft)) {
    session.delivered = true;
  }
}

export function give(session: Session, order: Omit<Instruction, "at">): void {
  session.instructions.push({ ...order, at: session.state.time });
  foresee(session);
}

/** The aircraft as it was last told to fly, also where its crew has yet to act: what a controller writes on a strip. */
export function asTold({ state, instructions }: Session, index: number): Aircraft {
  const told = { ...(state.aircraft[index] as Aircraft) };
  for (const instruction of instructions) {
    if (instruction.aircraft === index && instruction.at + REACTION >= state.time) {
      obey(told, instruction);
    }
  }
  return told;
}

export function isOver({ traffic, state }: Session): boolean {
  return state.time >= traffic.length;
}

function foresee(session: Session): void {
  const { traffic, state, instructions } = session;
  session.foreseen = conflictsAhead(state, instructions, traffic.length);
  session.isSettled =
    session.foreseen.length === 0 && (session.delivered || deliversAhead(state, instructions, traffic));
  show(session);
}

function show(session: Session): void {
  session.conflicts = session.foreseen
    .map((conflict) => ({ ...conflict, left: conflict.time - session.state.time }))
    .filter(({ left }) => left <= SHOWN_AHEAD)
    .map((conflict) => ({ ...conflict, urgency: urgencyOf(conflict.left) }));
}

function urgencyOf(left: number): ShownConflict["urgency"] {
  if (left === 0) {
    return "lost";
  }
  return left <= URGENT ? "urgent" : "ahead";
}
