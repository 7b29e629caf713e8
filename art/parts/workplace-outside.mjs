// Outside the glass of a cab: what a tower controller looks at.
import { D1, D2, D4, GLOW, INK, INK2, mix, PALE, SLATE, VOID } from "../drawing/palette.mjs";
import { at, dots, path, rect, stroke } from "../drawing/svg.mjs";
import { aircraftFront, aircraftSide } from "./aircraft.mjs";
import { dusk, ridge, town } from "./sky.mjs";
import { farTower } from "./tower.mjs";

export const runwayAhead =
  path("M470 486h24l186 314H300z", { fill: INK2 }) +
  stroke("M482 500v10m0 16v16m0 26v26m0 40v40m0 50v60", PALE, 5) +
  dots(
    [
      [466, 496],
      [452, 520],
      [432, 552],
      [404, 600],
      [362, 668],
      [498, 496],
      [514, 520],
      [536, 552],
      [564, 600],
      [604, 668],
    ],
    8,
    GLOW,
  );

/** Fins and fuselages of aircraft at their stands. */
const tailsAtStands = (s) => [
  path("M250 446h600v60H250z", { fill: mix(D2, INK, 0.3) }),
  [
    [372, 0.9],
    [560, 1],
    [742, 1.1],
  ].map(([x, k]) =>
    path("M-70 40c10-26 90-34 190-34v56H-40c-20 0-34-8-30-22zM-64 26l-34-104h44l58 92z", {
      fill: INK2,
      transform: at(x, 448, k),
    }),
  ),
  dots(
    [
      [340, 520],
      [430, 520],
      [520, 520],
      [610, 520],
      [700, 520],
    ],
    9,
    GLOW,
  ),
  s.lamp(480, 356, 7),
];

/** The coast beside the field, with a light far out. */
const coast = (s) => [
  rect(0, 470, 800, 330, {
    fill: s.linear(
      [
        [0, D2],
        [1, INK],
      ],
      { y1: 470 },
    ),
  }),
  stroke("M360 500h70m60 0h130m40 24h90M320 540h110m80 14h90m80 12h60", D4, 3),
  path("M0 640c200-50 420-40 800-110v270H0z", { fill: INK2 }),
  path("M420 640l400-62v26L440 676z", { fill: VOID }),
  dots(
    [
      [470, 640],
      [540, 628],
      [610, 616],
      [680, 604],
      [750, 592],
    ],
    8,
    GLOW,
  ),
  aircraftSide({ x: 560, y: 240, k: 0.62, turn: 4, body: INK2, belly: INK, tail: D1 }),
  s.lamp(676, 466, 7),
];

/** Sky over an airfield through the glass of a cab. `sight` is what is out there today. */
const cab = (ramp, sight) => (s, seed) => [
  dusk(s, 470, { ramp }),
  ridge(seed, 472, 46, mix(D2, INK, 0.35), { w: 800, steps: 8 }),
  rect(0, 470, 800, 330, {
    fill: s.linear(
      [
        [0, SLATE],
        [1, INK],
      ],
      { y1: 470 },
    ),
  }),
  town(seed, 0, 800, 476, 26, 26),
  sight(s),
  stroke("M118 0L70 800M640 0l66 800", VOID, 22),
  path("M0 0h800v40L400 64 0 40z", { fill: VOID }),
];

/** By name: each is drawn with a number that varies the ridge and the town. */
export const FROM_THE_CAB = {
  runway: cab("late", (s) => [
    runwayAhead,
    aircraftFront({ x: 482, y: 250, k: 1.1, body: INK2, wing: INK2 }),
    s.lamp(482, 238, 6),
  ]),
  night: cab("deep", (s) => [runwayAhead, farTower(640, 474, 130, VOID), s.lamp(640, 330, 7)]),
  stands: cab("early", tailsAtStands),
  coast: cab("early", coast),
  departure: cab("early", (s) => [
    aircraftSide({ x: 560, y: 190, k: 1.1, turn: -12 }),
    farTower(600, 474, 120, INK2),
    s.lamp(600, 340, 8),
  ]),
};
