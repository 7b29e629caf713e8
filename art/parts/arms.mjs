// Arms of the portraits: every hand hangs on a forearm, every forearm on a shoulder, and holds something.
import { BEACON, INK, mix, PALE } from "../drawing/palette.mjs";
import { at, d, g, path, stroke } from "../drawing/svg.mjs";

/** A sleeve's piece between two points, as wide as it is at each. */
function segment([x0, y0], [x1, y1], w0, w1) {
  const length = Math.hypot(x1 - x0, y1 - y0);
  const [nx, ny] = [(y1 - y0) / length / 2, (x0 - x1) / length / 2];
  const a = [x0 + nx * w0, y0 + ny * w0];
  const b = [x1 + nx * w1, y1 + ny * w1];
  const c = [x1 - nx * w1, y1 - ny * w1];
  const e = [x0 - nx * w0, y0 - ny * w0];
  return {
    outline: d`M${a[0]} ${a[1]}L${b[0]} ${b[1]}A${w1 / 2} ${w1 / 2} 0 0 1 ${c[0]} ${c[1]}L${e[0]} ${e[1]}A${w0 / 2} ${w0 / 2} 0 0 1 ${a[0]} ${a[1]}z`,
    edges: [
      d`M${(a[0] * 2 + b[0]) / 3} ${(a[1] * 2 + b[1]) / 3}L${b[0]} ${b[1]}`,
      d`M${(e[0] * 2 + c[0]) / 3} ${(e[1] * 2 + c[1]) / 3}L${c[0]} ${c[1]}`,
    ],
  };
}

/** Hands with the wrist at the origin, pointing right, thumb up. */
const HANDS = {
  grip: [
    "M-8-30C16-38 48-46 70-40c18 4 26 18 26 36 0 22-8 36-28 42C44 42 12 38-8 30z",
    "M58-38c16 2 30 8 34 18M64-16c14 0 24 4 30 10M62 8c12 0 22 4 26 10",
  ],
  point: [
    "M-8-30C16-38 48-46 72-38l82-4c12 0 12 18 0 19l-66 7c10 8 10 36-16 52C44 42 12 38-8 30z",
    "M66-12c14 2 22 6 24 10M62 12c12 0 18 4 22 8",
  ],
  flat: [
    "M-8-30C20-40 44-50 66-62c10-4 18 6 10 16L62-32l96 2c12 1 12 15 0 17l10 4c8 4 6 16-4 16l-12 4c4 6 0 14-10 14l-60 8C50 40 14 36-8 30z",
    "M76-12h80M78 8h76",
  ],
  pinch: [
    "M-8-30C18-40 50-52 84-50c14 2 34 18 50 36 6 8-4 16-12 10L96-24 70-18c20 6 46 10 54 20 4 8-4 14-12 12L84 28C60 40 14 38-8 30z",
    "M68 8c10 4 20 8 28 10",
  ],
};

/**
 * One arm from shoulder over elbow to wrist, the hand turned by `turn` against the forearm. `lit` says which edge of the
 * forearm the light falls on: 0 the left one seen along the arm, 1 the right one.
 */
export function arm(
  { shoulder, elbow, wrist, hand, turn = 0, flip = false, lit = 0, bare = false },
  { cloth, skin, tone },
) {
  const upper = segment(shoulder, elbow, 128, 104);
  const lower = segment(elbow, wrist, 104, 68);
  const angle = (Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]) * 180) / Math.PI + turn;
  const sleeve = mix(cloth, INK, 0.3);
  const dark = mix(mix(skin, INK, 0.4), BEACON, 0.07);
  const [outline, creases] = HANDS[hand];
  return [
    path(upper.outline + lower.outline, { fill: bare ? dark : sleeve }),
    bare ? path(upper.outline, { fill: sleeve }) : "",
    stroke(lower.edges[lit], mix(sleeve, tone, 0.8), 5, { strokeLinecap: "round" }),
    g(
      { transform: at(...wrist, flip ? [1, -1] : 1, angle) },
      path(outline, { fill: dark }),
      stroke(creases, mix(dark, INK, 0.5), 4, { strokeLinecap: "round" }),
      stroke(outline.slice(0, outline.indexOf("c")), mix(skin, PALE, 0.3), 4, { strokeLinecap: "round" }),
      bare ? "" : path("M-22-38h20v76h-20z", { fill: mix(sleeve, PALE, 0.3) }),
    ),
  ];
}
