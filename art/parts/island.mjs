// Island landscape for the Gran Canaria pictures: sea, palms and a volcanic cone.
import { D1, D2, INK, INK2, LINE, PHOSPHOR, VOID } from "../drawing/palette.mjs";
import { d, path, pts, rect, stroke } from "../drawing/svg.mjs";
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

/** A volcanic cone in facets: a lit flank, a dark flank and the gullies between. */
export function cone({ x, base, h, w, lit = D1, dark = INK2, seed = 1 }) {
  const r = seededRandom(seed);
  const c = w * 0.07;
  const gullies = [-0.7, -0.45, -0.2, 0.15, 0.4, 0.65]
    .map((t) =>
      pts([
        [x + c * t, base - h * 0.97],
        [x + w * t * 0.22 + r.between(-8, 8), base - h * 0.6],
        [x + w * t * 0.46, base - h * 0.12],
      ]),
    )
    .join("");
  return [
    path(
      d`M${x - w / 2} ${base}Q${x - w * 0.2} ${base - h * 0.35} ${x - c} ${base - h}l${c * 0.7} ${h * 0.03}l${c * 0.6} ${-h * 0.012}l${c * 0.7} ${h * 0.02}Q${x + w * 0.2} ${base - h * 0.35} ${x + w / 2} ${base}z`,
      { fill: dark },
    ),
    path(
      d`M${x - w / 2} ${base}Q${x - w * 0.2} ${base - h * 0.35} ${x - c} ${base - h}l${c * 0.7} ${h * 0.03}L${x - w * 0.02} ${base - h * 0.6}l${-w * 0.04} ${h * 0.2}l${w * 0.03} ${h * 0.4}z`,
      { fill: lit },
    ),
    stroke(gullies, INK, 1.4, { opacity: 0.5 }),
  ];
}
