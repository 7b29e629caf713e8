// Classroom by the sea, for the Gran Canaria centre: desks in rows, a window wall with palms.
import { D1, D2, D3, D4, INK, INK2, LINE, NIGHT, PALE, PHOSPHOR } from "../../drawing/palette.mjs";
import { g, path, poly, rect, stroke } from "../../drawing/svg.mjs";
import { camera } from "../../drawing/camera.mjs";
import { CROWD } from "../../parts/classroom.mjs";
import { palm } from "../../parts/island.mjs";
import { seatedBack } from "../../parts/seated.mjs";
import { desk, monitor, rows } from "../../parts/furniture.mjs";
import { ceilingLights, shell } from "../../parts/room.mjs";
import { dusk } from "../../parts/sky.mjs";

export function seasideClassroom(s) {
  const cam = camera({ x: 0.7, y: -1.9, z: 1.95, f: 860, cy: 400, cx: 860 });
  const wall = cam.panel([-4, 0.2, 3], [0, 5.8, 0], [0, 0, -2.3]);
  s.add(
    shell(s, cam, { x0: -4, x1: 5, y1: 6.4, h: 3.3, floor: NIGHT, left: INK, right: INK, back: INK2 }),
    ceilingLights(
      cam,
      [
        [-2, -1.85, -1, 6],
        [1.6, 1.75, -1, 6],
      ],
      3.3,
      D4,
    ),
  );
  s.add(
    g(
      { clipPath: s.clip(wall.rect(0, 0, 1, 1)) },
      dusk(s, 430, { ramp: "early", w: 800 }),
      rect(0, 430, 800, 400, { fill: D2 }),
      stroke("M0 452h400M120 480h300M0 520h260", PALE, 2, { opacity: 0.5 }),
      palm({ x: 130, y: 800, h: 480, lean: 40, seed: 2, fill: LINE }),
      palm({ x: 360, y: 640, h: 270, lean: -20, seed: 6, fill: LINE }),
    ),
  );
  s.add(
    stroke([0, 0.25, 0.5, 0.75, 1].map((u) => wall.line([u, 0], [u, 1])).join(""), INK, 9),
    stroke(wall.line([0, 0], [1, 0]) + wall.line([0, 1], [1, 1]), D3, 2),
  );
  s.add(
    path(cam.poly([-4, 0.4, 0], [-4, 5.8, 0], [0.5, 4.6, 0], [0.5, -0.4, 0]), {
      fill: PHOSPHOR,
      opacity: 0.13,
    }),
  );
  const p = cam.panel([-1.2, 6.36, 2.8], [4.6, 0, 0], [0, 0, -1.8]);
  s.add(
    path(p.rect(0, 0, 1, 1), {
      fill: s.linear(
        [
          [0, PALE],
          [1, PHOSPHOR],
        ],
        { y1: 240, y2: 480 },
      ),
      stroke: D4,
      strokeWidth: 2,
    }),
    stroke(p.line([0.06, 0.8], [0.3, 0.62], [0.52, 0.5], [0.72, 0.34], [0.94, 0.14]), INK2, 4),
    path(
      [
        [0.06, 0.8],
        [0.3, 0.62],
        [0.52, 0.5],
        [0.72, 0.34],
      ]
        .map(([u, v]) => {
          const [x, y] = p.see(u, v);
          return poly([x, y - 11], [x + 10, y + 7], [x - 10, y + 7]);
        })
        .join(""),
      { fill: INK2 },
    ),
    s.lamp(...p.see(0.94, 0.14), 7),
  );
  for (const y of [3.6, 1.6])
    for (const x of [-1.4, 1.2, 3.6]) {
      s.add(
        desk(cam, x - 0.95, x + 0.95, y, y + 0.6, {
          z: 0.74,
          thick: 0.05,
          top: D1,
          front: D2,
          edge: PHOSPHOR,
        }),
      );
      const m = monitor(cam, { x: x + 0.1, y: y + 0.4, z: 0.76, w: 0.5, h: 0.32, screen: D2 });
      s.add(m.art, rows(m.screen, { count: 4, cols: [0, 0.4], width: 2, colour: PALE }));
      const [px, py] = cam.see([x, y - 0.45, 0]);
      if (x !== 3.6 || y < 3)
        s.add(
          seatedBack(s, {
            x: px,
            y: py,
            k: cam.scale([x, y - 0.45, 0]) / 100,
            headset: false,
            ...CROWD[Math.round(x + y) % 5],
          }),
        );
    }
}
