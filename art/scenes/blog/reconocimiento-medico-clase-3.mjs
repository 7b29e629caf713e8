// A medical for controllers, for a post on it: a heart trace on a screen, an audiogram, a plate of colours, a stethoscope.
import { D1, D2, D3, D4, GLOW, INK, INK2, LINE, PALE, PHOSPHOR } from "../../drawing/palette.mjs";
import { seededRandom } from "../../drawing/random.mjs";
import { circle, d, dots, pts, rect, stroke } from "../../drawing/svg.mjs";
import { lampLight, leaf, textLines } from "../../parts/paper.mjs";

/** One beat, and the rest after it, from where the line is. */
const BEAT = "h70l16-22 18 22h34l14 26 26-190 30 250 22-86h30l24-44 30 44h66";

export function medical(s) {
  s.add(lampLight(s, 700, 380, 1050));
  s.add(screen(), audiogram(), colourPlate());
  s.add(stethoscope());
  s.add(circle(1300, 640, 82, { fill: LINE }), circle(1300, 640, 64, { fill: D2 }));
  s.add(s.beacon([circle(1300, 640, 40)]), circle(1300, 640, 51, { stroke: GLOW, strokeWidth: 3 }));
  s.gather(0.82);
}

/** Two ear tubes, the joint, and the tube that runs down to the chest piece. */
function stethoscope() {
  return [
    stroke("M1370 360C1370 520 1540 500 1524 640S1400 800 1372 690", PHOSPHOR, 17, {
      strokeLinecap: "round",
    }),
    stroke("M1284 150c-44 80-10 190 86 214M1456 150c44 80 10 190-86 214", D4, 11),
    dots(
      [
        [1284, 146],
        [1456, 146],
      ],
      34,
      PALE,
    ),
  ];
}

/** The monitor: a chart grid, three beats, and the point where the trace is now. */
function screen() {
  const grid = [
    ...Array.from({ length: 15 }, (_, i) => d`M${150 + i * 68} 110v340`),
    ...Array.from({ length: 5 }, (_, i) => d`M120 ${148 + i * 68}h1040`),
  ].join("");
  return [
    rect(96, 86, 1088, 400, { fill: INK, stroke: D2, strokeWidth: 4 }),
    stroke(grid, D1, 1, { opacity: 0.55 }),
    stroke(`M120 320h40${BEAT}${BEAT}h96`, PHOSPHOR, 5, { strokeLinejoin: "round" }),
    dots([[1016, 320]], 20, GLOW),
    rect(560, 486, 150, 40, { fill: LINE }),
    rect(470, 522, 330, 14, { fill: D1 }),
  ];
}

/** Hearing by frequency, one line an ear. */
function audiogram() {
  const ear = (levels) => levels.map((level, i) => [70 + i * 62, 96 + level]);
  const left = ear([20, 34, 28, 66, 138, 92]);
  const right = ear([38, 22, 52, 40, 86, 150]);
  const grid = [0, 1, 2, 3, 4].map((i) => d`M48 ${76 + i * 44}h354`).join("");
  return leaf(
    150,
    560,
    450,
    400,
    -5,
    PALE,
    stroke(grid, D4, 2),
    stroke(pts(left), INK2, 5),
    stroke(pts(right), D3, 5, { strokeDasharray: "14 8" }),
    dots(left, 20, INK2),
    dots(right, 20, D3),
    textLines(48, 300, 300, 2, 28, D4),
  );
}

/** A plate of dots in two tones, with a ring in it and no figure to read. */
function colourPlate() {
  const random = seededRandom(34);
  const [inside, outside] = [[], []];
  for (let i = 0; i < 190; i++) {
    const angle = random.between(0, 2 * Math.PI);
    const radius = 138 * Math.sqrt(random.next());
    const place = [200 + radius * Math.cos(angle), 190 + radius * Math.sin(angle)];
    (radius > 56 && radius < 96 ? inside : outside).push(place);
  }
  return leaf(690, 590, 400, 400, 6, GLOW, dots(outside, 15, D4), dots(inside, 17, D2));
}
