/** Gran Canaria on its sheet: what the aerodrome chart and the drawing of the way there have in common. */
import type { RunwayProps } from "./runway";

export const KILOMETRE = 110;

/** Kilometres east and north of the reference point, on the sheet. */
const at = (east: number, north: number) => [270 + east * KILOMETRE, 379 - north * KILOMETRE] as const;

export const SCHOOL = [196, 206] as const;

/** By their thresholds: 3100 m on 021° true, 210 m apart. */
export const RUNWAYS: readonly RunwayProps[] = [
  {
    from: at(-0.558, -1.449),
    to: at(0.574, 1.437),
    names: ["03L", "21R"],
    size: "3100 × 45",
    width: 8,
    sizeSide: -1,
    taxiwaySide: -1,
    nudge: [-10, 0],
    nudgeEnd: [-14, -2],
  },
  {
    from: at(-0.362, -1.525),
    to: at(0.769, 1.36),
    names: ["03R", "21L"],
    size: "3100 × 45",
    width: 8,
    sizeSide: 1,
    taxiwaySide: 1,
    nudge: [10, 4],
    nudgeEnd: [16, 2],
  },
];

export const COAST =
  "M424 80C416 116 430 140 414 168 404 188 384 196 388 220 392 242 420 236 442 250 462 264 500 262 508 288 514 312 488 330 470 344 452 358 420 352 408 376 394 402 396 424 376 452 352 486 346 512 318 548 296 578 290 612 268 660";

export const SEA = `${COAST}H560V80Z`;

/** The motorway GC-1. */
export const ROAD = "M150 92c10 60-8 120-30 176s-48 110-54 180-30 130-40 210";
