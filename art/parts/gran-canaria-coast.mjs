// Coast of Gran Canaria at Gando, on the ground plane of a camera: shore, surf, ravines and the lit coast road. The
// airfield scene stands on it.
import { D1, D2, INK2, LINE, mix, PALE, PHOSPHOR, SLATE } from "../drawing/palette.mjs";
import { path, stroke } from "../drawing/svg.mjs";
import { lamps } from "./airfield.mjs";

/** The shore in metres, from the near right along the sea to the far right. */
const SHORE = [
  [1800, 300],
  [200, 330],
  [60, 430],
  [-40, 520],
  [-150, 640],
  [-120, 760],
  [-260, 900],
  [-340, 1150],
  [-300, 1400],
  [-460, 1750],
  [-420, 2100],
  [-620, 2500],
  [-500, 3000],
  [-760, 3800],
  [-640, 5200],
  [-300, 7000],
  [6000, 9000],
];

/** The land with its surf, to be drawn over the sea. */
export function granCanariaCoast(s, cam) {
  const ground = (list) => cam.poly(...list.map(([x, y]) => [x, y, 0]));
  const out = [];
  // Surf: the shore line pushed out to sea twice, wider where it is nearer.
  const surf = (k) =>
    cam.line(...SHORE.slice(1, 15).map(([x, y]) => [x - k * (14 + y * 0.008), y + k * 6, 0]));
  out.push(
    stroke(surf(1), PALE, 3, { opacity: 0.6, strokeLinejoin: "round" }),
    stroke(surf(2.4), PHOSPHOR, 1.4, { opacity: 0.45, strokeLinejoin: "round" }),
  );
  out.push(
    path(ground(SHORE), {
      fill: s.linear(
        [
          [0, D2],
          [0.22, mix(LINE, D1, 0.5)],
          [0.6, SLATE],
          [1, INK2],
        ],
        { y1: 300, y2: 1000 },
      ),
    }),
  );
  // Ravines, terraces and the coast road with its lamps.
  out.push(
    path(
      ground([
        [1500, 560],
        [760, 640],
        [900, 900],
        [1900, 900],
      ]) +
        ground([
          [820, 1000],
          [760, 1500],
          [1300, 1700],
          [1700, 1100],
        ]),
      { fill: LINE, opacity: 0.5 },
    ),
    stroke(
      [
        [
          [560, 900],
          [420, 1300],
          [520, 1800],
          [300, 2400],
        ],
        [
          [900, 1300],
          [760, 1900],
          [900, 2600],
        ],
        [
          [1500, 700],
          [800, 780],
        ],
        [
          [1600, 800],
          [860, 860],
        ],
      ]
        .map((l) => cam.line(...l.map(([x, y]) => [x, y, 0])))
        .join(""),
      D2,
      1.2,
    ),
  );
  out.push(
    lamps(
      cam,
      Array.from({ length: 34 }, (_, i) => [620 + 60 * Math.sin(i / 5) - i * 6, 420 + i * 60, 6]),
      4,
      PHOSPHOR,
      { opacity: 0.8 },
    ),
  );
  return out;
}
