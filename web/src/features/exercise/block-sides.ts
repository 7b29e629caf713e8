/**
 * On which side of its target each data block hangs. Chosen once for an exercise, so that no block jumps while
 * aircraft move: the sides on which blocks cover each other least if the traffic flies on as it came.
 */
import { toX, toY } from "../../ui/radar/geometry";
import type { Aircraft } from "./model/aircraft";
import { conflictsAhead } from "./model/prediction";
import { advance, type State } from "./model/simulation";
import { startOf, type Traffic } from "./model/traffic";
import { miles } from "./model/units";

export type Side = readonly [east: 1 | -1, south: 1 | -1];

type Box = { x: number; y: number; width: number; height: number };

const SIDES: readonly Side[] = [
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
];
/** A block in the drawing's units, with the letters of a phone. */
const BLOCK = { away: 24, width: 150, height: 76 };
const EDGE = 790;
/** Seconds of flight between two looks at the traffic, and how many times each block may change its side. */
const LOOK = 30;
const ROUNDS = 3;
/** How much worse a side is that leaves the drawing, one that hides another block, and one that the own vector runs through. */
const WORSE = { leaves: 60, covers: 10, vector: 3 };

export function blockSides(traffic: Traffic): Side[] {
  const looks = looksAt(traffic);
  const sides: Side[] = traffic.aircraft.map((_, index) => SIDES[index % 2] as Side);
  for (let round = 0; round < ROUNDS; round += 1) {
    sides.forEach((_, index) => {
      const costs = SIDES.map((side) => costOf(index, side, sides, looks));
      sides[index] = SIDES[costs.indexOf(Math.min(...costs))] as Side;
    });
  }
  return sides;
}

/** A moment: the aircraft, and what else is written on the scope. */
type Look = { aircraft: readonly Aircraft[]; notes: readonly Box[] };

function looksAt(traffic: Traffic): Look[] {
  const state = startOf(traffic);
  const first = conflictsAhead(state, [], traffic.length)[0];
  const point = traffic.delivery ? [noteAt([traffic.delivery.point], 190, 28)] : [];
  const looks: Look[] = [];
  // Afterwards it flies as the visitor said.
  while (state.time < (first?.time ?? traffic.length) + LOOK) {
    if (state.time % LOOK === 0) {
      const line = first
        ? [
            noteAt(
              first.pair.map((index) => state.aircraft[index] as Aircraft),
              60,
              0,
            ),
          ]
        : [];
      looks.push({ aircraft: copies(state), notes: [...point, ...line] });
    }
    advance(state, []);
  }
  return looks;
}

function copies({ aircraft }: State): Aircraft[] {
  return aircraft.map((one) => ({ ...one }));
}

/** Words around the middle of some places. */
function noteAt(places: readonly { east: number; north: number }[], width: number, below: number): Box {
  const east = places.reduce((sum, place) => sum + miles(place.east), 0) / places.length;
  const north = places.reduce((sum, place) => sum + miles(place.north), 0) / places.length;
  return { x: toX(east) - width / 2, y: toY(north) + below - 18, width, height: 36 };
}

function blockOf({ east, north }: Aircraft, [right, down]: Side): Box {
  const { away, width, height } = BLOCK;
  const x = toX(miles(east)) + right * away;
  const y = toY(miles(north)) + down * away + 8;
  return { x: right > 0 ? x : x - width, y: y - height / 2, width, height };
}

function targetOf({ east, north }: Aircraft): Box {
  return { x: toX(miles(east)) - 12, y: toY(miles(north)) - 12, width: 24, height: 24 };
}

function costOf(index: number, side: Side, sides: readonly Side[], looks: readonly Look[]): number {
  return looks.reduce((sum, { aircraft, notes }, place) => {
    const own = aircraft[index] as Aircraft;
    const block = blockOf(own, side);
    const others = aircraft.flatMap((other, which) =>
      which === index ? [] : [blockOf(other, sides[which] as Side), targetOf(other)],
    );
    const covered = [...others, ...notes].filter((box) => overlap(block, box)).length;
    const edge = isInside(block) ? 0 : WORSE.leaves;
    // The nearer they come, the more it matters.
    const weight = 1 + (2 * place) / looks.length;
    return sum + covered * WORSE.covers * weight + edge + vectorCost(own, side);
  }, 0);
}

/** A block ahead of its aircraft has the vector in it, one behind it the trail. */
function vectorCost({ heading }: Aircraft, [right, down]: Side): number {
  const diagonal = (right > 0 ? 90 : 270) + right * down * 30;
  const off = Math.abs(((heading - diagonal + 540) % 180) - 90);
  return off > 60 ? WORSE.vector : 0;
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function isInside({ x, y, width, height }: Box): boolean {
  return x > 800 - EDGE && x + width < EDGE && y > 800 - EDGE && y + height < EDGE;
}
