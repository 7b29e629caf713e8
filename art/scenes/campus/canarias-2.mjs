// Tower simulator showing an airport by the sea, for the Gran Canaria centre: seen from beside the students.
import { D1, D2, D3, GLOW, INK, INK2, LINE, mix, PALE, PHOSPHOR } from "../../drawing/palette.mjs";
import { g, path, stroke } from "../../drawing/svg.mjs";
import { camera } from "../../drawing/camera.mjs";
import { aircraftSide } from "../../parts/aircraft.mjs";
import { runway } from "../../parts/airfield.mjs";
import { simulatorRoom } from "../../parts/cab.mjs";
import { granCanaria, sea } from "../../parts/island.mjs";
import { seatedBack } from "../../parts/seated.mjs";
import { desk, monitor } from "../../parts/furniture.mjs";
import { scopeOn } from "../../parts/scope.mjs";
import { dusk } from "../../parts/sky.mjs";
import { bay } from "../../parts/strips.mjs";
import { farTower } from "../../parts/tower.mjs";

export function seasideSimulator(s) {
  const cam = camera({ x: -1, y: -1.9, z: 1.85, f: 820, cy: 400, yaw: 12 });
  const angles = [-70, -45, -20, 5, 30, 55, 80];
  const room = simulatorRoom(s, cam, { angles, z1: 4, z0: 0.5 });
  const out = camera({ z: 46, f: 860, cy: 400, cx: 900 });
  s.add(
    g(
      { clipPath: s.clip(room.clip) },
      dusk(s, 400, { ramp: "early", y0: -60 }),
      granCanaria({ x: -330, base: 408, h: 190, w: 1060, lit: D3, dark: D2 }),
      sea(s, 400, 760, { glint: 1150, spread: 700, lines: 30, near: D2, far: mix(PHOSPHOR, PALE, 0.4) }),
      path("M0 404L560 406 700 428 690 452 860 486 900 540 1120 610 1240 760H0z", {
        fill: s.linear(
          [
            [0, D2],
            [1, LINE],
          ],
          { y1: 404, y2: 640 },
        ),
      }),
      stroke("M0 404L560 406 700 428 690 452 860 486 900 540 1120 610 1240 760", PALE, 2),
      runway(out, { x: -170, y: 330, heading: -5, length: 2300, fill: LINE, paint: GLOW, edge: 80 }),
      aircraftSide({
        x: 1060,
        y: 250,
        k: [-0.5, 0.5],
        turn: 6,
        body: LINE,
        belly: INK2,
        tail: INK2,
        gear: true,
      }),
      farTower(620, 418, 110, INK2, PALE),
    ),
    room.over,
  );
  s.add(s.lamp(1142, 224, 4));
  s.add(desk(cam, -2.2, 2.6, 1.9, 2.7, { top: D1, front: INK, edge: PHOSPHOR }));
  for (const [i, x] of [-1.1, 1.3].entries()) {
    for (const dx of [-0.42, 0.42]) {
      const m = monitor(cam, { x: x + dx, y: 2.42, z: 0.8, w: 0.72, h: 0.44 });
      s.add(
        m.art,
        dx > 0
          ? scopeOn(m.screen, { seed: 84 + i, count: 4, aspect: 1.6, rings: 2, weight: 1.6 })
          : bay(m.screen, { count: 5, seed: i + 3 }),
      );
    }
    const [px, py] = cam.see([x, 1.35, 0]);
    s.add(
      seatedBack(s, {
        x: px,
        y: py,
        k: cam.scale([x, 1.35, 0]) / 100,
        hair: ["long", "short"][i],
        cloth: [LINE, INK2][i],
        skin: [D3, D1][i],
        flip: i ? 1 : -1,
      }),
    );
  }
  s.shift(40);
}
