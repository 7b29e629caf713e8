/**
 * Finds instructions that keep everybody apart: depth first, one more instruction at a time, trying what a controller
 * would try first. It proves that an exercise can be solved, and the debrief shows what it found.
 */
import type { Aircraft } from "./aircraft";
import { normalised } from "./angles";
import { firstProblem, type Problem } from "./outcome";
import { stateAt, type Instruction, type State } from "./simulation";
import { startOf, type Traffic } from "./traffic";
import { FEET_PER_LEVEL } from "./units";

/** A small turn early is worth more than a large one late; then one level; then what is left. */
const MOVES: readonly { kind: Instruction["kind"]; change: number }[] = [
  { kind: "heading", change: 10 },
  { kind: "heading", change: -10 },
  { kind: "heading", change: 20 },
  { kind: "heading", change: -20 },
  { kind: "level", change: -10 },
  { kind: "level", change: 10 },
  { kind: "heading", change: 30 },
  { kind: "heading", change: -30 },
  { kind: "level", change: -20 },
  { kind: "level", change: 20 },
];

/** Seconds between two instructions: one is read back before the next is given. */
const PAUSE = 24;
/** When a level that was held back may be given, in seconds after the last instruction. */
const LATER = [0, 40, 80, 120, 160, 200];
export const MOST_INSTRUCTIONS = 3;

/** How often an exercise may be flown to its end before it counts as too hard. */
const MOST_FLIGHTS = 120;

/** Null: not found with so many instructions, the first of them at this second. */
export function solve(traffic: Traffic, from: number): Instruction[] | null {
  const budget = { flights: MOST_FLIGHTS };
  for (let most = 1; most <= MOST_INSTRUCTIONS; most += 1) {
    const found = search(traffic, [], from, most, budget);
    if (found) {
      return found;
    }
  }
  return null;
}

function search(
  traffic: Traffic,
  given: Instruction[],
  at: number,
  left: number,
  budget: { flights: number },
  before: Problem | null = null,
): Instruction[] | null {
  budget.flights -= 1;
  const problem = firstProblem(traffic, given);
  if (!problem) {
    return given;
  }
  if (left === 0 || at >= traffic.length || budget.flights <= 0 || isSame(problem, before)) {
    return null;
  }
  for (const move of movesAgainst(problem, traffic, given, at)) {
    const found = search(traffic, [...given, move], move.at + PAUSE, left - 1, budget, problem);
    if (found) {
      return found;
    }
  }
  return null;
}

/** An instruction that leaves the two in conflict that it was given for is not worth going on from. */
function isSame(problem: Problem, before: Problem | null): boolean {
  return problem.kind === "loss" && before?.kind === "loss" && problem.pair.join() === before.pair.join();
}

function movesAgainst(problem: Problem, traffic: Traffic, given: Instruction[], at: number): Instruction[] {
  if (problem.kind === "delivery") {
    const value = traffic.delivery?.level ?? 0;
    return LATER.map((later) => ({ at: at + later, aircraft: problem.aircraft, kind: "level", value }));
  }
  const state = stateAt(startOf(traffic), given, at);
  const changes = MOVES.flatMap(({ kind, change }) =>
    problem.pair.map((aircraft) => ({
      at,
      aircraft,
      kind,
      value: changed(kind, change, state.aircraft[aircraft] as Aircraft),
    })),
  );
  return [...levelsOnTheWay(problem.pair, state, at), ...changes];
}

function changed(kind: Instruction["kind"], change: number, aircraft: Aircraft): number {
  return kind === "heading"
    ? normalised(aircraft.clearedHeading + change)
    : aircraft.clearedAltitude / FEET_PER_LEVEL + change;
}

/** A climb or descent may be stopped 1,000 ft short of the other aircraft. */
function levelsOnTheWay(pair: readonly number[], { aircraft }: State, at: number): Instruction[] {
  return pair.flatMap((index) => {
    const own = aircraft[index] as Aircraft;
    const others = pair.filter((other) => other !== index).map((other) => aircraft[other] as Aircraft);
    return others.flatMap((other) => {
      const level = other.clearedAltitude / FEET_PER_LEVEL;
      const short = own.clearedAltitude > own.altitude ? level - 10 : level + 10;
      const isBetween =
        (short * FEET_PER_LEVEL - own.altitude) * (own.clearedAltitude - short * FEET_PER_LEVEL) > 0;
      return isBetween ? [{ at, aircraft: index, kind: "level" as const, value: short }] : [];
    });
  });
}
