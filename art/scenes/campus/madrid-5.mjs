// School building after dark, for the Madrid centre: the glass corner lit, the tower on the skyline.
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
  SLATE,
  VOID,
} from "../../drawing/palette.mjs";
import { d, path, rect, stroke } from "../../drawing/svg.mjs";
import { camera } from "../../drawing/camera.mjs";
import { aircraftSide } from "../../parts/aircraft.mjs";
import { lamps } from "../../parts/airfield.mjs";
import { glazing } from "../../parts/glazing.mjs";
import { standingBack } from "../../parts/standing.mjs";
import { dusk, ridge, stars, town } from "../../parts/sky.mjs";
import { farTower } from "../../parts/tower.mjs";

export function schoolAtNight(s) {
  const cam = camera({ z: 3, f: 950, cy: 640, cx: 820, yaw: -30 });
  s.add(
    dusk(s, 640, { ramp: "late" }),
    stars(51, 50, 0, 0, 1600, 400),
    ridge(31, 642, 60, D2),
    rect(0, 640, 1600, 360, {
      fill: s.linear(
        [
          [0, LINE],
          [0.3, INK2],
          [1, VOID],
        ],
        { y1: 640, y2: 1000 },
      ),
    }),
    town(16, 0, 1600, 644, 12, 50),
  );
  s.add(
    farTower(300, 652, 300, INK2, PALE),
    s.lamp(300, 352, 4),
    aircraftSide({ x: 560, y: 210, k: 0.45, turn: -11, body: D3, belly: D1, tail: PHOSPHOR }),
  );
  const [A, B, C] = [
    [-18, 26],
    [2, 14.5],
    [14, 35],
  ];
  const h = 11;
  const left = cam.panel([A[0], A[1], h], [B[0] - A[0], B[1] - A[1], 0], [0, 0, -h]);
  const right = cam.panel([B[0], B[1], h], [C[0] - B[0], C[1] - B[1], 0], [0, 0, -h]);
  s.add(
    path(left.rect(0, 0, 1, 1), { fill: SLATE }),
    path(right.rect(0, 0, 1, 1), { fill: INK2 }),
    glazing(left, { cols: 9, floors: 3, seed: 2, share: 0.62 }),
    glazing(right, { cols: 8, floors: 3, seed: 5, share: 0.4, lit: [D4, D3] }),
  );
  s.add(
    path(left.rect(-0.03, -0.06, 1.02, 0.01), { fill: D1 }),
    path(right.rect(-0.02, -0.06, 1.04, 0.01), { fill: NIGHT }),
    stroke(left.line([0, 0.333], [1, 0.333]) + left.line([0, 0.666], [1, 0.666]), D2, 3),
    stroke(right.line([0, 0.333], [1, 0.333]) + right.line([0, 0.666], [1, 0.666]), D1, 3),
  );
  // The corner hall glows and throws light on the forecourt.
  s.add(
    path(left.rect(0.76, 0.36, 1, 1), {
      fill: s.linear(
        [
          [0, PALE],
          [1, GLOW],
        ],
        { y1: 500, y2: 800 },
      ),
    }),
    stroke(
      [0.82, 0.88, 0.94].map((u) => left.line([u, 0.36], [u, 1])).join("") +
        left.line([0.76, 0.68], [1, 0.68]),
      D2,
      3,
    ),
  );
  const [bx, by] = cam.see([B[0], B[1], 0]);
  s.add(
    path(d`M${bx - 250} ${by - 28}L${bx} ${by}L${bx - 40} 1000H${bx - 640}z`, {
      fill: s.linear(
        [
          [0, PALE, 0.4],
          [1, PALE, 0],
        ],
        { y1: by, y2: 1000 },
      ),
    }),
    standingBack(s, { x: bx - 130, y: by + 40, k: 0.95, cloth: INK, headset: false, hair: "long" }),
    standingBack(s, { x: bx - 190, y: by + 70, k: 1.05, cloth: INK2, headset: false }),
  );
  // Stone pines, flat-topped, and a row of path lights to the door.
  const pine = (x, y, k) =>
    path(
      d`M${x - 5 * k} ${y}l${2 * k} ${-90 * k}l${-26 * k} ${-34 * k}h${8 * k}l${20 * k} ${22 * k}l${4 * k} ${-34 * k}h${6 * k}l${2 * k} ${34 * k}l${22 * k} ${-26 * k}h${8 * k}l${-28 * k} ${40 * k}l${2 * k} ${88 * k}zM${x - 78 * k} ${y - 118 * k}c${-14 * k} ${-30 * k} ${20 * k} ${-60 * k} ${58 * k} ${-60 * k}c${30 * k} ${-20 * k} ${84 * k} ${-6 * k} ${96 * k} ${26 * k}c${22 * k} ${10 * k} ${14 * k} ${34 * k} ${-6 * k} ${36 * k}c${-50 * k} ${8 * k} ${-110 * k} ${8 * k} ${-148 * k} ${-2 * k}z`,
      { fill: VOID, stroke: D1 },
    );
  s.add(
    pine(520, 740, 1.1),
    pine(160, 800, 1.7),
    pine(660, 720, 0.8),
    lamps(
      cam,
      Array.from({ length: 9 }, (_, i) => [-16 + i * 2.1, 22 - i * 1.4, 0.4]),
      0.16,
      GLOW,
    ),
    stroke("M0 930L520 800 860 760", D1, 1.6),
  );
}
