/** Madrid-Barajas on its sheet: what the aerodrome chart and the drawing of the way there have in common. */
import type { RunwayProps } from "./runway";

export const KILOMETRE = 52;

/** Kilometres east and north of the reference point, on the sheet. */
const at = (east: number, north: number) => [262 + east * KILOMETRE, 508 - north * KILOMETRE] as const;

export const SCHOOL = at(-2.9, -1.45);

export const RUNWAYS: readonly RunwayProps[] = [
  {
    from: at(-1.19, 6.73),
    to: at(-1.19, 2.55),
    names: ["18R", "36L"],
    size: "4179 × 60",
    sizeSide: 1,
    taxiwaySide: -1,
  },
  {
    from: at(0.12, 6.72),
    to: at(0.12, 3.22),
    names: ["18L", "36R"],
    size: "3500 × 60",
    sizeSide: -1,
    taxiwaySide: 1,
  },
  {
    from: at(-1.37, 1.48),
    to: at(1.15, -1.75),
    names: ["14R", "32L"],
    size: "3988 × 60",
    sizeSide: -1,
    taxiwaySide: 1,
  },
  {
    from: at(0.42, 2.45),
    to: at(2.57, -0.31),
    names: ["14L", "32R"],
    size: "3500 × 60",
    sizeSide: -1,
    taxiwaySide: 1,
    nudge: [30, 8],
  },
];

export const RIVER = "M420 92c-30 50-12 92-26 140s14 84 44 124 20 96 52 140 30 90 70 152";

/** Motorways with the place of their names. */
export const ROADS = [
  { name: "M-40", at: [52, 300], path: "M14 250c60 40 96 96 112 170s30 150 92 228" },
  { name: "A-2", at: [420, 606], path: "M14 618c90-16 176-20 250-8s176 22 282-18" },
] as const;

/** T4, its satellite, and T1 to T3. */
export const TERMINALS =
  "M112 366h13v58h-13zM125 380h9v30h-9zM227 364h9v40h-9zM186 486l34 43 9-7 8 10-16 12 8 10-10 8-48-61z";
