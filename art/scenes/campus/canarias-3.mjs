// Approach to runway 03, for the Gran Canaria centre: the island rises on the left, the sea lies on the right, and the
// lights run to the threshold in the last light.
import { D1, D2, D4, GLOW, INK, INK2, LINE, PALE, PHOSPHOR, VOID } from "../../drawing/palette.mjs";
import { circle, dots, g, path, pts, rect, stroke } from "../../drawing/svg.mjs";
import { camera } from "../../drawing/camera.mjs";
import { aircraftFront } from "../../parts/aircraft.mjs";
import { approachLights, runway, runwayFrame } from "../../parts/airfield.mjs";
import { granCanaria, sea } from "../../parts/island.mjs";
import { lightPool } from "../../parts/room.mjs";
import { dusk, ridge, stars, town } from "../../parts/sky.mjs";
import { farTower } from "../../parts/tower.mjs";

export function approachByTheSea(s) {
  const cam = camera({ z: 34, f: 1000, cy: 560, cx: 800 });
  const rw = { x: 0, y: 350, heading: 0 };
  s.add(
    dusk(s, 560, { ramp: "late" }),
    stars(81, 60, 0, 0, 1600, 380),
    circle(1180, 260, 150, {
      fill: s.radial(1180, 260, 150, [
        [0, PALE, 0.3],
        [1, PALE, 0],
      ]),
    }),
    path("M1190 220a42 42 0 1 0 32 66 36 36 0 0 1-32-66z", { fill: GLOW }),
  );
  s.add(
    granCanaria({ x: -470, base: 564, h: 300, w: 1500, lit: D1, dark: INK2 }),
    ridge(42, 566, 34, LINE, { x: 560, w: 420, steps: 8, peak: 0.3 }),
  );
  s.add(
    rect(0, 562, 1600, 438, {
      fill: s.linear(
        [
          [0, LINE],
          [0.15, INK2],
          [1, VOID],
        ],
        { y1: 562, y2: 900 },
      ),
    }),
    town(9, 0, 900, 566, 22, 60),
  );
  // The plain of Gando: bare ground in low terraces on the land's side, sea on the other.
  const terraces = [90, 118, 156, 210, 300, 460].map((y) => cam.line([-900, y, 0], [-70, y, 0]));
  const shore = [
    [1600, 562],
    [1310, 566],
    [1230, 578],
    [1262, 594],
    [1196, 622],
    [1214, 652],
    [1168, 700],
    [1196, 764],
    [1170, 850],
    [1216, 920],
    [1190, 1000],
    [1600, 1000],
  ];
  s.add(
    stroke(terraces.join(""), D2, 2, { strokeDasharray: "90 26 160 40", opacity: 0.7 }),
    g(
      { clipPath: s.clip(pts(shore, true)) },
      sea(s, 562, 1000, { glint: 1240, spread: 300, lines: 34, near: INK2, far: D2 }),
    ),
    stroke(pts(shore.slice(0, -1)), D4, 2, { strokeLinejoin: "round" }),
    lightPool(s, 800, 800, 520, 0.42, PHOSPHOR, 0.2),
  );
  s.add(
    runway(cam, { ...rw, length: 2400, width: 60, edge: 60 }),
    approachLights(cam, rw, { reach: 300, size: 1.6 }),
  );
  const at = runwayFrame(rw);
  const boxes = [0, 1, 2, 3].map((i) => cam.see(at(60, -54 - i * 13, 1)));
  s.add(
    dots(boxes.slice(2), 11, GLOW),
    dots(boxes.slice(2), 30, PALE, { opacity: 0.25 }),
    s.beacon(
      boxes.slice(0, 2).flatMap(([x, y]) => [circle(x, y, 15, { fillOpacity: 0.25 }), circle(x, y, 6)]),
    ),
  );
  s.add(aircraftFront({ x: 800, y: 250, k: 0.4, body: D2, wing: D1 }), farTower(560, 588, 130, INK));
}
