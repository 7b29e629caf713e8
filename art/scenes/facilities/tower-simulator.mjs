// Tower simulator before an exercise, for the facilities: symmetrical, nobody at work yet, an airliner over
// the threshold.
import { D1, D2, D3, D4, GLOW, INK, INK2, LINE, PALE, PHOSPHOR } from "../../drawing/palette.mjs";
import { g, rect } from "../../drawing/svg.mjs";
import { camera } from "../../drawing/camera.mjs";
import { aircraftFront, aircraftSide } from "../../parts/aircraft.mjs";
import { papi, runway, taxiway } from "../../parts/airfield.mjs";
import { simulatorRoom } from "../../parts/cab.mjs";
import { seatedBack } from "../../parts/seated.mjs";
import { desk, monitor } from "../../parts/furniture.mjs";
import { scopeOn } from "../../parts/scope.mjs";
import { clouds, dusk, ridge } from "../../parts/sky.mjs";
import { bay } from "../../parts/strips.mjs";
import { farTower } from "../../parts/tower.mjs";

export function emptySimulator(s) {
  const cam = camera({ y: -2.7, z: 1.9, f: 860, cy: 410 });
  const angles = [-73.5, -52.5, -31.5, -10.5, 10.5, 31.5, 52.5, 73.5];
  const room = simulatorRoom(s, cam, { angles, radius: 5.6, z1: 4.3, z0: 0.35 });
  const out = camera({ z: 30, f: 880, cy: 410 });
  const rw = { x: 0, y: 210, heading: 0 };
  s.add(
    g(
      { clipPath: s.clip(room.clip) },
      dusk(s, 410, { ramp: "early", y0: -60 }),
      clouds(
        [
          [120, 260, 420, 34],
          [980, 210, 520, 40],
          [520, 330, 300, 20],
        ],
        PALE,
        0.35,
      ),
      ridge(61, 412, 66, D4),
      ridge(17, 412, 30, D3),
      rect(0, 410, 1600, 320, {
        fill: s.linear(
          [
            [0, D3],
            [0.25, D2],
            [1, D1],
          ],
          { y1: 410, y2: 640 },
        ),
      }),
      runway(out, { ...rw, length: 2800, fill: LINE, paint: GLOW, edge: 75 }),
      papi(out, rw, { u: 240, v: -52 }),
      taxiway(
        out,
        [
          [-420, 330],
          [-46, 420],
        ],
        { fill: LINE, colour: PALE },
      ),
      farTower(1190, 424, 150, INK2, PALE),
      aircraftFront({ x: 800, y: 268, k: 0.8, body: D1, wing: LINE }),
      aircraftSide({ x: 330, y: 452, k: 0.4, body: PALE, belly: D4, tail: LINE }),
    ),
    room.over,
  );
  s.add(s.lamp(800, 206, 4.5));
  for (const [i, x] of [-2.05, 0, 2.05].entries()) {
    s.add(desk(cam, x - 0.85, x + 0.85, 1.7, 2.5, { z: 0.76, top: D1, front: INK, edge: PHOSPHOR }));
    for (const dx of [-0.4, 0.4]) {
      const m = monitor(cam, { x: x + dx, y: 2.25, z: 0.8, w: 0.68, h: 0.42 });
      s.add(
        m.art,
        dx < 0
          ? scopeOn(m.screen, { seed: 70 + i, count: 3, aspect: 1.6, rings: 2, weight: 1.6, chart: false })
          : bay(m.screen, { count: 3, seed: i, gap: 0.04 }),
      );
    }
    const [px, py] = cam.see([x, 1.1, 0]);
    if (i === 1)
      s.add(
        seatedBack(s, { x: px, y: py, k: cam.scale([x, 1.1, 0]) / 100, hair: "bun", cloth: LINE, skin: D2 }),
      );
  }
  s.shift(46);
}
