/**
 * Headings and lengths in whole numbers. Engines may differ in the last digit of `Math.sin`, and a model that is played
 * again from its seed must not.
 */

/** What the sine is multiplied by, so that it is a whole number. */
const SINE_SCALE = 16_384;

/** The sine of 0 to 90 degrees, times the scale. */
// prettier-ignore
const SINES: readonly number[] = [
  0, 286, 572, 857, 1143, 1428, 1713, 1997, 2280, 2563, 2845, 3126, 3406, 3686, 3964, 4240, 4516, 4790,
  5063, 5334, 5604, 5872, 6138, 6402, 6664, 6924, 7182, 7438, 7692, 7943, 8192, 8438, 8682, 8923, 9162,
  9397, 9630, 9860, 10087, 10311, 10531, 10749, 10963, 11174, 11381, 11585, 11786, 11982, 12176, 12365,
  12551, 12733, 12911, 13085, 13255, 13421, 13583, 13741, 13894, 14044, 14189, 14330, 14466, 14598,
  14726, 14849, 14968, 15082, 15191, 15296, 15396, 15491, 15582, 15668, 15749, 15826, 15897, 15964,
  16026, 16083, 16135, 16182, 16225, 16262, 16294, 16322, 16344, 16362, 16374, 16382, 16384,
];

/** From 0 to 359. */
export function normalised(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}

/** A turn and a quarter, so that a cosine is the sine a quarter further on. */
const FULL_TURN = Array.from({ length: 450 }, (_, degrees) => {
  const half = degrees % 180;
  const sine = SINES[half <= 90 ? half : 180 - half] ?? 0;
  return degrees % 360 < 180 ? sine : -sine;
});

/** Of 0 to 449 degrees. */
export function scaledSine(degrees: number): number {
  return FULL_TURN[degrees] as number;
}

/** A length along a heading as its east and north parts, rounded to whole units. */
export function along(heading: number, length: number): [east: number, north: number] {
  return [scaled(length * scaledSine(heading)), scaled(length * scaledSine(heading + 90))];
}

/** A product with a scaled sine as a whole number. Halves go away from zero on both sides, so that opposite headings are exact opposites. */
export function scaled(product: number): number {
  const size = Math.floor((Math.abs(product) * 2 + SINE_SCALE) / (2 * SINE_SCALE));
  return product < 0 ? -size : size;
}

/** The short way round: negative to the left, 180 to the right. */
export function turnTo(from: number, to: number): number {
  const right = normalised(to - from);
  return right > 180 ? right - 360 : right;
}

/** The largest whole number whose square is no larger. */
export function wholeRoot(square: number): number {
  let root = Math.floor(Math.sqrt(square));
  while (root * root > square) {
    root -= 1;
  }
  while ((root + 1) * (root + 1) <= square) {
    root += 1;
  }
  return root;
}

/** The whole degree that leads from here to a point so far east and north. */
export function bearingTo(east: number, north: number): number {
  let best = 0;
  let most = -Infinity;
  for (let degrees = 0; degrees < 360; degrees += 1) {
    const ahead = east * scaledSine(degrees) + north * scaledSine(degrees + 90);
    if (ahead > most) {
      most = ahead;
      best = degrees;
    }
  }
  return best;
}
