// Library, for the facilities: shelves that run to a tall window with the tower in it.
import {
  D1,
  D2,
  D3,
  D4,
  GLOW,
  INK,
  INK2,
  LINE,
  NIGHT,
  PALE,
  PHOSPHOR,
  SLATE,
  VOID,
} from "../../drawing/palette.mjs";
import { d, g, path, rect, stroke } from "../../drawing/svg.mjs";
import { camera } from "../../drawing/camera.mjs";
import { seatedBack } from "../../parts/seated.mjs";
import { desk } from "../../parts/furniture.mjs";
import { ceilingLights, lightPool, shell } from "../../parts/room.mjs";
import { dusk } from "../../parts/sky.mjs";
import { farTower } from "../../parts/tower.mjs";

export function library(s) {
  const cam = camera({ y: -1, z: 1.65, f: 900, cy: 420 });
  s.add(
    shell(s, cam, { x0: -3, x1: 3, y1: 9, h: 3.6, floor: NIGHT, left: INK, right: INK, back: INK2 }),
    ceilingLights(cam, [[-0.1, 0.1, 0, 8.6]], 3.6, D4),
  );
  const w = cam.panel([-1.7, 8.95, 3.2], [3.4, 0, 0], [0, 0, -2.8]);
  const [, hy] = w.see(0, 0.72);
  s.add(
    g(
      { clipPath: s.clip(w.rect(0, 0, 1, 1)) },
      dusk(s, hy, { ramp: "early", y0: 260 }),
      rect(600, hy, 400, 100, { fill: D1 }),
      farTower(850, hy + 4, 120, INK2, GLOW),
    ),
    stroke(w.line([0.33, 0], [0.33, 1]) + w.line([0.66, 0], [0.66, 1]) + w.line([0, 0.4], [1, 0.4]), INK2, 5),
    stroke(w.rect(0, 0, 1, 1), D4, 2),
  );
  s.add(s.lamp(850, hy - 118, 3.4));
  const shade = [D1, D2, LINE, D3, SLATE];
  for (const k of [-1, 1]) {
    const groups = new Map();
    for (let row = 0; row < 5; row++)
      for (let j = 0; j < 26; j++) {
        const y = 0.8 + j * 0.29;
        const h = 0.36 + 0.12 * Math.abs(Math.sin(j * 2.3 + row * 1.7 + k));
        const fill = shade[Math.abs(j * 3 + row * 2 + (k > 0 ? 1 : 0)) % 5];
        if ((j * 5 + row * 3) % 11 === 0) continue;
        groups.set(
          fill,
          (groups.get(fill) ?? "") +
            cam.poly(
              [k * 2.6, y, 0.3 + row * 0.62],
              [k * 2.6, y + 0.26, 0.3 + row * 0.62],
              [k * 2.6, y + 0.26, 0.3 + row * 0.62 + h],
              [k * 2.6, y, 0.3 + row * 0.62 + h],
            ),
        );
      }
    s.add(
      path(cam.poly([k * 2.6, 0.5, 0], [k * 2.6, 8.6, 0], [k * 2.6, 8.6, 3.35], [k * 2.6, 0.5, 3.35]), {
        fill: VOID,
      }),
      [...groups].map(([fill, dd]) => path(dd, { fill })),
      stroke(
        [0.28, 0.9, 1.52, 2.14, 2.76, 3.35]
          .map((z) => cam.line([k * 2.58, 0.5, z], [k * 2.58, 8.6, z]))
          .join(""),
        D3,
        1.6,
      ),
    );
  }
  s.add(desk(cam, -1.1, 1.1, 2.4, 4.6, { z: 0.75, thick: 0.06, top: D1, front: D3, edge: PALE }));
  const [lx, ly] = cam.see([-0.5, 3.4, 0.75]);
  s.add(
    lightPool(s, lx + 20, ly, 260, 0.25, PALE, 0.55),
    stroke(d`M${lx - 50} ${ly}h60M${lx - 20} ${ly}v-110`, D4, 5),
    path(d`M${lx - 70} ${ly - 96}h100l-24-44h-52z`, { fill: PHOSPHOR }),
    path(d`M${lx + 60} ${ly + 10}l60-8 60 8v10l-60-8-60 8z`, { fill: GLOW }),
  );
  const [px, py] = cam.see([0.35, 2.1, 0]);
  s.add(
    seatedBack(s, {
      x: px,
      y: py,
      k: cam.scale([0.35, 2.1, 0]) / 100,
      headset: false,
      hair: "long",
      cloth: LINE,
      skin: D3,
    }),
  );
}
