// Stairs to the public examination, for a post on it: candidates climb to a lit door, the tower beyond it.
import { D1, D2, D3, GLOW, INK, INK2, LINE, mix, PALE, SLATE } from "../../drawing/palette.mjs";
import { path, stroke } from "../../drawing/svg.mjs";
import { camera } from "../../drawing/camera.mjs";
import { standingBack } from "../../parts/standing.mjs";
import { dusk, stars } from "../../parts/sky.mjs";
import { tower } from "../../parts/tower.mjs";

export function examinationStairs(s) {
  const cam = camera({ y: -3, z: 1.5, f: 850, cy: 520 });
  s.add(
    dusk(s, 560, { ramp: "late" }),
    stars(58, 40, 0, 0, 1600, 300),
    tower(s, { x: 330, ground: 640, h: 430, k: 0.8, kind: "column" }),
    s.lamp(378, 95, 4),
    stroke("M378 99v18", D3, 2),
  );
  const front = cam.panel([-5.2, 9, 6.4], [12.4, 0, 0], [0, 0, -4.6]);
  s.add(
    path(front.rect(0, 0, 1, 1), { fill: INK2 }),
    path(front.rect(-0.02, -0.06, 1.02, 0), { fill: D1 }),
    stroke(Array.from({ length: 13 }, (_, i) => front.line([i / 12, 0], [i / 12, 1])).join(""), LINE, 3),
  );
  s.add(
    path(front.rect(0.27, 0.24, 0.56, 1), {
      fill: s.linear(
        [
          [0, PALE],
          [1, GLOW],
        ],
        { y1: 250, y2: 560 },
      ),
    }),
    stroke(
      front.line([0.345, 0.24], [0.345, 1]) +
        front.line([0.415, 0.24], [0.415, 1]) +
        front.line([0.485, 0.24], [0.485, 1]) +
        front.line([0.27, 0.42], [0.56, 0.42]),
      D3,
      4,
    ),
    path(front.rect(0.25, 0.2, 0.58, 0.24), { fill: D2 }),
  );
  s.add(
    path(cam.poly([-9, -2, 0], [9, -2, 0], [9, 1.2, 0], [-9, 1.2, 0]), {
      fill: s.linear(
        [
          [0, SLATE],
          [1, INK],
        ],
        { y1: 700, y2: 900 },
      ),
    }),
  );
  // Nine steps, each a lit tread and a darker riser, catching the light of the door.
  for (let i = 8; i >= 0; i--) {
    const [y, z] = [1.2 + i * 0.85, i * 0.2];
    s.add(
      path(cam.poly([-7, y, z + 0.2], [7, y, z + 0.2], [7, y + 0.85, z + 0.2], [-7, y + 0.85, z + 0.2]), {
        fill: mix(SLATE, D3, i / 11),
      }),
      path(cam.poly([-7, y, z], [7, y, z], [7, y, z + 0.2], [-7, y, z + 0.2]), {
        fill: mix(INK, LINE, i / 9),
      }),
    );
  }
  s.add(
    path(cam.poly([-1.6, 8.6, 1.8], [1.6, 8.6, 1.8], [4.4, 1.2, 0.2], [-3.6, 1.2, 0.2]), {
      fill: s.linear(
        [
          [0, PALE, 0.42],
          [1, PALE, 0.04],
        ],
        { y1: 520, y2: 820 },
      ),
    }),
  );
  const climbers = [
    [0.6, 7, "long", D1],
    [-1, 6.6, "short", LINE],
    [1.5, 4.6, "curly", LINE],
    [-2, 3.8, "bob", D1],
    [0.1, 3, "short", D2],
    [2.6, 1.9, "bun", LINE],
    [-1.1, 0.5, "long", LINE],
  ];
  for (const [x, y, hair, cloth] of climbers) {
    const z = Math.max(0, Math.floor((y - 1.2) / 0.85) + 1) * 0.2;
    const p = [x, y, z];
    const [px, py] = cam.see(p);
    s.add(
      standingBack(s, {
        x: px,
        y: py,
        k: cam.scale(p) / 100,
        hair,
        cloth,
        skin: D3,
        hairFill: INK,
        headset: false,
        board: hair !== "short",
        flip: x > 0.3 ? -1 : 1,
      }),
    );
  }
  s.shift(64);
}
