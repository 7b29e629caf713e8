/** One aircraft, and where it is a second later. */
import { normalised, scaled, scaledSine, turnTo } from "./angles";
import { PERFORMANCE, speedAt, type AircraftType, type Performance } from "./performance";
import { UNITS_PER_KNOT_SECOND } from "./units";

export type Aircraft = {
  callsign: string;
  type: AircraftType;
  /** Units east and north of the middle of the sector. */
  east: number;
  north: number;
  /** Feet. */
  altitude: number;
  /** Whole degrees: where it flies, and what it was last told. */
  heading: number;
  clearedHeading: number;
  /** Feet. */
  clearedAltitude: number;
  /** Units flown since the start. */
  flown: number;
};

/** Changes the aircraft in place: the solver flies thousands of exercises to their end. */
export function flySecond(aircraft: Aircraft): void {
  const performance = PERFORMANCE[aircraft.type];
  const distance = speedAt(performance, aircraft.altitude) * UNITS_PER_KNOT_SECOND;
  if (aircraft.heading !== aircraft.clearedHeading) {
    aircraft.heading = turned(aircraft, performance);
  }
  if (aircraft.altitude !== aircraft.clearedAltitude) {
    aircraft.altitude = climbed(aircraft, performance);
  }
  aircraft.east += scaled(distance * scaledSine(aircraft.heading));
  aircraft.north += scaled(distance * scaledSine(aircraft.heading + 90));
  aircraft.flown += distance;
}

function turned({ heading, clearedHeading }: Aircraft, { turn }: Performance): number {
  const left = turnTo(heading, clearedHeading);
  return normalised(heading + Math.max(-turn, Math.min(turn, left)));
}

function climbed({ altitude, clearedAltitude }: Aircraft, { climb, descent }: Performance): number {
  return altitude + Math.max(-descent, Math.min(climb, clearedAltitude - altitude));
}

/** 1: climbing, -1: descending, 0: level. */
export function verticalTrend({ altitude, clearedAltitude }: Aircraft): -1 | 0 | 1 {
  return Math.sign(clearedAltitude - altitude) as -1 | 0 | 1;
}
