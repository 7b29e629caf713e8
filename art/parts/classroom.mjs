// Classroom contents, shared by the rooms with a class: a chart on the wall, and rows of people looking at it.
import { D1, D2, D3, D4, INK, INK2, LINE } from "../drawing/palette.mjs";
import { stroke } from "../drawing/svg.mjs";
import { seatedBack } from "./seated.mjs";
import { rows } from "./furniture.mjs";

/** An aerodrome chart thrown on a wall screen. */
export function chartOn(
  p,
  {
    runways = [
      [0.2, 0.75, 0.62, 0.2],
      [0.36, 0.86, 0.8, 0.3],
    ],
    width = 6,
  } = {},
) {
  return [
    stroke(
      Array.from({ length: 7 }, (_, i) => p.line([(i + 1) / 8, 0.02], [(i + 1) / 8, 0.98])).join("") +
        [0.25, 0.5, 0.75].map((v) => p.line([0.01, v], [0.99, v])).join(""),
      D4,
      1,
      { opacity: 0.5 },
    ),
    stroke(runways.map(([a, b, c, e]) => p.line([a, b], [c, e])).join(""), INK, width),
    stroke(
      p.line([0.28, 0.66], [0.44, 0.76]) +
        p.line([0.5, 0.36], [0.63, 0.52]) +
        p.line([0.3, 0.8], [0.74, 0.25]),
      LINE,
      width * 0.4,
    ),
    stroke(
      p.ring(0.87, 0.26, 0.05, 0.15) + p.line([0.87, 0.06], [0.87, 0.46]) + p.line([0.8, 0.26], [0.94, 0.26]),
      LINE,
      1.6,
    ),
    rows(p, { u0: 0.05, u1: 0.2, v0: 0.1, v1: 0.4, count: 5, cols: [0, 0.5], colour: LINE, width: 3 }),
  ];
}

/** Seated audience seen from behind: rows from far to near. */
export function audience(s, cam, rowsAt, cols, looks, skip = []) {
  return rowsAt.map((y, r) =>
    cols.map((x, c) => {
      if (skip.includes(r * 10 + c)) return "";
      const [px, py] = cam.see([x, y, 0]);
      const o = looks[(r * 3 + c * 2) % looks.length];
      return seatedBack(s, {
        x: px,
        y: py,
        k: cam.scale([x, y, 0]) / 100,
        flip: (r + c) % 2 ? -1 : 1,
        headset: false,
        ...o,
      });
    }),
  );
}

export const CROWD = [
  { hair: "short", cloth: LINE, skin: D2 },
  { hair: "long", cloth: D1, skin: D3 },
  { hair: "curly", cloth: INK2, skin: D1 },
  { hair: "bun", cloth: LINE, skin: D3 },
  { hair: "bob", cloth: D1, skin: D2 },
];
