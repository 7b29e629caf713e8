// Paper on a desk: leaves with a shadow, lines of writing nobody can read, and the lamp.
import { D1, D3, INK, SLATE, VOID } from "../drawing/palette.mjs";
import { g, rect, stroke } from "../drawing/svg.mjs";

/** A sheet of paper with a shadow, turned about its corner. */
export const leaf = (x, y, w, h, turn, fill, ...art) =>
  g(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    rect(14, 18, w, h, { fill: VOID, opacity: 0.6 }),
    rect(0, 0, w, h, { fill }),
    ...art,
  );

export const textLines = (x, y, w, count, gap, colour, width = 6) =>
  stroke(
    Array.from(
      { length: count },
      (_, i) => `M${x} ${y + i * gap}h${Math.round(w * [1, 0.86, 0.94, 0.6, 0.9][i % 5])}`,
    ).join(""),
    colour,
    width,
  );

export const lampLight = (s, x, y, r) =>
  rect(0, 0, s.w, s.h, {
    fill: s.radial(x, y, r, [
      [0, D3],
      [0.35, D1],
      [0.7, SLATE],
      [1, INK],
    ]),
  });
