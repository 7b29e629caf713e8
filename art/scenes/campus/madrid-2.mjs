// Tower simulator in use, for the Madrid centre: three students and an instructor, lit by the ring of screens
// alone.
import { D1, D2, D3, D4, GLOW, INK, INK2, LINE, mix, PALE, SLATE } from "../../drawing/palette.mjs";
import { g, rect } from "../../drawing/svg.mjs";
import { camera } from "../../drawing/camera.mjs";
import { aircraftFront, aircraftSide } from "../../parts/aircraft.mjs";
import { runway } from "../../parts/airfield.mjs";
import { simulatorRoom } from "../../parts/cab.mjs";
import { seatedBack } from "../../parts/seated.mjs";
import { standingBack } from "../../parts/standing.mjs";
import { desk, monitor, rows } from "../../parts/furniture.mjs";
import { scopeOn } from "../../parts/scope.mjs";
import { dusk, ridge } from "../../parts/sky.mjs";
import { farTower } from "../../parts/tower.mjs";

export function simulatorInUse(s) {
  const cam = camera({ y: -2.5, z: 1.95, f: 880, cy: 400, yaw: 5 });
  const angles = [-75, -50, -25, 0, 25, 50, 75];
  const room = simulatorRoom(s, cam, { angles, z1: 4.1, z0: 0.4 });
  const out = camera({ z: 44, f: 900, cy: 400, cx: 700 });
  const rw = { x: -60, y: 420, heading: 10 };
  s.add(
    g(
      { clipPath: s.clip(room.clip) },
      dusk(s, 400, { ramp: "early", y0: -60 }),
      ridge(21, 402, 60, D3, { steps: 9 }),
      rect(0, 400, 1600, 300, {
        fill: s.linear(
          [
            [0, D2],
            [0.3, D1],
            [1, LINE],
          ],
          { y1: 400, y2: 620 },
        ),
      }),
      runway(out, { ...rw, length: 2600, fill: LINE, paint: GLOW, edge: 200 }),
      farTower(420, 412, 120, INK2, PALE),
      aircraftFront({ x: 860, y: 240, k: 0.5, body: LINE, wing: LINE }),
      aircraftSide({ x: 250, y: 446, k: 0.42, body: PALE, belly: D4, tail: LINE }),
    ),
    room.over,
  );
  s.add(s.lamp(860, 200, 4.5));
  // The working row: one long desk, three positions, and an instructor standing at the back.
  s.add(desk(cam, -3.1, 3.1, 2.1, 2.9, { z: 0.76, top: mix(SLATE, D1, 0.4), front: INK, edge: D4 }));
  for (const [i, x] of [-2, 0, 2].entries()) {
    for (const dx of [-0.42, 0.42]) {
      const m = monitor(cam, { x: x + dx, y: 2.62, z: 0.8, w: 0.7, h: 0.42 });
      s.add(
        m.art,
        dx < 0
          ? scopeOn(m.screen, { seed: 4 + i, count: 2, aspect: 1.6, rings: 2, weight: 1.6, chart: false })
          : rows(m.screen, { count: 3, v0: 0.22, v1: 0.78, cols: [0, 0.4], width: 4 }),
      );
    }
    const [px, py] = cam.see([x, 1.5, 0]);
    s.add(
      seatedBack(s, {
        x: px,
        y: py,
        k: cam.scale([x, 1.5, 0]) / 100,
        hair: ["short", "long", "curly"][i],
        cloth: [LINE, INK2, LINE][i],
        skin: [D2, D3, D2][i],
        flip: i % 2 ? -1 : 1,
      }),
    );
  }
  const [px, py] = cam.see([2.75, 1.05, 0]);
  s.add(
    standingBack(s, {
      x: px,
      y: py,
      k: cam.scale([2.75, 1.05, 0]) / 100,
      flip: -1,
      arm: true,
      cloth: LINE,
      hair: "bob",
      skin: D3,
    }),
  );
  s.shift(36);
}
