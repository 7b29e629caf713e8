// Night shift in the tower, for a post on the profession: one controller, one window, the runway straight
// ahead.
import { D1, D2, D3, INK, INK2, LINE, PHOSPHOR } from "../../drawing/palette.mjs";
import { g, rect } from "../../drawing/svg.mjs";
import { camera } from "../../drawing/camera.mjs";
import { aircraftFront } from "../../parts/aircraft.mjs";
import { papi, runway } from "../../parts/airfield.mjs";
import { cabInterior, corners, opening } from "../../parts/cab.mjs";
import { seatedBack } from "../../parts/seated.mjs";
import { monitor } from "../../parts/furniture.mjs";
import { lightPool } from "../../parts/room.mjs";
import { scopeOn } from "../../parts/scope.mjs";
import { dusk, ridge, stars, town } from "../../parts/sky.mjs";
import { bay } from "../../parts/strips.mjs";

export function nightShift(s) {
  const cam = camera({ z: 1.75, f: 860, cy: 360, cx: 800 });
  const angles = [-96, -66, -36, -12, 12, 36, 66, 96];
  const geo = { angles, r0: 4, z0: 0.62, r1: 4.9, z1: 3.2 };
  const rw = { x: 0, y: 270, heading: 0, z: -46 };
  s.add(
    g(
      { clipPath: s.clip(opening(cam, corners(angles, 4, 0.62, 4.9, 3.2))) },
      dusk(s, 360),
      stars(40, 40, 0, 40, 1600, 220),
      ridge(33, 362, 46, D2),
      rect(0, 360, 1600, 300, {
        fill: s.linear(
          [
            [0, D1],
            [0.4, INK2],
            [1, INK],
          ],
          { y1: 360, y2: 600 },
        ),
      }),
      town(6, 0, 1600, 364, 12, 50),
      runway(cam, { ...rw, length: 3000, edge: 60 }),
      papi(cam, rw, { u: 320 }),
      aircraftFront({ x: 800, y: 258, k: 0.5 }),
    ),
    cabInterior(s, cam, geo),
  );
  for (const [a, kind] of [
    [-8, 0],
    [27, 1],
  ]) {
    const m = monitor(cam, {
      x: 3 * Math.sin((a * Math.PI) / 180),
      y: 3 * Math.cos((a * Math.PI) / 180),
      z: 0.48,
      w: 1,
      h: 0.56,
      turn: -a,
      lean: 0.16,
    });
    s.add(
      m.art,
      kind ? bay(m.screen, { count: 6, seed: 9 }) : scopeOn(m.screen, { seed: 15, aspect: 1.8, weight: 1.2 }),
    );
  }
  s.add(
    lightPool(s, 800, 700, 560, 0.3, PHOSPHOR, 0.22),
    seatedBack(s, { x: 430, y: 1130, k: 5.2, hair: "curly", cloth: LINE, skin: D3, hairFill: INK }),
  );
  s.add(s.lamp(800, 219, 3.8));
}
