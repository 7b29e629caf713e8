// Instructor behind a trainee at a scope, for advanced training.
import { D1, D2, D3, D4, INK, INK2, LINE, NIGHT, PHOSPHOR, SLATE } from "../../drawing/palette.mjs";
import { camera } from "../../drawing/camera.mjs";
import { seatedBack } from "../../parts/seated.mjs";
import { standingBack } from "../../parts/standing.mjs";
import { desk, monitor, rows } from "../../parts/furniture.mjs";
import { ceilingLights, lightPool, shell } from "../../parts/room.mjs";
import { scopeOn } from "../../parts/scope.mjs";
import { bay } from "../../parts/strips.mjs";

export function instructorAtScope(s) {
  const cam = camera({ y: -1.4, z: 1.6, f: 950, cy: 400, yaw: -14 });
  s.add(
    shell(s, cam, { x0: -5, x1: 6, y1: 4.6, h: 3.2, floor: NIGHT, back: SLATE, left: INK, right: INK }),
    ceilingLights(cam, [[-3.6, 3.6, 2.2, 2.4]], 3.2, D4),
  );
  s.add(desk(cam, -3.2, 4.2, 2.6, 3.5, { top: D1, front: INK, edge: PHOSPHOR }));
  [
    [-2.1, 1.3],
    [-0.5, 1.5],
    [1.3, 1.5],
    [2.9, 1.3],
  ].forEach(([x, w], i) => {
    const m = monitor(cam, { x, y: 3.3, z: 0.86, w, h: 1.0, lean: 0.12 });
    s.add(
      m.art,
      i === 3
        ? bay(m.screen, { count: 8, seed: 4 })
        : i === 0
          ? rows(m.screen, { count: 8, width: 3 })
          : scopeOn(m.screen, { seed: 110 + i, aspect: 1.5, rings: 4, count: 6 }),
    );
  });
  s.add(
    lightPool(s, 760, 900, 640, 0.3, PHOSPHOR, 0.22),
    seatedBack(s, { x: 690, y: 1130, k: 4.6, cloth: LINE, skin: D2, hair: "bob" }),
  );
  s.add(
    standingBack(s, {
      x: 1090,
      y: 1260,
      k: 5,
      flip: -1,
      arm: true,
      cloth: D1,
      shade: INK2,
      skin: D3,
      hair: "short",
      hairFill: INK,
    }),
  );
  s.add(s.lamp(...cam.see([1.55, 3.36, 1.5]), 5));
}
