// Plan table, for consulting: people round the lit plan of an aerodrome.
import { D1, D2, D3, GLOW, INK, INK2, LINE, NIGHT, PALE, PHOSPHOR, VOID } from "../../drawing/palette.mjs";
import { circle, g, path, rect, stroke } from "../../drawing/svg.mjs";
import { camera } from "../../drawing/camera.mjs";
import { standingBack } from "../../parts/standing.mjs";
import { lightPool, shell } from "../../parts/room.mjs";
import { dusk, ridge, town } from "../../parts/sky.mjs";
import { farTower } from "../../parts/tower.mjs";

export function planTable(s) {
  const cam = camera({ y: -3.4, z: 2.5, f: 950, cy: 300 });
  s.add(shell(s, cam, { x0: -5, x1: 5, y1: 4.4, h: 3.9, back: INK2, floor: NIGHT }));
  const w = cam.panel([-3.8, 4.36, 3.4], [7.6, 0, 0], [0, 0, -2.5]);
  const [, hy] = w.see(0, 0.86);
  s.add(
    g(
      { clipPath: s.clip(w.rect(0, 0, 1, 1)) },
      dusk(s, hy, { y0: 120 }),
      ridge(3, hy + 1, 40, D1),
      rect(0, hy, 1600, 200, { fill: INK2 }),
      town(4, 300, 1000, hy + 2, 20, 40),
      farTower(1130, hy + 8, 190, INK, GLOW),
    ),
    stroke(
      [0, 0.25, 0.5, 0.75, 1].map((u) => w.line([u, 0], [u, 1])).join("") +
        w.line([0, 0], [1, 0]) +
        w.line([0, 1], [1, 1]),
      D2,
      4,
    ),
  );
  for (const [x, hair, cloth] of [
    [-1.3, "short", NIGHT],
    [0.2, "bob", INK2],
    [1.6, "curly", NIGHT],
  ]) {
    const [px, py] = cam.see([x, 3.2, 0]);
    s.add(
      standingBack(s, {
        x: px,
        y: py,
        k: cam.scale([x, 3.2, 0]) / 100,
        cloth,
        skin: INK2,
        hair,
        headset: false,
        front: true,
        shade: INK,
        hairFill: VOID,
      }),
    );
  }
  const top = cam.panel([-2.2, 2.4, 0.92], [4.4, 0, 0], [0, -2.5, 0]);
  s.add(
    lightPool(s, 800, 560, 900, 0.4, PHOSPHOR, 0.25),
    path(cam.poly([-2.2, -0.1, 0.1], [2.2, -0.1, 0.1], [2.2, -0.1, 0.92], [-2.2, -0.1, 0.92]), {
      fill: s.linear(
        [
          [0, D1],
          [0.3, INK2],
          [1, VOID],
        ],
        { y1: 750, y2: 1000 },
      ),
    }),
    path(top.rect(0, 0, 1, 1), {
      fill: s.linear(
        [
          [0, PHOSPHOR],
          [1, PALE],
        ],
        { y1: 480, y2: 760 },
      ),
    }),
  );
  s.add(
    stroke(
      Array.from({ length: 9 }, (_, i) => top.line([(i + 1) / 10, 0], [(i + 1) / 10, 1])).join("") +
        [0.2, 0.4, 0.6, 0.8].map((v) => top.line([0, v], [1, v])).join(""),
      D3,
      1,
    ),
    path(
      top.poly([0.1, 0.66], [0.72, 0.16], [0.76, 0.22], [0.14, 0.72]) +
        top.poly([0.3, 0.86], [0.9, 0.36], [0.94, 0.42], [0.34, 0.92]),
      { fill: INK2 },
    ),
    stroke(top.line([0.12, 0.69], [0.74, 0.19]) + top.line([0.32, 0.89], [0.92, 0.39]), PALE, 2, {
      strokeDasharray: "14 12",
    }),
    stroke(top.line([0.3, 0.56], [0.5, 0.72]) + top.line([0.56, 0.36], [0.76, 0.5]), LINE, 5),
  );
  s.add(
    path(top.rect(0.44, 0.42, 0.56, 0.56), { fill: D2 }),
    s.beacon([circle(...top.see(0.62, 0.5), 26, { fillOpacity: 0.25 }), circle(...top.see(0.62, 0.5), 10)]),
    stroke(top.line([0, 1], [1, 1]), GLOW, 3),
  );
  s.add(
    standingBack(s, {
      x: 330,
      y: 1130,
      k: 3.9,
      arm: true,
      cloth: INK2,
      skin: D2,
      hair: "long",
      headset: false,
    }),
  );
}
