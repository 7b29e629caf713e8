/** How far two aircraft are apart, and whether that is enough. */
import type { Aircraft } from "./aircraft";
import { wholeRoot } from "./angles";
import { LATERAL_MINIMUM, VERTICAL_MINIMUM } from "./units";

export type Separation = {
  /** Units. */
  lateral: number;
  /** Feet. */
  vertical: number;
};

export function separation(a: Aircraft, b: Aircraft): Separation {
  const east = a.east - b.east;
  const north = a.north - b.north;
  return { lateral: wholeRoot(east * east + north * north), vertical: Math.abs(a.altitude - b.altitude) };
}

export function isLost(a: Aircraft, b: Aircraft): boolean {
  const east = a.east - b.east;
  const north = a.north - b.north;
  return (
    Math.abs(a.altitude - b.altitude) < VERTICAL_MINIMUM &&
    east * east + north * north < LATERAL_MINIMUM * LATERAL_MINIMUM
  );
}

/** In thousandths of the minimum, by whichever of the two is the better one: below 1,000 separation is lost. */
export function margin({ lateral, vertical }: Separation): number {
  const beside = Math.floor((lateral * 1000) / LATERAL_MINIMUM);
  const above = Math.floor((vertical * 1000) / VERTICAL_MINIMUM);
  return Math.max(beside, above);
}

export type Pair = readonly [number, number];

export function pairsOf(count: number): Pair[] {
  const pairs: Pair[] = [];
  for (let first = 0; first < count; first += 1) {
    for (let second = first + 1; second < count; second += 1) {
      pairs.push([first, second]);
    }
  }
  return pairs;
}
