// Radar scopes: one function draws a flat scope seen square on, another the same picture on a screen in perspective.
// Data blocks are two short bars: legible as data, never as invented callsigns.
import { D1, D2, D3, D4, INK, INK2, LINE, mix, PALE, PHOSPHOR } from "../drawing/palette.mjs";
import { circle, line, path, poly, pts, ring, stroke } from "../drawing/svg.mjs";
import { seededRandom } from "../drawing/random.mjs";
import { polar, targets, traffic } from "./traffic.mjs";

/** A round scope, square on. `sweep` in degrees lights a fading wedge behind the trace. */
export function scope(
  s,
  {
    cx,
    cy,
    r,
    seed = 1,
    count = 7,
    sweep = 62,
    rings = 4,
    frame = true,
    disc = true,
    weight = 1,
    blocks = true,
    chart = true,
    size = 1,
    alert,
  },
) {
  const rand = seededRandom(seed + 99);
  const radii = Array.from({ length: rings }, (_, i) => (r * (i + 1)) / rings);
  const ticks = Array.from({ length: 36 }, (_, i) => i * 10)
    .map((a) => pts([polar(cx, cy, r * (a % 30 ? 0.975 : 0.95), a), polar(cx, cy, r, a)]))
    .join("");
  const wedge = (a, b) => d6(cx, cy, r, a, b);
  const shore = Array.from({ length: 9 }, (_, i) => polar(cx, cy, r * rand.between(0.5, 0.8), 140 + i * 17));
  const sector = Array.from({ length: 5 }, (_, i) =>
    polar(cx, cy, r * rand.between(0.45, 0.9), -80 + i * 62),
  );
  const planes = traffic(seed, count).map((t) => ({ ...t, px: cx + t.x * r, py: cy + t.y * r }));
  const u = (r / 100) * size;
  return [
    disc
      ? circle(cx, cy, r, {
          fill: s.radial(cx, cy, r, [
            [0, mix(LINE, PHOSPHOR, 0.1)],
            [0.6, INK2],
            [1, INK],
          ]),
        })
      : "",
    chart
      ? stroke(pts(sector, true), D2, 1.2 * weight, { strokeDasharray: "9 6", opacity: 0.8 }) +
        stroke(pts(shore), D2, 1.4 * weight)
      : "",
    stroke(
      radii.map((q) => ring(cx, cy, q)).join("") +
        line(cx - r, cy, cx + r, cy) +
        line(cx, cy - r, cx, cy + r),
      D1,
      1.2 * weight,
    ),
    stroke(ticks, D3, 1.2 * weight),
    sweep === null
      ? ""
      : [
          path(wedge(sweep - 46, sweep), { fill: PHOSPHOR, opacity: 0.07 }),
          path(wedge(sweep - 26, sweep), { fill: PHOSPHOR, opacity: 0.09 }),
          path(wedge(sweep - 10, sweep), { fill: PHOSPHOR, opacity: 0.14 }),
          stroke(pts([[cx, cy], polar(cx, cy, r, sweep)]), PALE, 2 * weight),
        ],
    frame ? circle(cx, cy, r, { stroke: D3, strokeWidth: 2 * weight }) : "",
    targets(planes, u, blocks),
    // The one aircraft that needs attention.
    alert === undefined
      ? ""
      : s.beacon([
          circle(planes[alert].px, planes[alert].py, 9 * u, { fillOpacity: 0.2 }),
          circle(planes[alert].px, planes[alert].py, 5 * u, { fillOpacity: 0.3 }),
          circle(planes[alert].px, planes[alert].py, 2.3 * u),
        ]),
  ];
}

const d6 = (cx, cy, r, a, b) =>
  poly([cx, cy], ...Array.from({ length: 5 }, (_, i) => polar(cx, cy, r, a + ((b - a) * i) / 4)));

/** The same picture on a screen in space: p is a camera panel. `aspect` is width over height. */
export function scopeOn(
  p,
  { seed = 1, count = 5, aspect = 1, cu = 0.5, cv = 0.5, r = 0.44, rings = 3, weight = 1, chart = true },
) {
  const rr = (q) => p.ring(cu, cv, (q * r) / aspect, q * r, q > 0.5 ? 22 : 14);
  const rand = seededRandom(seed + 7);
  const shore = Array.from({ length: 6 }, (_, i) => [0.04 + i * 0.18, 0.68 + rand.between(0, 0.16)]);
  const list = traffic(seed, count).map((t) => {
    const [u, v] = [cu + (t.x * r) / aspect, cv + t.y * r];
    const [px, py] = p.see(u, v);
    return { ...t, px, py };
  });
  const [x0, y0] = p.see(0, 0);
  const [x1, y1] = p.see(0, 1);
  const u = (Math.hypot(x1 - x0, y1 - y0) / 200) * weight;
  return [
    stroke(
      Array.from({ length: rings }, (_, i) => rr((i + 1) / rings)).join("") +
        p.line([cu, cv - r], [cu, cv + r]) +
        p.line([cu - r / aspect, cv], [cu + r / aspect, cv]),
      D3,
      1,
      { opacity: 0.8 },
    ),
    chart ? stroke(p.line(...shore), D4, 1.2) : "",
    targets(list, u),
  ];
}
