// Three kinds of control work, for a post on them: tower, approach and route in three slanted panes.
import { D1, D2, D3, D4, GLOW, INK, INK2, PALE } from "../../drawing/palette.mjs";
import { g, path, poly, rect, stroke } from "../../drawing/svg.mjs";
import { aircraftTop } from "../../parts/aircraft.mjs";
import { scope } from "../../parts/scope.mjs";
import { clouds, dusk, ridge, stars, town } from "../../parts/sky.mjs";
import { tower } from "../../parts/tower.mjs";

export function kindsOfWork(s) {
  const pane = (i) =>
    poly(
      [i * 533 + (i ? 70 : -10), 0],
      [(i + 1) * 533 + (i < 2 ? 62 : 80), 0],
      [(i + 1) * 533 + (i < 2 ? -70 : 80), 900],
      [i * 533 - 62, 900],
    );
  s.add(
    g(
      { clipPath: s.clip(pane(0)) },
      dusk(s, 740),
      stars(5, 20, 0, 0, 600, 400),
      ridge(44, 742, 60, D2),
      rect(0, 740, 620, 160, { fill: INK2 }),
      town(2, 0, 600, 744, 12, 30),
      tower(s, { x: 345, ground: 900, h: 540, k: 1.25, kind: "cone" }),
    ),
  );
  s.add(
    g(
      { clipPath: s.clip(pane(1)) },
      rect(440, 0, 720, 900, { fill: INK2 }),
      scope(s, { cx: 800, cy: 450, r: 390, seed: 21, count: 8, rings: 4, sweep: 40 }),
    ),
  );
  s.add(
    g(
      { clipPath: s.clip(pane(2)) },
      rect(980, 0, 640, 900, {
        fill: s.linear([
          [0, D1],
          [0.5, D2],
          [1, D4],
        ]),
      }),
      clouds(
        [
          [960, 700, 420, 60],
          [1240, 800, 460, 80],
          [1000, 870, 520, 70],
        ],
        PALE,
        0.35,
      ),
      stroke("M900 752L1220 430 1620 2M950 160L1220 430 1390 820", PALE, 1.6, {
        strokeDasharray: "14 8",
        opacity: 0.8,
      }),
      path("M1220 410l17 30h-34z", { fill: INK, stroke: PALE, strokeWidth: 2 }),
      stroke("M1070 574L1288 343M1082 585L1300 354", GLOW, 5, { opacity: 0.35 }),
      aircraftTop({ x: 1314, y: 329, k: 0.8, turn: 43, fill: INK }),
      aircraftTop({ x: 1342, y: 708, k: 0.42, turn: -23, fill: INK2 }),
    ),
  );
  s.add(stroke("M598 0L471 900M1129 0L1002 900", INK, 14), s.lamp(420, 180, 5), stroke("M420 186v10", D3, 2));
}
