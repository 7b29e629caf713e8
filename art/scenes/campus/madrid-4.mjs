// Briefing, for the Madrid centre: a class looks at an aerodrome chart on the wall.
import { D2, D3, D4, INK, INK2, NIGHT, PALE, PHOSPHOR, VOID } from "../../drawing/palette.mjs";
import { circle, path } from "../../drawing/svg.mjs";
import { camera } from "../../drawing/camera.mjs";
import { audience, chartOn, CROWD } from "../../parts/classroom.mjs";
import { standingBack } from "../../parts/standing.mjs";
import { ceilingLights, shell } from "../../parts/room.mjs";

export function briefing(s) {
  const cam = camera({ y: -3.4, z: 2.1, f: 950, cy: 400, cx: 800 });
  s.add(
    shell(s, cam, { x0: -4.6, x1: 4.6, y1: 5.4, h: 3.5, floor: NIGHT, left: INK, right: INK, back: INK2 }),
    ceilingLights(
      cam,
      [
        [-3.6, -3.44, -1, 5],
        [3.44, 3.6, -1, 5],
      ],
      3.5,
      D4,
    ),
  );
  const p = cam.panel([-2.7, 5.36, 3.1], [4.3, 0, 0], [0, 0, -2.1]);
  s.add(
    path(p.rect(-0.02, -0.03, 1.02, 1.03), { fill: VOID }),
    path(p.rect(0, 0, 1, 1), {
      fill: s.linear(
        [
          [0, PALE],
          [1, PHOSPHOR],
        ],
        { y1: 200, y2: 500 },
      ),
    }),
    chartOn(p),
    s.beacon([circle(...p.see(0.5, 0.36), 22, { fillOpacity: 0.25 }), circle(...p.see(0.5, 0.36), 8)]),
  );
  s.add(
    path(cam.poly([-4, 5.2, 0], [4, 5.2, 0], [5, 0, 0], [-5, 0, 0]), {
      fill: s.linear(
        [
          [0, PHOSPHOR, 0.3],
          [1, PHOSPHOR, 0],
        ],
        { y1: 620, y2: 940 },
      ),
    }),
  );
  s.add(
    standingBack(s, {
      x: cam.see([2.3, 4.6, 0])[0],
      y: cam.see([2.3, 4.6, 0])[1],
      k: cam.scale([2.3, 4.6, 0]) / 100,
      flip: -1,
      arm: true,
      cloth: D2,
      shade: INK2,
      skin: D3,
      hair: "bob",
      headset: false,
    }),
  );
  s.add(audience(s, cam, [2.6, 1.1, -0.5], [-2.25, -0.75, 0.75, 2.25], CROWD, [2, 11, 23, 20]));
}
