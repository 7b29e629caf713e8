// Control towers in elevation: the cab leans outwards and is always the brightest thing on the field.
import { D1, D3, GLOW, INK, INK2, mix, NIGHT, PALE, PHOSPHOR, SLATE, VOID } from "../drawing/palette.mjs";
import { at, d, g, line, path, poly, stroke } from "../drawing/svg.mjs";

/** Cab, gallery and roof, 200 units wide at the sill; origin at the middle of the sill. */
function cab(glass, frame, people) {
  const bays = [-1, -0.62, -0.22, 0.22, 0.62, 1];
  const mullions = bays.map((t) => line(t * 96, 0, t * 122, -78)).join("");
  return [
    path(poly([-96, 0], [96, 0], [122, -78], [-122, -78]), { fill: glass }),
    // Two at work: one seated in profile, one standing with a headset.
    people
      ? path(
          "M-52 0c0-20 2-30 12-33l3-4c-6-4-7-18 3-20 11-1 13 10 10 17l-3 5c8 3 11 10 13 18l14 6v4l-20 3zM38 0c-1-24-2-36 12-39l2-5c-6-5-6-18 4-19s11 12 5 19l2 5c13 3 13 15 12 39z",
          { fill: INK },
        ) + stroke("M-36-48c-1-11 12-12 13-3M51-56c0-9 11-9 11 0", PHOSPHOR, 1.6)
      : "",
    path("M-96 0h192l6-18h-204z", { fill: INK, opacity: 0.55 }),
    stroke(mullions, frame, 4),
    path(poly([-130, -78], [130, -78], [112, -100], [-112, -100]), { fill: frame }),
    path(poly([-130, -78], [10, -78], [6, -100], [-112, -100]), { fill: D1, opacity: 0.8 }),
    path(poly([-104, 0], [104, 0], [112, 14], [-112, 14]), { fill: SLATE }),
    stroke(
      line(-124, 14, -124, -8) +
        line(124, 14, 124, -8) +
        line(-124, -8, -98, -8) +
        line(98, -8, 124, -8) +
        line(-60, -100, -60, -128) +
        line(60, -100, 60, -140) +
        line(36, -100, 36, -122),
      D3,
      2,
    ),
    path(poly([-22, -100], [22, -100], [16, -116], [-16, -116]), { fill: SLATE }),
    stroke("M-34-124h68M0-116v-8", D3, 4),
  ];
}

/** A tower standing at (x, ground): `h` is the height of the sill, `k` the size of the cab. */
export function tower(
  s,
  { x, ground, h, k = 1, kind = "column", lit = PALE, people = true, dark = INK2, light = D1 },
) {
  const top = ground - h;
  const w = { column: 52, cone: 40, fins: 60 }[kind] * k;
  const foot = { column: 52, cone: 96, fins: 72 }[kind] * k;
  const glass = s.linear(
    [
      [0, mix(lit, PHOSPHOR, 0.55)],
      [0.55, lit],
      [1, PHOSPHOR],
    ],
    { x1: -120, y1: -78, x2: 120, y2: 0 },
  );
  const neck = top + 62 * k;
  const joints = Array.from({ length: 9 }, (_, i) => neck + ((ground - neck) * (i + 1)) / 10)
    .map((y) => {
      const half = w + ((foot - w) * (y - neck)) / (ground - neck);
      return line(x - half, y, x + half, y);
    })
    .join("");
  return g(
    {},
    path(poly([x - w, neck], [x + w, neck], [x + foot, ground], [x - foot, ground]), { fill: dark }),
    path(poly([x - w, neck], [x - w * 0.25, neck], [x - foot * 0.25, ground], [x - foot, ground]), {
      fill: light,
    }),
    kind === "fins"
      ? path(
          poly(
            [x - w * 0.25, neck],
            [x + w * 0.2, neck],
            [x + foot * 0.2, ground],
            [x - foot * 0.25, ground],
          ),
          { fill: VOID },
        )
      : "",
    stroke(joints, INK, 1.2, { opacity: 0.6 }),
    // The corbel carries the cab: two planes, the lit one on the side of the dusk.
    path(poly([x - w, neck], [x + w, neck], [x + 104 * k, top + 14 * k], [x - 104 * k, top + 14 * k]), {
      fill: mix(dark, INK, 0.4),
    }),
    path(poly([x - w, neck], [x - w * 0.25, neck], [x - 26 * k, top + 14 * k], [x - 104 * k, top + 14 * k]), {
      fill: mix(light, INK, 0.25),
    }),
    g({ transform: at(x, top, k) }, cab(glass, NIGHT, people)),
  );
}

/** A far tower, a few strokes: for horizons. */
export const farTower = (x, ground, h, fill = INK2, glow = GLOW) => [
  path(d`M${x - h * 0.05} ${ground}l${h * 0.015} ${-h * 0.8}h${h * 0.07}l${h * 0.015} ${h * 0.8}z`, { fill }),
  path(d`M${x - h * 0.09} ${ground - h * 0.8}h${h * 0.18}l${h * 0.03} ${-h * 0.13}h${-h * 0.24}z`, {
    fill: glow,
  }),
  path(
    d`M${x - h * 0.13} ${ground - h * 0.93}h${h * 0.26}l${-h * 0.03} ${-h * 0.05}h${-h * 0.2}zM${x - h * 0.1} ${ground - h * 0.8}h${h * 0.2}l${-h * 0.04} ${h * 0.06}h${-h * 0.12}z`,
    { fill },
  ),
];
