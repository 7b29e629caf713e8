// Neutral plates, where the logo of a partner or a newspaper will go: geometry from charts, no name, no letter.
import { D2, D3, D4, INK2, LINE, PALE, PHOSPHOR } from "./drawing/palette.mjs";
import { box, circle, path, rect, ring, stroke } from "./drawing/svg.mjs";

const plate = (...art) => [
  rect(0, 0, 400, 200, { fill: INK2 }),
  stroke(box(10.5, 10.5, 379, 179), LINE, 1.5),
  ...art,
];

/** Press: a folded sheet in columns; each paper sets its page another way. */
const page = (columns, picture) => (s) =>
  s.add(
    plate(
      path("M118 34h164v132h-164z", { fill: PALE }),
      path("M282 46h12v132h-164v-12h152z", { fill: D3 }),
      s.beacon(rect(132, 46, 136, 9)),
      path(box(...picture), { fill: D2 }),
      stroke(
        columns
          .map(([x, y, w, n]) =>
            Array.from({ length: n }, (_, i) => `M${x} ${y + i * 9}h${i === n - 1 ? w * 0.6 : w}`).join(""),
          )
          .join(""),
        D4,
        3.5,
      ),
    ),
  );

export const plates = {
  // A doorway under a roof line, a stack of floors, a courtyard seen from above.
  "accommodation/mark-1": (s) =>
    s.add(
      plate(
        path("M200 42l74 52v64h-148V94z", { fill: LINE, stroke: PHOSPHOR, strokeWidth: 4 }),
        path("M182 158v-34a18 18 0 0 1 36 0v34z", { fill: PALE }),
        s.beacon(circle(200, 86, 9)),
      ),
    ),
  "accommodation/mark-2": (s) =>
    s.add(
      plate(
        path(box(132, 48, 136, 20) + box(148, 78, 120, 20) + box(132, 108, 136, 20), { fill: PHOSPHOR }),
        path(box(148, 138, 120, 20), { fill: D3 }),
        s.beacon(rect(132, 138, 16, 20)),
      ),
    ),
  "accommodation/mark-3": (s) =>
    s.add(
      plate(
        stroke(ring(200, 100, 62) + box(156, 56, 88, 88), PHOSPHOR, 4),
        path(box(176, 76, 48, 48), { fill: D3 }),
        stroke("M200 24v22M200 154v22M124 100h22M254 100h22", D4, 4),
        s.beacon(circle(200, 100, 10)),
      ),
    ),
  "press/press-1": page(
    [
      [132, 70, 60, 10],
      [208, 120, 60, 5],
    ],
    [208, 68, 60, 42],
  ),
  "press/press-2": page(
    [
      [132, 120, 38, 5],
      [181, 120, 38, 5],
      [230, 120, 38, 5],
    ],
    [132, 66, 136, 44],
  ),
  "press/press-3": page(
    [
      [132, 70, 38, 10],
      [181, 70, 38, 10],
      [230, 124, 38, 4],
    ],
    [230, 68, 38, 46],
  ),
};
