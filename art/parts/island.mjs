// Island landscape for the Gran Canaria pictures: sea, palms and the island's own relief.
import { D1, D2, INK2, LINE, mix, PHOSPHOR, VOID } from "../drawing/palette.mjs";
import { d, path, poly, pts, rect, stroke } from "../drawing/svg.mjs";
import { seededRandom } from "../drawing/random.mjs";

/** Sea from the horizon down, with the light of the sky lying on it in broken lines. */
export function sea(
  s,
  horizon,
  bottom,
  { seed = 4, glint = 800, spread = 500, lines = 40, near = INK2, far = D2, w = s.w } = {},
) {
  const r = seededRandom(seed);
  const glints = Array.from({ length: lines }, (_, i) => {
    const t = (i / lines) ** 1.6;
    const y = horizon + 3 + (bottom - horizon) * t;
    const len = 10 + 110 * t * r.next();
    return d`M${glint + (r.next() - 0.5) * spread * (0.25 + t) - len / 2} ${y}h${len}`;
  }).join("");
  return [
    rect(0, horizon, w, bottom - horizon, {
      fill: s.linear(
        [
          [0, far],
          [0.25, LINE],
          [1, near],
        ],
        { y1: horizon, y2: bottom },
      ),
    }),
    stroke(glints, PHOSPHOR, 2, { strokeLinecap: "round", opacity: 0.45 }),
  ];
}

/** A palm: leaning trunk and a crown of bent blades, each two curves. */
export function palm({ x, y, h = 300, lean = 30, seed = 1, fill = VOID, rim = D2, size = 1 }) {
  const r = seededRandom(seed);
  const [tx, ty] = [x + lean, y - h];
  const blades = [-168, -140, -112, -78, -44, -14, 12, 190]
    .map((a) => {
      const len = h * size * r.between(0.36, 0.46);
      const t = ((a + r.between(-6, 6)) * Math.PI) / 180;
      const [mx, my] = [tx + Math.cos(t) * len * 0.6, ty + Math.sin(t) * len * 0.62];
      const [ex, ey] = [tx + Math.cos(t) * len, ty + Math.sin(t) * len * 0.5 + len * 0.38];
      return d`M${tx} ${ty}Q${mx} ${my - len * 0.12} ${ex} ${ey}Q${mx + 4} ${my + len * 0.08} ${tx} ${ty + 5}z`;
    })
    .join("");
  return [
    path(
      d`M${x - h * 0.028} ${y}Q${x + lean * 0.1} ${y - h * 0.6} ${tx - h * 0.012} ${ty}h${h * 0.026}Q${x + lean * 0.3} ${y - h * 0.5} ${x + h * 0.03} ${y}z`,
      { fill },
    ),
    path(blades, { fill, stroke: rim, strokeWidth: 1 }),
  ];
}

/** Gran Canaria's skyline from south to north, as parts of width and of the summit's 1949 m: a broad shield cut by ravines,
    the Pico de las Nieves in the middle and the Roque Nublo (1813 m, a rock of 80 m) beside it. */
const SKYLINE = [
  [0, 0],
  [0.07, 0.08],
  [0.14, 0.24],
  [0.19, 0.27],
  [0.26, 0.5],
  [0.31, 0.55],
  [0.38, 0.78],
  [0.42, 0.81],
  [0.46, 0.96],
  [0.5, 1],
  [0.54, 0.96],
  [0.585, 0.88],
  [0.588, 0.93],
  [0.602, 0.935],
  [0.606, 0.88],
  [0.66, 0.84],
  [0.72, 0.68],
  [0.77, 0.64],
  [0.84, 0.4],
  [0.89, 0.34],
  [0.95, 0.12],
  [1, 0],
];
/** Ravines run down from the crest and widen: where each begins on the skyline and where it reaches the coast. */
const RAVINES = [
  [0.19, 0.27, 0.09, 0.13],
  [0.31, 0.55, 0.21, 0.25],
  [0.42, 0.81, 0.34, 0.41],
  [0.5, 1, 0.47, 0.5],
  [0.54, 0.96, 0.58, 0.64],
  [0.66, 0.84, 0.72, 0.75],
  [0.77, 0.64, 0.84, 0.89],
];

export function granCanaria({ x, base, h, w, lit = D1, dark = INK2 }) {
  const place = ([across, up]) => [x + w * across, base - h * up];
  const ravine = ([across, up, left, right]) =>
    poly(place([across, up]), place([(across + left) / 2, up * 0.5]), place([left, 0]), place([right, 0]));
  return [
    path(poly(...SKYLINE.map(place)), { fill: lit }),
    path(RAVINES.map(ravine).join(""), { fill: dark, opacity: 0.75 }),
    stroke(pts(SKYLINE.map(place)), mix(lit, PHOSPHOR, 0.35), 1.6, { strokeLinejoin: "round" }),
  ];
}
