/** What an exercise consists of: aircraft, how long it lasts, and what one of them must have done by then. */
import type { Aircraft } from "./aircraft";
import type { State } from "./simulation";

/** To be over a point at a level, as agreed with the next sector. */
export type Delivery = { aircraft: number; level: number; point: Point };

export type Point = { name: string; east: number; north: number };

export type Flight = {
  /** Where it leaves the sector, and at which level it wants to. */
  exit: Point;
  exitLevel: number;
};

export type Traffic = {
  /** Seconds of flight. */
  length: number;
  aircraft: readonly Aircraft[];
  /** In the same order. */
  flights: readonly Flight[];
  delivery: Delivery | null;
};

/** How many times faster than life the time of an exercise runs. */
export const TIME_FACTOR = 8;

export type ExerciseNumber = 1 | 2 | 3;

export function startOf({ aircraft }: Traffic): State {
  return { time: 0, aircraft: aircraft.map((one) => ({ ...one })) };
}
