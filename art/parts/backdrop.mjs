// Backdrops of the portraits: a piece of the control room behind each person, never a plain grey.
import { D1, D2, D3, D4, GLOW, INK, INK2, LINE, NIGHT, PALE, PHOSPHOR } from "../drawing/palette.mjs";
import { circle, dots, line, path, rect, ring, stroke } from "../drawing/svg.mjs";
import { seededRandom } from "../drawing/random.mjs";
import { dusk, ridge, town } from "./sky.mjs";
import { polar } from "./traffic.mjs";

const GROUNDS = {
  deep: [
    [0, INK],
    [1, LINE],
  ],
  dusk: [
    [0, INK2],
    [0.6, D1],
    [1, D3],
  ],
  bright: [
    [0, D3],
    [1, PHOSPHOR],
  ],
  violet: [
    [0, D1],
    [1, D4],
  ],
  pale: [
    [0, PHOSPHOR],
    [1, PALE],
  ],
};

const DRAW = {
  rings: (s, r) => [
    stroke(
      [150, 260, 370, 480].map((q) => ring(400, 320, q)).join("") +
        line(0, 320, 800, 320) +
        line(400, 0, 400, 800),
      PHOSPHOR,
      1.6,
      { opacity: 0.4 },
    ),
    dots(
      Array.from({ length: 6 }, (_, i) => polar(400, 320, 260 + 110 * (i % 2), i * 62 + r.between(0, 30))),
      11,
      GLOW,
      { opacity: 0.85 },
    ),
  ],
  windows: (s) => [
    dusk(s, 520, { ramp: "late" }),
    ridge(s.name.length, 522, 60, D2, { w: 800, steps: 9 }),
    rect(0, 520, 800, 280, { fill: INK2 }),
    town(4, 0, 800, 526, 30, 24),
    path("M120 0h34l-40 560H86zM640 0h34l46 560h-28z", { fill: INK }),
    rect(0, 560, 800, 240, { fill: NIGHT }),
    stroke("M0 560h800", D4, 2),
  ],
  strips: () => [
    path(
      Array.from(
        { length: 9 },
        (_, i) =>
          `M${i % 2 ? 40 : 0} ${20 + i * 88}h250v64h-250zM${i % 2 ? 560 : 520} ${20 + i * 88}h250v64h-250z`,
      ).join(""),
      { fill: D1, opacity: 0.75 },
    ),
    stroke(
      Array.from(
        { length: 9 },
        (_, i) =>
          `M${i % 2 ? 70 : 30} ${52 + i * 88}h60m24 0h40M${i % 2 ? 590 : 550} ${52 + i * 88}h60m24 0h40`,
      ).join(""),
      PHOSPHOR,
      7,
      { opacity: 0.6 },
    ),
  ],
  chart: () => [
    stroke(
      Array.from(
        { length: 7 },
        (_, i) => line((i + 1) * 100, 0, (i + 1) * 100, 800) + line(0, (i + 1) * 100, 800, (i + 1) * 100),
      ).join(""),
      PHOSPHOR,
      1.2,
      { opacity: 0.25 },
    ),
    stroke("M-10 560L190 400 610 230 810 60", PALE, 3, { opacity: 0.7 }),
    path("M190 380l18 30h-36zM610 210l18 30h-36z", { fill: INK, stroke: PALE, strokeWidth: 3 }),
  ],
  lights: (s, r) =>
    [7, 13, 22].map((size, i) =>
      dots(
        Array.from({ length: 9 - i * 2 }, () => [r.between(0, 800), r.between(90, 640)]),
        size * 2,
        [PALE, PHOSPHOR, D4][i],
        { opacity: 0.4 - i * 0.08 },
      ),
    ),
  scopes: () => [
    path("M-20 130h250l-30 330H-20zM820 130H570l30 330h220z", { fill: INK, stroke: D3, strokeWidth: 3 }),
    stroke(
      ring(90, 300, 50) +
        ring(90, 300, 110) +
        ring(710, 300, 50) +
        ring(710, 300, 110) +
        "M90 180v240M710 180v240M0 300h200M600 300h200",
      D4,
      1.8,
    ),
    dots(
      [
        [60, 240],
        [140, 330],
        [670, 350],
        [740, 250],
        [690, 210],
      ],
      11,
      GLOW,
    ),
  ],
};

export function backdrop(s, kind, ground, seed) {
  return [
    rect(0, 0, 800, 800, { fill: s.linear(GROUNDS[ground]) }),
    circle(470, 330, 420, {
      fill: s.radial(470, 330, 420, [
        [0, PHOSPHOR, 0.3],
        [1, PHOSPHOR, 0],
      ]),
    }),
    DRAW[kind](s, seededRandom(seed)),
  ];
}
