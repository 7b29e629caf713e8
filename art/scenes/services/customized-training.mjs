// Flight strip board from close by, for customised training: a hand draws one strip out of its bay.
import { D1, D2, D3, D4, GLOW, INK, INK2, LINE, PALE, PHOSPHOR, SKIN, VOID } from "../../drawing/palette.mjs";
import { at, circle, g, rect, stroke } from "../../drawing/svg.mjs";
import { arm } from "../../parts/arms.mjs";
import { strip2d } from "../../parts/strips.mjs";

export function stripBoard(s) {
  s.add(
    rect(0, 0, 1600, 1000, {
      fill: s.linear([
        [0, INK2],
        [1, INK],
      ]),
    }),
    circle(640, 380, 800, {
      fill: s.radial(640, 380, 800, [
        [0, PHOSPHOR, 0.2],
        [1, PHOSPHOR, 0],
      ]),
    }),
  );
  s.add(
    g(
      { transform: "rotate(-7 800 500)" },
      [-60, 500, 1060].map((x, b) => [
        rect(x, -120, 530, 1260, { fill: VOID }),
        stroke(`M${x} -120v1260M${x + 530} -120v1260`, D3, 3),
        Array.from({ length: 11 }, (_, i) =>
          (b === 1 && (i === 5 || i > 9)) || (b === 0 && (i < 1 || i > 8)) || (b === 2 && i < 3)
            ? ""
            : strip2d({
                x: x + 16,
                y: -70 + i * 104,
                w: 498,
                h: 84,
                seed: b * 20 + i,
                paper: [D1, D2, LINE][(i + b) % 3],
                edge: [PHOSPHOR, D4, PALE][(i * 2 + b) % 3],
              }),
        ),
      ]),
    ),
  );
  s.add(
    g(
      { transform: "rotate(-15 900 470)" },
      rect(606, 446, 580, 100, { fill: VOID, opacity: 0.7 }),
      rect(590, 420, 580, 100, { fill: GLOW }),
      s.beacon(rect(590, 420, 18, 100)),
      stroke("M690 420v100M800 420v100M910 420v100M1000 420v100M1090 420v100M800 470h200", D3, 2),
      stroke(
        "M626 455h48M626 487h32M704 470h78M816 445h70M816 497h52M926 445h50M926 497h62M1016 470h56M1106 455h46M1106 487h30",
        D1,
        8,
      ),
    ),
  );
  // The arm comes in from the corner, and its hand has the strip by the end.
  s.add(
    g(
      { transform: at(1344, 606, 2.3) },
      arm(
        {
          shoulder: [330, 420],
          elbow: [230, 236],
          wrist: [0, 0],
          hand: "pinch",
          turn: 4,
          lit: 1,
          flip: true,
        },
        { cloth: LINE, skin: SKIN[2], tone: PHOSPHOR },
      ),
    ),
  );
}
