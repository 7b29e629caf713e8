// Coastal airfield from a thousand feet, for the Gran Canaria centre: two runways on a shelf between ravines
// and sea.
import { D1, D2, D3, D4, INK2, LINE, NIGHT, PALE, VOID } from "../../drawing/palette.mjs";
import { path, stroke } from "../../drawing/svg.mjs";
import { camera } from "../../drawing/camera.mjs";
import { aircraftTop } from "../../parts/aircraft.mjs";
import { approachLights, runway, taxiway } from "../../parts/airfield.mjs";
import { granCanariaCoast } from "../../parts/gran-canaria-coast.mjs";
import { granCanaria, sea } from "../../parts/island.mjs";
import { dusk, stars, town } from "../../parts/sky.mjs";
import { farTower } from "../../parts/tower.mjs";

export function coastalAirfield(s) {
  const cam = camera({ z: 360, f: 900, cy: 300, cx: 800 });
  s.add(
    dusk(s, 300, { ramp: "late" }),
    stars(70, 34, 0, 0, 1600, 190),
    sea(s, 300, 1000, { glint: 330, spread: 520, lines: 60, near: INK2, far: D4, seed: 12 }),
  );
  s.add(
    granCanaria({ x: 640, base: 308, h: 176, w: 1500, lit: D2, dark: D1 }),
    path("M560 346L720 336 840 322 980 326 1090 300 1200 312 1330 262 1440 240 1600 276V372H640z", {
      fill: LINE,
    }),
  );
  s.add(granCanariaCoast(s, cam));
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
