// Headset as an object, lying on a desk or hanging from a hook: the sign that somebody works here.
import { D1, D3, INK, LINE, PHOSPHOR, VOID } from "../drawing/palette.mjs";
import { at, d, ellipse, g, path, stroke } from "../drawing/svg.mjs";

/** About 200 units wide, ear cushions down, microphone to the left. */
export function headset({ x, y, k = 1, turn = 0, band = PHOSPHOR, shell = D1, cushion = INK }) {
  return g(
    { transform: at(x, y, k, turn) },
    stroke("M-84 40c-14-150 182-150 168 0", band, 9, { strokeLinecap: "round" }),
    stroke("M-74 22c-6-118 154-118 148 0", LINE, 3),
    path(
      "M-106 26c0-14 8-22 22-22h10v88h-10c-14 0-22-8-22-22zM106 26c0-14-8-22-22-22h-10v88h10c14 0 22-8 22-22z",
      {
        fill: shell,
      },
    ),
    path("M-74 2c14 0 18 10 18 20v52c0 10-4 20-18 20zM74 2c-14 0-18 10-18 20v52c0 10 4 20 18 20z", {
      fill: cushion,
    }),
    stroke("M-98 14v64M98 14v64", band, 2, { opacity: 0.7 }),
    stroke("M-92 88c0 44 30 62 76 62", band, 4.5, { strokeLinecap: "round" }),
    ellipse(-8, 150, 17, 9, { fill: band }),
    stroke("M-14 145v10M-8 143v14M-2 145v10", VOID, 2),
  );
}

/** The coiled lead, from one point to another, as a run of half turns. */
export function coil(x0, y0, x1, y1, turns = 14, swing = 9, colour = D3) {
  const [dx, dy] = [(x1 - x0) / turns, (y1 - y0) / turns];
  const len = Math.hypot(dx, dy) || 1;
  let s = d`M${x0} ${y0}`;
  for (let i = 0; i < turns; i++) {
    const k = i % 2 ? swing : -swing;
    s += d`q${dx / 2 - (dy / len) * k} ${dy / 2 + (dx / len) * k} ${dx} ${dy}`;
  }
  return stroke(s, colour, 3, { strokeLinecap: "round" });
}
