// Radar targets: where the aircraft of a radar picture are and how they are marked, for scopes of every size.
import { D4, GLOW, PHOSPHOR } from "../drawing/palette.mjs";
import { n } from "../drawing/numbers.mjs";
import { dots, pts, stroke } from "../drawing/svg.mjs";
import { seededRandom } from "../drawing/random.mjs";

export const polar = (cx, cy, r, deg) => [
  cx + r * Math.sin((deg * Math.PI) / 180),
  cy - r * Math.cos((deg * Math.PI) / 180),
];

/** Tracks in unit coordinates (-1..1): position, heading and whether the block hangs left. */
export function traffic(seed, count) {
  const r = seededRandom(seed);
  const list = Array.from({ length: count }, (_, i) => {
    const [x, y] = polar(0, 0, 0.2 + 0.68 * ((i * 0.618) % 1), (i * 360) / count + r.between(-18, 18));
    return { x, y, heading: r.between(0, 360), left: x > 0.45 };
  });
  // Separation: a controller would not let two labels garble each other, nor do we.
  return list.filter((a, i) => !list.slice(0, i).some((b) => Math.hypot(a.x - b.x, (a.y - b.y) * 1.3) < 0.3));
}

/** Targets with history dots, leader lines and two-bar data blocks. Small ones drop what could not be seen. */
export function targets(all, u, blocks = true) {
  const list = all.filter(({ px }) => px > -20 && px < 1620);
  const fine = u > 0.7;
  const step = (k) =>
    list
      .map(({ px, py, heading }) =>
        pts([polar(px, py, k * 2.6 * u, heading), polar(px, py, k * 14 * u, heading)]),
      )
      .join("");
  const block = list.map(({ px, py, left }) => {
    const k = left ? -1 : 1;
    const [x, y] = [px + k * 9 * u, py - 9 * u];
    return [
      pts([
        [px + k * 2 * u, py - 2 * u],
        [x - k * u, y + u * 2],
      ]),
      pts([
        [x, y],
        [x + k * 12 * u, y],
      ]) +
        pts([
          [x, y + 3.6 * u],
          [x + k * 8 * u, y + 3.6 * u],
        ]),
    ];
  });
  return [
    stroke(step(-1), PHOSPHOR, 1.5 * u, {
      strokeLinecap: "round",
      strokeDasharray: `0 ${n(3.7 * u)}`,
      opacity: 0.55,
    }),
    fine
      ? stroke(
          list.map(({ px, py, heading }) => pts([[px, py], polar(px, py, 8 * u, heading)])).join("") +
            (blocks ? block.map((b) => b[0]).join("") : ""),
          D4,
          0.5 * u,
        )
      : "",
    blocks ? stroke(block.map((b) => b[1]).join(""), PHOSPHOR, 1.5 * u, { opacity: 0.85 }) : "",
    dots(
      list.map(({ px, py }) => [px, py]),
      3.8 * u,
      GLOW,
    ),
  ];
}
