// Sky and horizon, behind every picture with an outside: dusk gradients, stars, ridges, clouds, a far town.
import { D1, D2, D4, INK, INK2, LINE, mix, NIGHT, PALE, PHOSPHOR } from "../drawing/palette.mjs";
import { d, dots, path, pts, rect } from "../drawing/svg.mjs";
import { seededRandom } from "../drawing/random.mjs";

/** How much day is left: `late` keeps a band of light on the horizon, `deep` is nearly night. */
const RAMPS = {
  early: [
    [0, LINE],
    [0.35, D2],
    [0.7, D4],
    [1, PALE],
  ],
  late: [
    [0, INK],
    [0.3, NIGHT],
    [0.55, D1],
    [0.75, D2],
    [0.9, D4],
    [1, mix(PHOSPHOR, PALE, 0.3)],
  ],
  deep: [
    [0, INK],
    [0.5, INK2],
    [0.85, LINE],
    [1, D2],
  ],
};

/** Sky from y0 down to the horizon, full width of the sheet unless told. */
export function dusk(s, horizon, { ramp = "late", y0 = 0, x = 0, w = s.w } = {}) {
  return rect(x, y0, w, horizon - y0, { fill: s.linear(RAMPS[ramp], { y1: y0, y2: horizon }) });
}

export function stars(seed, count, x, y, w, h) {
  const r = seededRandom(seed);
  // Fewer stars near the horizon, where the light is.
  const some = (k) => Array.from({ length: k }, () => [x + r.next() * w, y + h * r.next() ** 1.7]);
  return [
    dots(some(count), 1.6, PHOSPHOR, { opacity: 0.45 }),
    dots(some(Math.ceil(count / 6)), 2.6, PALE, { opacity: 0.7 }),
  ];
}

/** A mountain line as one flat plane: long straight facets, no noise. */
export function ridge(seed, base, height, fill, { x = 0, w = 1600, steps = 16, floor = base, peak } = {}) {
  const r = seededRandom(seed);
  const list = [[x, floor]];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const swell =
      peak === undefined
        ? 0.55 + 0.45 * Math.sin(t * 7 + seed)
        : Math.max(0, 1 - Math.abs(t - peak) * 1.7) ** 1.3;
    list.push([x + w * t, base - height * (0.15 + 0.85 * swell) * r.between(0.72, 1)]);
  }
  list.push([x + w, floor]);
  return path(pts(list, true), { fill });
}

/** A band of town lights hugging a line. */
export function town(seed, x, w, y, depth, count, opacity = 0.8) {
  const r = seededRandom(seed);
  const list = Array.from({ length: count }, () => [x + r.next() * w, y + depth * r.next() ** 2]);
  return dots(list, 2.2, mix(PHOSPHOR, PALE, 0.4), { opacity });
}

/** Long flat clouds: lens shapes with a straight base, a small one riding on each. */
export function clouds(list, fill, opacity = 0.5) {
  return path(
    list
      .map(
        ([x, y, w, h]) =>
          d`M${x} ${y}c${w * 0.12} ${-h * 0.5} ${w * 0.2} ${-h * 0.6} ${w * 0.3} ${-h * 0.55}c${w * 0.06} ${-h * 0.5} ${w * 0.26} ${-h * 0.5} ${w * 0.34} ${0}c${w * 0.12} 0 ${w * 0.26} ${h * 0.3} ${w * 0.36} ${h * 0.55}z`,
      )
      .join(""),
    { fill, opacity },
  );
}
