// Pseudo-pilots, for the facilities: dark over their screens against the glass, behind which is the room
// they fly for.
import {
  D1,
  D2,
  D3,
  D4,
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
import { aircraftFront } from "../../parts/aircraft.mjs";
import { standingBack } from "../../parts/standing.mjs";
import { ceilingLights, shell } from "../../parts/room.mjs";
import { dusk, ridge } from "../../parts/sky.mjs";

export function pseudoPilots(s) {
  const cam = camera({ y: -2.1, z: 1.75, f: 1080, cy: 430 });
  s.add(
    shell(s, cam, { x0: -5, x1: 5, y1: 4, h: 3.3, floor: NIGHT, back: SLATE, left: INK, right: INK }),
    ceilingLights(cam, [[-4, 4, 3, 3.2]], 3.3, D4),
  );
  const glass = cam.panel([-4.4, 3.96, 2.85], [8.8, 0, 0], [0, 0, -1.75]);
  const [, gy] = glass.see(0, 0.55);
  s.add(
    g(
      { clipPath: s.clip(glass.rect(0, 0, 1, 1)) },
      dusk(s, gy, { ramp: "early", y0: 170 }),
      ridge(81, gy + 1, 26, D3),
      rect(0, gy, 1600, 200, { fill: D1 }),
      stroke(`M760 ${Math.round(gy + 70)}L796 ${Math.round(gy)}H804L860 ${Math.round(gy + 70)}`, PALE, 2),
      aircraftFront({ x: 800, y: gy - 44, k: 0.3, body: LINE, wing: LINE }),
      path("M0 520q800-90 1600 0v160H0z", { fill: VOID }),
      [430, 800, 1170].map((x) =>
        path(d`M${x - 20} 540v-34c0-10 8-12 13-15a10 11 0 1 1 14 0c5 3 13 5 13 15v34z`, { fill: INK }),
      ),
    ),
    stroke(
      [0, 0.25, 0.5, 0.75, 1].map((u) => glass.line([u, 0], [u, 1])).join("") +
        glass.line([0, 0], [1, 0]) +
        glass.line([0, 1], [1, 1]),
      D2,
      5,
    ),
  );
  const crew = [
    [-2.25, "short", SLATE],
    [-0.75, "long", INK2],
    [0.75, "curly", NIGHT],
    [2.25, "bun", INK2],
  ];
  for (const [x, hair, cloth] of crew) {
    const p = [x, 1.6, -0.14];
    const [px, py] = cam.see(p);
    s.add(
      standingBack(s, {
        x: px,
        y: py,
        k: cam.scale(p) / 100,
        hair,
        cloth,
        skin: INK2,
        front: true,
        shade: INK,
        hairFill: VOID,
        flip: x > 0 ? -1 : 1,
      }),
    );
  }
  s.add(
    path(cam.poly([-5, 1, 0], [5, 1, 0], [5, 1, 0.74], [-5, 1, 0.74]), {
      fill: s.linear(
        [
          [0, INK2],
          [1, VOID],
        ],
        { y1: 630, y2: 820 },
      ),
    }),
    path(cam.poly([-5, 1, 0.74], [5, 1, 0.74], [5, 1.8, 0.74], [-5, 1.8, 0.74]), { fill: D1 }),
    stroke(cam.line([-5, 1, 0.74], [5, 1, 0.74]), PHOSPHOR, 2),
  );
  // Two screens each, seen from behind.
  crew.forEach(([x], i) => {
    for (const dx of [-0.35, 0.35]) {
      const m = cam.panel([x + dx - 0.32, 1.2, 1.16], [0.64, 0, 0], [0, 0, -0.36]);
      s.add(
        path(m.rect(0.38, 1, 0.62, 1.2) + m.rect(0.25, 1.14, 0.75, 1.2), { fill: INK }),
        path(m.rect(0, 0, 1, 1), { fill: INK2 }),
        stroke(m.line([0, 1], [0, 0], [1, 0], [1, 1]), PALE, 2),
        stroke(
          m.line([0.3, 0.4], [0.7, 0.4]) + m.line([0.3, 0.5], [0.7, 0.5]) + m.line([0.3, 0.6], [0.7, 0.6]),
          LINE,
          2,
        ),
      );
    }
    if (i === 1) s.add(s.lamp(...cam.see([x, 1, 0.82]), 5));
  });
  s.add(stroke([-3.2, -1.6, 0, 1.6, 3.2].map((x) => cam.line([x, 1, 0], [x, 1, 0.74])).join(""), LINE, 2));
  s.shift(64);
}
