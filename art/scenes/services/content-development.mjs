// Sector editor on a screen, for content development: a piece of airspace is drawn corner by corner.
import {
  D2,
  D3,
  D4,
  GLOW,
  INK,
  INK2,
  LINE,
  NIGHT,
  PALE,
  PHOSPHOR,
  SLATE,
  VOID,
} from "../../drawing/palette.mjs";
import { box, circle, path, rect, ring, stroke } from "../../drawing/svg.mjs";
import { headset } from "../../parts/headset.mjs";
import { textLines } from "../../parts/paper.mjs";
import { lightPool } from "../../parts/room.mjs";

export function sectorEditor(s) {
  s.add(
    rect(0, 0, 1600, 1000, {
      fill: s.linear([
        [0, INK],
        [1, VOID],
      ]),
    }),
    lightPool(s, 800, 820, 900, 0.3, PHOSPHOR, 0.22),
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
