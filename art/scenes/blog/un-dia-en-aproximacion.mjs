// A sequence of arrivals, for a post on a day in an approach unit: the pattern seen from above, and the strips that go with it.
import { D1, D2, D3, D4, GLOW, INK, INK2, LINE, PALE, PHOSPHOR } from "../../drawing/palette.mjs";
import { circle, d, dots, g, path, rect, ring, stroke } from "../../drawing/svg.mjs";
import { aircraftTop } from "../../parts/aircraft.mjs";
import { strip2d } from "../../parts/strips.mjs";

/** The runway's middle; final comes in from the right, the downwind leg runs above it. */
const FIELD = [720, 560];

/** Where each arrival is, how it is turned, and how large: downwind, base, and three on final. */
const ARRIVALS = [
  [700, 236, 92, 0.34],
  [1010, 246, 94, 0.34],
  [1310, 330, 150, 0.36],
  [1420, 596, 262, 0.4],
  [1180, 582, 268, 0.44],
  [950, 568, 268, 0.5],
];

export function arrivalSequence(s) {
  s.add(
    rect(0, 0, s.w, s.h, {
      fill: s.radial(FIELD[0], FIELD[1], 1150, [
        [0, D1],
        [0.4, INK2],
        [1, INK],
      ]),
    }),
  );
  s.add(chart(), runway(), pattern());
  s.add(ARRIVALS.map(([x, y, turn, k]) => trail(x, y, turn) + aircraftTop({ x, y, k, turn, fill: PALE })));
  s.add(dataBlocks(), bay());
  s.add(s.lamp(FIELD[0] - 130, FIELD[1] + 8, 6));
}

function chart() {
  const [x, y] = FIELD;
  const rings = [170, 340, 510, 680].map((r) => ring(x, y, r)).join("");
  const grid = [0, 1, 2, 3, 4, 5].map((i) => d`M${i * 320} 0v900`).join("");
  return [
    stroke(rings, D2, 1.6, { opacity: 0.6 }),
    stroke(grid, LINE, 1),
    stroke("M480 0C560 90 520 190 610 250S560 420 500 480 560 720 470 900", D2, 2, {
      strokeDasharray: "10 7",
    }),
  ];
}

function runway() {
  const [x, y] = FIELD;
  return g(
    { transform: `rotate(3 ${x} ${y})` },
    rect(x - 120, y - 9, 240, 18, { fill: INK, stroke: D4, strokeWidth: 2 }),
    stroke(d`M${x - 96} ${y}h190`, PALE, 2.4, { strokeDasharray: "16 10" }),
    stroke(d`M${x + 124} ${y}h780`, PHOSPHOR, 2, { strokeDasharray: "26 12" }),
    path(d`M${x + 124} ${y}l420-26v52z`, { fill: PHOSPHOR, opacity: 0.12 }),
  );
}

/** Downwind, base and the turn on to final. */
function pattern() {
  return stroke("M420 230L1180 250Q1300 254 1330 350L1400 520Q1428 590 1360 594L860 566", D4, 3, {
    strokeDasharray: "3 13",
    strokeLinecap: "round",
  });
}

function trail(x, y, turn) {
  const angle = ((turn - 90) * Math.PI) / 180;
  const behind = [34, 52, 70, 88].map((step) => [x - step * Math.cos(angle), y - step * Math.sin(angle)]);
  return dots(behind, 6, PHOSPHOR, { opacity: 0.7 });
}

/** Two bars beside each aircraft, at the end of a leader line. */
function dataBlocks() {
  const lines = ARRIVALS.map(([x, y]) => d`M${x + 18} ${y - 22}l26-30`).join("");
  const bars = ARRIVALS.map(([x, y]) => d`M${x + 50} ${y - 62}h64M${x + 50} ${y - 46}h42`).join("");
  return [stroke(lines, D4, 1.6), stroke(bars, GLOW, 6)];
}

/** The strips of the sequence, in its order. */
function bay() {
  const strips = ARRIVALS.map((_, i) =>
    strip2d({
      x: 62,
      y: 196 + i * 92,
      w: 352,
      h: 76,
      seed: 40 + i,
      paper: i % 2 ? D1 : D2,
      edge: PHOSPHOR,
      ink: GLOW,
    }),
  );
  return [
    rect(40, 120, 396, 660, { fill: INK, stroke: D3, strokeWidth: 2 }),
    stroke("M62 158h180", D4, 8),
    circle(404, 158, 9, { fill: D4 }),
    strips,
  ];
}
