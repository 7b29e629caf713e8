// Student room, for the accommodation: a desk by the window, a bed, the airport beyond the glass.
import { D1, D2, D3, D4, GLOW, INK, INK2, LINE, PALE, PHOSPHOR, SLATE } from "../../drawing/palette.mjs";
import { d, g, path, rect, stroke } from "../../drawing/svg.mjs";
import { camera } from "../../drawing/camera.mjs";
import { aircraftSide } from "../../parts/aircraft.mjs";
import { headset } from "../../parts/headset.mjs";
import { seatedBack } from "../../parts/seated.mjs";
import { desk, monitor } from "../../parts/furniture.mjs";
import { lightPool, shell } from "../../parts/room.mjs";
import { scopeOn } from "../../parts/scope.mjs";
import { dusk, ridge, town } from "../../parts/sky.mjs";
import { farTower } from "../../parts/tower.mjs";

export function studentRoom(s) {
  const cam = camera({ x: 0.3, y: -1.6, z: 1.5, f: 900, cy: 430, cx: 820 });
  s.add(
    shell(s, cam, {
      x0: -2.6,
      x1: 2.4,
      y1: 3.6,
      h: 2.7,
      floor: SLATE,
      left: LINE,
      right: INK2,
      back: D1,
      grid: 1.2,
    }),
  );
  const w = cam.panel([-1.5, 3.56, 2.35], [2.9, 0, 0], [0, 0, -1.35]);
  const [, hy] = w.see(0, 0.72);
  s.add(
    g(
      { clipPath: s.clip(w.rect(0, 0, 1, 1)) },
      dusk(s, hy, { y0: 230, ramp: "late" }),
      ridge(13, hy + 1, 30, D1),
      rect(300, hy, 1000, 120, { fill: INK2 }),
      town(21, 400, 800, hy + 3, 30, 60),
      farTower(930, hy + 6, 130, INK, GLOW),
      aircraftSide({ x: 650, y: 330, k: 0.24, turn: -9, body: D3, belly: D2, tail: PALE }),
    ),
    stroke(w.rect(0, 0, 1, 1) + w.line([0.5, 0], [0.5, 1]), D3, 5),
    s.lamp(930, hy - 126, 3.6),
  );
  s.add(
    path(cam.poly([-2.6, 0.6, 0.5], [-1.5, 0.6, 0.5], [-1.5, 3.3, 0.5], [-2.6, 3.3, 0.5]), { fill: D3 }),
    path(cam.poly([-1.5, 0.6, 0], [-1.5, 3.3, 0], [-1.5, 3.3, 0.5], [-1.5, 0.6, 0.5]), { fill: LINE }),
    path(cam.poly([-2.6, 2.6, 0.62], [-1.6, 2.6, 0.62], [-1.6, 3.2, 0.62], [-2.6, 3.2, 0.62]), {
      fill: PALE,
    }),
    path(cam.poly([-2.6, 0.6, 0], [-1.5, 0.6, 0], [-1.5, 0.6, 0.5], [-2.6, 0.6, 0.5]), { fill: D1 }),
  );
  s.add(desk(cam, 0, 2.3, 2.7, 3.4, { thick: 0.06, top: D2, front: D3, edge: PALE }));
  const m = monitor(cam, { x: 1, y: 3.2, z: 0.78, w: 0.8, h: 0.48 });
  s.add(m.art, scopeOn(m.screen, { seed: 7, aspect: 1.65, rings: 3, weight: 1.3 }));
  const [lx, ly] = cam.see([2, 3.1, 0.76]);
  s.add(
    lightPool(s, lx - 60, ly, 200, 0.2, GLOW, 0.5),
    stroke(d`M${lx} ${ly}v-130l-60-46`, D4, 5),
    path(d`M${lx - 44} ${ly - 196}l-56 16 10 46 66-34z`, { fill: PHOSPHOR }),
  );
  const shelf = cam.panel([2.38, 1.2, 2.3], [0, 1.9, 0], [0, 0, -0.9]);
  s.add(
    stroke(shelf.line([0, 0.4], [1, 0.4]) + shelf.line([0, 1], [1, 1]), D3, 3),
    path(
      [0.08, 0.16, 0.24, 0.4, 0.48]
        .map((u, i) => shelf.rect(u, 0.08 + (i % 2) * 0.08, u + 0.06, 0.4))
        .join("") +
        [0.5, 0.58, 0.66, 0.8].map((u, i) => shelf.rect(u, 0.64 + (i % 2) * 0.08, u + 0.06, 1)).join(""),
      { fill: D2 },
    ),
  );
  const [px, py] = cam.see([0.95, 2.2, 0]);
  s.add(
    seatedBack(s, {
      x: px,
      y: py,
      k: cam.scale([0.95, 2.2, 0]) / 100,
      hair: "curly",
      cloth: D1,
      shade: INK2,
      skin: D3,
    }),
    headset({ x: 250, y: 640, k: [0.6, 0.36], turn: 0, band: INK2, shell: INK }),
  );
}
