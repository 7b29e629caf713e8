// Briefing room set out and empty, for the facilities: a long table with a headset at every place.
import { D1, D2, D3, D4, INK, INK2, NIGHT, PALE, PHOSPHOR, SLATE, VOID } from "../../drawing/palette.mjs";
import { circle, path, stroke } from "../../drawing/svg.mjs";
import { camera } from "../../drawing/camera.mjs";
import { chartOn } from "../../parts/classroom.mjs";
import { headset } from "../../parts/headset.mjs";
import { desk } from "../../parts/furniture.mjs";
import { ceilingLights, lightPool, shell } from "../../parts/room.mjs";

export function briefingTable(s) {
  const cam = camera({ x: 0.5, y: -2.2, z: 1.85, f: 880, cy: 390, cx: 860 });
  s.add(
    shell(s, cam, { x0: -3.6, x1: 3.6, y1: 8, h: 3.4, floor: NIGHT, left: SLATE, right: INK2, back: INK2 }),
    ceilingLights(
      cam,
      [
        [-1.9, -1.72, -1, 7.6],
        [1.72, 1.9, -1, 7.6],
      ],
      3.4,
      D4,
    ),
  );
  const p = cam.panel([-2.2, 7.95, 3], [4.4, 0, 0], [0, 0, -1.75]);
  s.add(
    path(p.rect(-0.015, -0.03, 1.015, 1.03), { fill: VOID }),
    path(p.rect(0, 0, 1, 1), {
      fill: s.linear(
        [
          [0, PALE],
          [1, PHOSPHOR],
        ],
        { y1: 280, y2: 470 },
      ),
    }),
    chartOn(p, {
      runways: [
        [0.3, 0.86, 0.5, 0.16],
        [0.42, 0.86, 0.62, 0.16],
      ],
      width: 5,
    }),
    s.beacon([circle(...p.see(0.56, 0.5), 16, { fillOpacity: 0.25 }), circle(...p.see(0.56, 0.5), 6)]),
  );
  // Framed charts along the left wall.
  for (const y of [1.2, 3.1, 5]) {
    const f = cam.panel([-3.58, y, 2.5], [0, 1.4, 0], [0, 0, -1.2]);
    s.add(
      path(f.rect(0, 0, 1, 1), { fill: D2, stroke: PHOSPHOR }),
      stroke(
        f.ring(0.5, 0.5, 0.3, 0.36) + f.ring(0.5, 0.5, 0.15, 0.18) + f.line([0.2, 0.8], [0.8, 0.2]),
        PALE,
        1.6,
      ),
    );
  }
  const chair = (x, y, side) => {
    const e = 0.34 * side;
    return (
      path(cam.poly([x, y, 0.5], [x, y + 0.55, 0.5], [x + e * 0.2, y + 0.55, 1.12], [x + e * 0.2, y, 1.12]), {
        fill: VOID,
        stroke: D3,
      }) + stroke(cam.line([x - e * 0.6, y + 0.28, 0], [x - e * 0.6, y + 0.28, 0.5]), VOID, 6)
    );
  };
  const places = [5.4, 4.2, 3, 1.8, 0.6];
  s.add(
    lightPool(s, 800, 800, 700, 0.3, PHOSPHOR, 0.2),
    places.map((y) => chair(-1.55, y, -1) + chair(1.55, y, 1)),
    desk(cam, -1.15, 1.15, 0.2, 6.2, { z: 0.76, thick: 0.07, top: D1, front: D3, edge: PALE }),
    path(cam.poly([-0.5, 0.2, 0], [0.5, 0.2, 0], [0.5, 0.2, 0.69], [-0.5, 0.2, 0.69]), { fill: INK }),
  );
  s.add(
    path(cam.poly([-0.7, 6.2, 0.77], [0.7, 6.2, 0.77], [0.3, 0.2, 0.77], [-0.3, 0.2, 0.77]), {
      fill: s.linear(
        [
          [0, PALE, 0.55],
          [1, PALE, 0.05],
        ],
        { y1: 500, y2: 860 },
      ),
    }),
  );
  for (const y of places)
    for (const side of [-1, 1]) {
      const [px, py] = cam.see([side * 0.78, y + 0.2, 0.78]);
      const k = cam.scale([0, y, 0.78]) / 620;
      s.add(
        s.sprite("place", () => headset({ x: 0, y: 0, k: 1, band: PALE }), {
          transform: `translate(${Math.round(px)} ${Math.round(py - 60 * k)}) scale(${Math.round(k * 1000) / 1000} ${Math.round(k * 620) / 1000})`,
        }),
      );
    }
}
