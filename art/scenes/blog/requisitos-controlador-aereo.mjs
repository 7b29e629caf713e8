// Requirements on a desk, for a post on them: a checklist, a sight test, a voice waveform, a headset.
import { D1, D2, D3, D4, GLOW, INK2, LINE, PALE, PHOSPHOR } from "../../drawing/palette.mjs";
import { circle, d, g, ring, stroke } from "../../drawing/svg.mjs";
import { coil, headset } from "../../parts/headset.mjs";
import { lampLight, leaf, textLines } from "../../parts/paper.mjs";

export function requirements(s) {
  s.add(lampLight(s, 800, 430, 1000));
  s.add(
    leaf(
      170,
      150,
      420,
      560,
      -6,
      GLOW,
      textLines(50, 70, 240, 2, 36, D3, 9),
      Array.from(
        { length: 5 },
        (_, i) =>
          stroke(`M50 ${170 + i * 72}h34v34h-34z`, D2, 4) +
          stroke(`M112 ${187 + i * 72}h${[240, 200, 256, 180, 220][i]}`, D4, 9),
      ).join(""),
      stroke("M56 186l12 14 24-34M56 258l12 14 24-34M56 330l12 14 24-34", D1, 7),
    ),
  );
  // An eye chart of rings with a gap: the sight test, without a letter in it.
  const gap = (x, y, r, t) =>
    g(
      { transform: `translate(${x} ${y}) rotate(${t})` },
      stroke(d`M${r * 0.94} ${r * 0.34}A${r} ${r} 0 1 1 ${r * 0.94} ${-r * 0.34}`, INK2, r * 0.42),
    );
  s.add(
    leaf(
      640,
      96,
      360,
      560,
      2,
      PALE,
      gap(180, 110, 60, 0),
      [80, 180, 280].map((x, i) => gap(x, 250, 34, i * 90 + 90)),
      [70, 143, 216, 290].map((x, i) => gap(x, 350, 22, i * 90)),
      [60, 108, 156, 204, 252, 300].map((x, i) => gap(x, 430, 13, i * 180 + 90)),
      textLines(60, 500, 240, 1, 20, D4),
    ),
  );
  s.add(
    leaf(
      1060,
      190,
      400,
      250,
      7,
      LINE,
      stroke(
        Array.from({ length: 22 }, (_, i) => {
          const a = 10 + 70 * Math.abs(Math.sin(i * 0.9) * Math.sin(i * 0.21 + 0.5));
          return d`M${38 + i * 15.5} ${125 - a}v${a * 2}`;
        }).join(""),
        PHOSPHOR,
        7,
        { strokeLinecap: "round" },
      ),
    ),
  );
  s.add(headset({ x: 1190, y: 590, k: 1.2, turn: -10 }), coil(1090, 780, 760, 890, 18, 12));
  s.add(
    leaf(
      690,
      700,
      300,
      420,
      -4,
      D1,
      stroke(ring(150, 130, 60) + "M90 130h120M150 70v120", PHOSPHOR, 4),
      stroke("M150 70c-36 36-36 84 0 120 36-36 36-84 0-120", PHOSPHOR, 3),
    ),
    s.beacon([circle(462, 742, 54), circle(462, 742, 40, { fill: "none", stroke: GLOW, strokeWidth: 3 })]),
    stroke("M446 742l12 14 24-32", GLOW, 8),
  );
  s.gather(0.82);
}
