// Radar picture without contact, for a picture that is missing: rings, a sweep, and one echo fading out.
import { D3, INK, INK2, PHOSPHOR, SLATE } from "../drawing/palette.mjs";
import { circle, dots, rect, stroke } from "../drawing/svg.mjs";
import { scope } from "../parts/scope.mjs";

export function noContact(s) {
  s.add(
    rect(0, 0, 1600, 1000, {
      fill: s.radial(800, 500, 950, [
        [0, SLATE],
        [0.6, INK2],
        [1, INK],
      ]),
    }),
    scope(s, { cx: 800, cy: 500, r: 430, count: 0, rings: 5, sweep: 305, seed: 3 }),
  );
  s.add(
    dots(
      [
        [1060, 330],
        [1034, 350],
        [1008, 371],
        [982, 391],
        [956, 412],
      ].slice(1),
      9,
      PHOSPHOR,
      { opacity: 0.35 },
    ),
    s.beacon([
      circle(1060, 330, 40, { fillOpacity: 0.12 }),
      circle(1060, 330, 22, { fillOpacity: 0.25 }),
      circle(1060, 330, 9),
    ]),
    stroke("M1070 322l44-34h80M1114 306h50", D3, 4, { strokeDasharray: "14 8" }),
  );
}
