// Coastal airfield from a thousand feet, for the Gran Canaria centre: two runways on a shelf between ravines
// and sea.
import {
  D1,
  D2,
  D3,
  D4,
  INK2,
  LINE,
  mix,
  NIGHT,
  PALE,
  PHOSPHOR,
  SLATE,
  VOID,
} from "../../drawing/palette.mjs";
import { path, stroke } from "../../drawing/svg.mjs";
import { camera } from "../../drawing/camera.mjs";
import { aircraftTop } from "../../parts/aircraft.mjs";
import { approachLights, lamps, runway, taxiway } from "../../parts/airfield.mjs";
import { cone, sea } from "../../parts/island.mjs";
import { dusk, stars, town } from "../../parts/sky.mjs";
import { farTower } from "../../parts/tower.mjs";

export function coastalAirfield(s) {
  const cam = camera({ z: 360, f: 900, cy: 300, cx: 800 });
  const G = (list) => cam.poly(...list.map(([x, y]) => [x, y, 0]));
  const land = [
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
  s.add(
    dusk(s, 300, { ramp: "late" }),
    stars(70, 34, 0, 0, 1600, 190),
    sea(s, 300, 1000, { glint: 330, spread: 520, lines: 60, near: INK2, far: D4, seed: 12 }),
  );
  s.add(
    cone({ x: 1240, base: 306, h: 130, w: 900, lit: D2, dark: D1, seed: 3 }),
    path("M560 346L720 336 840 322 980 326 1090 300 1200 312 1330 262 1440 240 1600 276V372H640z", {
      fill: LINE,
    }),
  );
  // Surf: the shore line pushed out to sea twice, wider where it is nearer.
  const surf = (k) =>
    cam.line(...land.slice(1, 15).map(([x, y]) => [x - k * (14 + y * 0.008), y + k * 6, 0]));
  s.add(
    stroke(surf(1), PALE, 3, { opacity: 0.6, strokeLinejoin: "round" }),
    stroke(surf(2.4), PHOSPHOR, 1.4, { opacity: 0.45, strokeLinejoin: "round" }),
  );
  s.add(
    path(G(land), {
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
  s.add(
    path(
      G([
        [1500, 560],
        [760, 640],
        [900, 900],
        [1900, 900],
      ]) +
        G([
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
  s.add(
    lamps(
      cam,
      Array.from({ length: 34 }, (_, i) => [620 + 60 * Math.sin(i / 5) - i * 6, 420 + i * 60, 6]),
      4,
      PHOSPHOR,
      { opacity: 0.8 },
    ),
  );
  const a = { x: 130, y: 620, heading: -6.5 };
  const b = { x: 270, y: 690, heading: -6.5 };
  s.add(
    taxiway(
      cam,
      [
        [205, 640],
        [40, 2200],
      ],
      { width: 24, colour: D3, step: 60 },
    ),
    taxiway(
      cam,
      [
        [420, 760],
        [300, 1700],
      ],
      { width: 160, fill: NIGHT, step: 200 },
    ),
  );
  s.add(
    runway(cam, { ...a, length: 2700, width: 56, edge: 75 }),
    runway(cam, { ...b, length: 2500, width: 56, edge: 75 }),
    approachLights(cam, a, { reach: 300, size: 2.4 }),
  );
  s.add(
    path(cam.poly([400, 1050, 0], [400, 1050, 26], [330, 1560, 26], [330, 1560, 0]), { fill: D3 }),
    path(cam.poly([400, 1050, 26], [520, 1065, 26], [430, 1570, 26], [330, 1560, 26]), { fill: D1 }),
    path(cam.poly([400, 1050, 0], [520, 1065, 0], [520, 1065, 26], [400, 1050, 26]), { fill: LINE }),
  );
  s.add(town(5, 800, 800, 392, 120, 60, 0.6), farTower(...cam.see([560, 1300, 0]), 120, INK2));
  const parked = [
    [470, 930],
    [585, 1180],
    [545, 1400],
  ].map(([x, y]) => {
    const [px, py] = cam.see([x, y, 0]);
    return aircraftTop({ x: px, y: py, k: [0.18 * (900 / y), 0.1 * (900 / y)], turn: 0, fill: D4 });
  });
  // The arrival, over its own shadow, aligned with the lights.
  s.add(
    parked,
    aircraftTop({ x: 1100, y: 948, k: [0.95, 0.5], turn: -8, fill: VOID, opacity: 0.7 }),
    aircraftTop({ x: 1040, y: 846, k: [1.05, 0.62], turn: -8, fill: PALE }),
    stroke("M1033 800l3 70", D3, 2),
    s.lamp(1041, 834, 5),
  );
}
