// Digital test, for a post on it: a candidate in profile before several tasks at once.
import {
  D1,
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
  SKIN,
  SLATE,
  VOID,
} from "../../drawing/palette.mjs";
import { box, circle, path, pts, rect, stroke } from "../../drawing/svg.mjs";
import { figure } from "../../parts/figure.mjs";
import { lightPool } from "../../parts/room.mjs";
import { scope } from "../../parts/scope.mjs";
import { polar } from "../../parts/traffic.mjs";

export function digitalTest(s) {
  s.add(
    rect(0, 0, 1600, 900, {
      fill: s.linear([
        [0, INK],
        [1, VOID],
      ]),
    }),
    circle(980, 400, 760, {
      fill: s.radial(980, 400, 760, [
        [0, PHOSPHOR, 0.22],
        [1, PHOSPHOR, 0],
      ]),
    }),
  );
  s.add(
    path("M560 70H1500L1530 650H540z", { fill: VOID, stroke: D2 }),
    path(
      box(590, 100, 270, 250) + box(880, 100, 270, 250) + box(1170, 100, 300, 520) + box(590, 370, 560, 250),
      {
        fill: NIGHT,
        stroke: D2,
      },
    ),
  );
  s.add(
    scope(s, { cx: 870, cy: 495, r: 116, seed: 8, count: 5, rings: 3, sweep: 70, blocks: false }),
    stroke("M620 400h70M620 424h50M620 448h70M1060 400h60M1060 424h44M1060 448h60M1060 570h60", D4, 6),
  );
  // Three small tasks: turn the cube, read the dial, follow the pattern.
  s.add(
    path("M725 150l70 40-70 40-70-40z", { fill: PALE }),
    path("M655 190l70 40v80l-70-40z", { fill: D3 }),
    path("M795 190l-70 40v80l70-40z", { fill: D2 }),
    circle(1015, 225, 92, { stroke: D4, strokeWidth: 4 }),
    stroke(
      Array.from({ length: 24 }, (_, i) =>
        pts([polar(1015, 225, 80, i * 15), polar(1015, 225, 90, i * 15)]),
      ).join(""),
      PHOSPHOR,
      2.5,
    ),
    path("M1015 225l52-58-40 68z", { fill: GLOW }),
    circle(1015, 225, 8, { fill: GLOW }),
  );
  const tiles = Array.from({ length: 20 }, (_, i) => [1200 + (i % 4) * 64, 130 + Math.floor(i / 4) * 96, i]);
  s.add(
    path(
      tiles
        .filter(([, , i]) => i % 3 !== 1)
        .map(([x, y]) => box(x, y, 48, 72))
        .join(""),
      { fill: LINE },
    ),
    path(
      tiles
        .filter(([, , i]) => i % 3 === 1 && i !== 13)
        .map(([x, y]) => box(x, y, 48, 72))
        .join(""),
      { fill: D4 },
    ),
    s.beacon(rect(tiles[13][0], tiles[13][1], 48, 72)),
  );
  s.add(
    path("M300 700H1600V740H300z", { fill: D1 }),
    path("M320 740H1600V900H320z", { fill: INK }),
    stroke("M300 700H1600", PHOSPHOR, 2),
    path("M960 650h120l16 50H944z", { fill: INK2 }),
    path("M640 676h240l10 22H630z", { fill: SLATE, stroke: D3 }),
  );
  s.add(
    lightPool(s, 420, 700, 420, 0.5, PHOSPHOR, 0.18),
    figure(s, {
      x: 300,
      y: 330,
      k: 0.98,
      pose: "think",
      features: 6,
      skin: SKIN[3],
      hair: "wavy",
      hairFill: VOID,
      collar: "shirt",
      cloth: D1,
      headset: "single",
      tone: PHOSPHOR,
    }),
  );
}
