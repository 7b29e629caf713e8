// Screens of the workplaces: radar, sectors, and positions side by side.
import { D1, D2, D3, D4, GLOW, INK, INK2, PHOSPHOR, SLATE } from "../drawing/palette.mjs";
import { dots, path, ring, stroke } from "../drawing/svg.mjs";
import { glow, room } from "./workplace-room.mjs";
import { scope } from "./scope.mjs";

export const radar = (s, seed) => [
  room(s, INK, D1),
  glow(s, 520, 330, 470, 0.6),
  scope(s, {
    cx: 520,
    cy: 330,
    r: 330,
    seed,
    count: 7,
    sweep: 118,
    rings: 3,
    weight: 2.2,
    chart: false,
    alert: 1,
  }),
];

/** Screens side by side, seen from behind whoever sits there. */
export const screens = (s) => [
  room(s, INK, D2),
  glow(s, 560, 330, 420),
  path("M330 150l250-30v330l-250-6zM610 116l230-26v372l-230-10z", { fill: INK2, stroke: D3, strokeWidth: 6 }),
  stroke(
    ring(455, 290, 60, 66) +
      ring(455, 290, 104, 116) +
      "M344 290h226M455 150v280M622 250l90-70 108 60M640 400l70-90 110 30",
    D3,
    3,
  ),
  dots(
    [
      [420, 240],
      [500, 330],
      [470, 200],
      [660, 220],
      [730, 300],
      [700, 390],
    ],
    13,
    GLOW,
  ),
  stroke("M432 226h40m-40 12h24M512 316h36m-36 12h20M672 206h50m-50 12h30M742 286h40", PHOSPHOR, 5),
  path("M250 560h550v240H220z", { fill: SLATE }),
  stroke("M250 560h550", D4, 4),
  s.lamp(756, 176, 9),
];

/** Sectors of an area, on a screen as wide as the wall. */
export const sectors = (s) => [
  room(s, INK, D1),
  glow(s, 560, 330, 430, 0.45),
  path("M260 80l560-40v600H260z", { fill: INK2, stroke: D3, strokeWidth: 5 }),
  stroke(
    "M330 150l170-30 90 110-60 130-190-20zM590 230l190-90M530 360l80 120 190-60M340 340l-20 200 180 50 110-110M610 480l-20 150",
    D4,
    4,
  ),
  stroke("M270 560L800 190M300 110l420 520", D2, 3, { strokeDasharray: "18 12" }),
  dots(
    [
      [430, 220],
      [640, 310],
      [420, 460],
      [700, 230],
      [690, 540],
    ],
    15,
    GLOW,
  ),
  stroke(
    "M446 202h56m-56 15h34M656 292h56m-56 15h30M436 442h50m-50 15h34M716 212h50M706 522h54m-54 15h30",
    PHOSPHOR,
    6,
  ),
  s.lamp(560, 420, 9),
];
