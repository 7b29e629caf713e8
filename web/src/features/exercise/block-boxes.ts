/** What is written on the scope as boxes in the drawing's units, with the letters of a phone. */
import { toX, toY } from "../../ui/radar/geometry";
import { verticalTrend, type Aircraft } from "./model/aircraft";
import type { Pair } from "./model/separation";
import type { Traffic } from "./model/traffic";
import { miles } from "./model/units";

export type Side = readonly [east: 1 | -1, south: 1 | -1];

export type Box = { x: number; y: number; width: number; height: number };

type Place = { east: number; north: number };

export const SIDES: readonly Side[] = [
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
];
const BLOCK = { away: 26, letter: 20, height: 72 };
/** "350", or "337↑370" while it climbs. */
const LEVEL = { steady: 3, changing: 7 };
const EDGE = 790;
/** Words on the line between two; where they have lost their separation, so far from it that they hide neither. */
const CONFLICT_NOTE = { ahead: 60, lost: 130, away: 100 };
const POINT_NAME = { width: 190, below: 28 };

/** Words around the middle of some places. */
function noteAt(places: readonly Place[], width: number, below: number): Box {
  const east = places.reduce((sum, place) => sum + miles(place.east), 0) / places.length;
  const north = places.reduce((sum, place) => sum + miles(place.north), 0) / places.length;
  return { x: toX(east) - width / 2, y: toY(north) + below - 18, width, height: 36 };
}

/** How far below the middle of a pair its words stand: away from others who fly above it. */
export function conflictOffset(pair: Pair, isLost: boolean, aircraft: readonly Aircraft[]): number {
  const { lost, away } = CONFLICT_NOTE;
  const places = pair.map((index) => aircraft[index] as Aircraft);
  const above = noteAt(places, lost, -away);
  const isTaken = aircraft.some((one) => overlap(targetOf(one), above));
  return isLost ? (isTaken ? away : -away) : 0;
}

export function conflictNote(pair: Pair, isLost: boolean, aircraft: readonly Aircraft[]): Box {
  const places = pair.map((index) => aircraft[index] as Aircraft);
  const width = isLost ? CONFLICT_NOTE.lost : CONFLICT_NOTE.ahead;
  return noteAt(places, width, conflictOffset(pair, isLost, aircraft));
}

/** The name of the point of a delivery, where there is one. */
export function pointNotes({ delivery }: Traffic): Box[] {
  return delivery ? [noteAt([delivery.point], POINT_NAME.width, POINT_NAME.below)] : [];
}

export function blockOf(aircraft: Aircraft, [right, down]: Side): Box {
  const { away, letter, height } = BLOCK;
  const { east, north, callsign } = aircraft;
  const level = verticalTrend(aircraft) === 0 ? LEVEL.steady : LEVEL.changing;
  const width = Math.max(callsign.length, level) * letter;
  const x = toX(miles(east)) + right * away;
  const y = toY(miles(north)) + down * away + 8;
  return { x: right > 0 ? x : x - width, y: y - height / 2, width, height };
}

/** How many other blocks, targets and notes the block of an aircraft covers on a side. */
export function coveredBy(
  index: number,
  side: Side,
  sides: readonly Side[],
  aircraft: readonly Aircraft[],
  notes: readonly Box[],
): number {
  const block = blockOf(aircraft[index] as Aircraft, side);
  const others = aircraft.flatMap((other, which) =>
    which === index ? [] : [blockOf(other, sides[which] as Side), targetOf(other)],
  );
  return [...others, ...notes].filter((box) => overlap(block, box)).length;
}

function targetOf({ east, north }: Place): Box {
  return { x: toX(miles(east)) - 12, y: toY(miles(north)) - 12, width: 24, height: 24 };
}

export function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

export function isInside({ x, y, width, height }: Box): boolean {
  return x > 800 - EDGE && x + width < EDGE && y > 800 - EDGE && y + height < EDGE;
}
