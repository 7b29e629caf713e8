// Approach lights below a volcanic cone, for the Gran Canaria centre: they run to the threshold in the last
// light.
import { D1, D2, GLOW, INK, INK2, LINE, NIGHT, PALE, PHOSPHOR, VOID } from "../../drawing/palette.mjs";
import { circle, d, dots, path, rect } from "../../drawing/svg.mjs";
import { camera } from "../../drawing/camera.mjs";
import { aircraftFront } from "../../parts/aircraft.mjs";
import { approachLights, runway, runwayFrame } from "../../parts/airfield.mjs";
import { cone } from "../../parts/island.mjs";
import { lightPool } from "../../parts/room.mjs";
import { dusk, ridge, stars, town } from "../../parts/sky.mjs";
import { farTower } from "../../parts/tower.mjs";

export function volcanoApproach(s) {
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
    ridge(24, 562, 90, D2, { steps: 14, peak: 0.05 }),
    cone({ x: 560, base: 564, h: 380, w: 1240, lit: D1, dark: INK2, seed: 6 }),
    ridge(42, 566, 60, NIGHT, { x: 900, w: 700, steps: 10 }),
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
    town(9, 900, 700, 568, 10, 40),
  );
  // Vineyards in the ash: half-moon walls in rows, as they are built on the islands.
  const walls = [];
  for (let y = 74; y < 900; y *= 1.28)
    for (let i = -9; i <= 9; i++) {
      const x = i * 26 + (Math.round(y) % 2) * 13;
      if (Math.abs(x) < 48) continue;
      const [px, py] = cam.see([x, y, 0]);
      const r = cam.scale([x, y, 0]) * 8;
      if (px > -r && px < 1600 + r && py < 1000)
        walls.push(d`M${px - r} ${py}a${r} ${r * 0.42} 0 0 1 ${2 * r} 0`);
    }
  s.add(
    lightPool(s, 800, 800, 620, 0.42, PHOSPHOR, 0.2),
    path(walls.join(""), { fill: INK, fillOpacity: 0.5, stroke: D2, strokeWidth: 2 }),
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
  s.add(aircraftFront({ x: 800, y: 250, k: 0.4, body: D2, wing: D1 }), farTower(1150, 580, 130, INK));
}
