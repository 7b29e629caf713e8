// Tower cab at dusk over Madrid's airport, for the Madrid centre: two controllers at work, the aerodrome
// outside.
import { D2, D3, D4, INK2, LINE, PALE, PHOSPHOR, VOID } from "../../drawing/palette.mjs";
import { g, path } from "../../drawing/svg.mjs";
import { camera } from "../../drawing/camera.mjs";
import { aircraftSide } from "../../parts/aircraft.mjs";
import { barajas } from "../../parts/barajas.mjs";
import { cabInterior, corners, opening } from "../../parts/cab.mjs";
import { seatedBack } from "../../parts/seated.mjs";
import { standingBack } from "../../parts/standing.mjs";
import { monitor } from "../../parts/furniture.mjs";
import { lightPool } from "../../parts/room.mjs";
import { scopeOn } from "../../parts/scope.mjs";
import { bay } from "../../parts/strips.mjs";

export function towerCab(s) {
  const cam = camera({ z: 1.75, f: 800, cy: 420 });
  const angles = [-80, -50, -20, 11, 42, 72];
  const geo = { angles, r0: 4, z0: 0.55, r1: 4.9, z1: 3.3 };
  s.add(
    g(
      { clipPath: s.clip(opening(cam, corners(angles, 4, 0.55, 4.9, 3.3))) },
      barajas(s, cam),
      aircraftSide({ x: 1130, y: 250, k: 0.44, turn: -10, body: LINE, belly: INK2, tail: INK2 }),
      aircraftSide({ x: 610, y: 500, k: 0.3, body: PALE, belly: D4, tail: D2 }),
      path("M520 200L700 200 420 660 240 660zM1000 160L1060 160 860 600 800 600z", {
        fill: PALE,
        opacity: 0.05,
      }),
    ),
  );
  s.add(s.lamp(606, 489, 3.6));
  s.add(cabInterior(s, cam, geo));
  // Console positions: a strip bay and three displays, tilted towards the chairs.
  const put = (a, rr, w, h, z = 0.5) =>
    monitor(cam, {
      x: rr * Math.sin((a * Math.PI) / 180),
      y: rr * Math.cos((a * Math.PI) / 180),
      z,
      w,
      h,
      turn: -a,
      lean: 0.16,
    });
  const [left, mid, right] = [put(-26, 3.15, 0.8, 0.52), put(-7, 3.2, 0.7, 0.5), put(24, 3.1, 0.92, 0.5)];
  s.add(
    left.art,
    path(left.screen.rect(0.08, 0.12, 0.6, 0.3), { fill: D3 }),
    mid.art,
    scopeOn(mid.screen, { seed: 3, aspect: 1.25, count: 4, weight: 1.4 }),
    right.art,
    bay(right.screen, { count: 4, seed: 5, gap: 0.03 }),
  );
  s.add(lightPool(s, 620, 800, 420, 0.32, PHOSPHOR, 0.2));
  s.add(seatedBack(s, { x: 400, y: 1190, k: 4.7, hair: "bun", cloth: LINE, skin: D3, hairFill: VOID }));
  s.add(
    standingBack(s, {
      x: 1370,
      y: 1290,
      k: 4.9,
      flip: -1,
      hair: "short",
      cloth: LINE,
      skin: D3,
      hairFill: VOID,
    }),
  );
}
