// Tools of the trade, close enough to touch: the strip board and the sector editor.
import { D1, D2, D3, D4, GLOW, INK, INK2, LINE, NIGHT, PALE, PHOSPHOR, SLATE, VOID } from "../palette.mjs";
import { box, circle, g, path, rect, ring, stroke } from "../svg.mjs";
import { headset } from "../parts/headset.mjs";
import { textLines } from "../parts/paper.mjs";
import { pool } from "../parts/room.mjs";
import { strip2d } from "../parts/strips.mjs";

/** Customised training: a strip board, one strip drawn out of its bay. */
function stripBoard(s) {
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
  // The hand: index finger over the strip, thumb under it, a dark sleeve.
  s.add(
    path(
      "M1520 900L1380 700c-60-40-110-90-135-125-25-20-45-30-75-30-25 0-38-17-20-30 20-10 50-7 75-3 15-7 10-22-10-37-25-13-63-17-65-35 0-16 30-22 55-15 55 15 105 65 145 105 40 30 80 70 120 110l130 120z",
      { fill: D3 },
    ),
    stroke("M1225 512c30 6 60 24 80 50M1215 475c40 12 80 40 104 72", INK2, 3, { opacity: 0.6 }),
    path("M1600 1000V690l-110-66-156 130 140 246z", { fill: LINE }),
    path("M1600 1000V740l-90-20-100 180 64 100z", { fill: INK2 }),
    stroke("M1490 624L1334 754", PHOSPHOR, 3),
  );
}

/** Content development: a sector being drawn, node by node. */
function sectorEditor(s) {
  s.add(
    rect(0, 0, 1600, 1000, {
      fill: s.linear([
        [0, INK],
        [1, VOID],
      ]),
    }),
    pool(s, 800, 820, 900, 0.3, PHOSPHOR, 0.22),
  );
  s.add(
    path("M190 70H1410L1450 690H150z", { fill: VOID, stroke: D2 }),
    rect(232, 106, 1136, 548, { fill: NIGHT, stroke: D3 }),
    path("M720 690h160l20 90H700z", { fill: INK2 }),
    path("M560 776h480l20 24H540z", { fill: SLATE }),
  );
  s.add(
    stroke(
      Array.from({ length: 15 }, (_, i) => `M${340 + i * 70} 106v548`).join("") +
        Array.from({ length: 7 }, (_, i) => `M312 ${176 + i * 70}h1056`).join(""),
      LINE,
      1,
    ),
    path("M232 106h80v548h-80z", { fill: INK }),
    stroke(
      "M256 150h32M256 200h32v32h-32zM256 276l32 32M272 350a16 16 0 1 0 .1 0M256 430h32M256 446h20",
      D4,
      3,
    ),
  );
  s.add(
    path("M480 240L760 170 1010 260 1080 450 820 580 560 520z", {
      fill: PHOSPHOR,
      fillOpacity: 0.16,
      stroke: PHOSPHOR,
      strokeWidth: 3,
    }),
    stroke("M480 240L820 580M760 170L690 550M1010 260L560 520M330 420L1200 330", D3, 1.6, {
      strokeDasharray: "12 7",
    }),
    stroke(ring(800, 390, 70) + ring(800, 390, 140), D3, 1.4),
    stroke("M750 430L850 350", GLOW, 8),
  );
  s.add(
    path(
      [
        [480, 240],
        [760, 170],
        [1010, 260],
        [820, 580],
        [560, 520],
      ]
        .map(([x, y]) => box(x - 9, y - 9, 18, 18))
        .join(""),
      { fill: INK, stroke: PALE, strokeWidth: 3 },
    ),
    s.beacon([circle(1080, 450, 30, { fillOpacity: 0.25 }), rect(1069, 439, 22, 22)]),
    path("M1088 458l44 34-20 3 12 26-11 5-12-26-15 13z", { fill: GLOW }),
  );
  s.add(
    rect(1170, 140, 170, 220, { fill: INK, stroke: D2 }),
    textLines(1190, 176, 130, 6, 30, D4, 5),
    path("M0 800H1600V1000H0z", { fill: INK }),
    stroke("M0 800H1600", D3, 2),
  );
  s.add(
    path("M330 840h640l24 80H306z", { fill: SLATE }),
    stroke("M346 856h610M336 876h628M326 898h650", D2, 12, { strokeDasharray: "34 6" }),
    path("M1110 850h230l30 110h-270z", { fill: INK2, stroke: D2 }),
    stroke("M1220 930l120-120", PHOSPHOR, 7, { strokeLinecap: "round" }),
    headset({ x: 150, y: 800, k: 0.85, turn: -12 }),
  );
}

export const boards = {
  "services/customized-training": stripBoard,
  "services/content-development": sectorEditor,
};
