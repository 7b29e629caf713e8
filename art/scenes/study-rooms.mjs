// Rooms for one: the library and a student bedroom.
import { D1, D2, D3, D4, GLOW, INK, INK2, LINE, NIGHT, PALE, PHOSPHOR, SLATE, VOID } from "../palette.mjs";
import { d, g, path, rect, stroke } from "../svg.mjs";
import { camera } from "../camera.mjs";
import { aircraftSide } from "../parts/aircraft.mjs";
import { headset } from "../parts/headset.mjs";
import { seatedBack } from "../parts/people.mjs";
import { desk, monitor, pool, shell, slots } from "../parts/room.mjs";
import { scopeOn } from "../parts/scope.mjs";
import { dusk, ridge, town } from "../parts/sky.mjs";
import { farTower } from "../parts/tower.mjs";

/** Library: shelves running to a tall window with the tower in it. */
function library(s) {
  const cam = camera({ y: -1, z: 1.65, f: 900, cy: 420 });
  s.add(
    shell(s, cam, { x0: -3, x1: 3, y1: 9, h: 3.6, floor: NIGHT, left: INK, right: INK, back: INK2 }),
    slots(cam, [[-0.1, 0.1, 0, 8.6]], 3.6, D4),
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
    pool(s, lx + 20, ly, 260, 0.25, PALE, 0.55),
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

/** A student room: desk by the window, a bed, the airport beyond the glass. */
function studentRoom(s) {
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
    pool(s, lx - 60, ly, 200, 0.2, GLOW, 0.5),
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

export const studyRooms = {
  "facilities/library": library,
  "accommodation/residence-3": studentRoom,
};
