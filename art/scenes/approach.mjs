// Rooms without windows, lit by scopes.
import { D1, D2, D3, D4, INK, INK2, LINE, NIGHT, PHOSPHOR, SLATE, VOID } from "../palette.mjs";
import { path, stroke } from "../svg.mjs";
import { camera } from "../camera.mjs";
import { seatedBack, seatedSide, standingBack } from "../parts/people.mjs";
import { desk, monitor, pool, rows, shell, slots } from "../parts/room.mjs";
import { scopeOn } from "../parts/scope.mjs";
import { bay } from "../parts/strips.mjs";

/** Madrid 3: the approach room, one-point perspective, a row of scopes down each wall. */
function approach(s) {
  const cam = camera({ y: -1, z: 1.72, f: 900, cy: 400 });
  s.add(
    shell(s, cam, { x0: -3.3, x1: 3.3, y1: 11, h: 3.2, floor: NIGHT, left: INK2, right: INK2, back: SLATE }),
    slots(
      cam,
      [
        [-0.75, -0.6, 0, 10.6],
        [0.6, 0.75, 0, 10.6],
      ],
      3.2,
      D4,
    ),
  );
  const wall = cam.panel([-2.3, 10.95, 2.75], [4.6, 0, 0], [0, 0, -1.5]);
  s.add(
    path(wall.rect(0, 0, 1, 1), { fill: D1, stroke: D4, strokeWidth: 1.4 }),
    scopeOn(wall, { seed: 31, aspect: 3, count: 6, rings: 3, r: 0.48 }),
  );
  s.add(
    path(cam.poly([-1.9, 0, 0], [1.9, 0, 0], [1.9, 11, 0], [-1.9, 11, 0]), {
      fill: s.linear(
        [
          [0, PHOSPHOR, 0.3],
          [1, PHOSPHOR, 0.04],
        ],
        { y1: 530, y2: 1000 },
      ),
    }),
  );
  // One wall of consoles, far to near so each overlaps the one beyond it; the other wall is its mirror image.
  const row = () =>
    [4, 3, 2, 1, 0].map((i) => {
      const y = 1.1 + i * 2;
      const face = cam.panel([2.95, y + 1.72, 2.02], [-0.1, -1.6, 0], [-0.24, 0, -1.1]);
      return [
        path(cam.poly([1.95, y, 0], [1.95, y + 1.9, 0], [1.95, y + 1.9, 0.74], [1.95, y, 0.74]), {
          fill: VOID,
        }),
        path(
          cam.poly([1.95, y, 0], [3.3, y, 0], [3.3, y, 2.3], [2.95, y, 2.25], [2.7, y, 0.8], [1.95, y, 0.74]),
          {
            fill: INK,
            stroke: D1,
          },
        ),
        path(cam.poly([1.95, y, 0.74], [2.7, y, 0.8], [2.7, y + 1.9, 0.8], [1.95, y + 1.9, 0.74]), {
          fill: D1,
        }),
        stroke(cam.line([1.95, y, 0.74], [1.95, y + 1.9, 0.74]), PHOSPHOR, 2),
        path(face.rect(-0.06, -0.1, 1.06, 1.08), { fill: VOID }),
        path(face.rect(0, 0, 1, 1), {
          fill: s.linear(
            [
              [0, D2],
              [1, LINE],
            ],
            { y1: 200, y2: 560 },
          ),
          stroke: D4,
        }),
        scopeOn(face, {
          seed: 40 + i,
          aspect: 1.5,
          count: [6, 6, 4, 3, 2][i],
          rings: i < 3 ? 4 : 2,
          r: 0.49,
          chart: i < 3,
        }),
      ];
    });
  s.add(s.sprite("row", row), s.sprite("row", row, { transform: "translate(1600) scale(-1 1)" }));
  const crew = [
    [4, 1, "a"],
    [4, -1, "b"],
    [3, 1, "b"],
    [2, -1, "a"],
    [2, 1, "c"],
    [1, -1, "c"],
    [1, 1, "a"],
  ];
  for (const [i, side, who] of crew) {
    const p = [1.35, 2.0 + i * 2 + (side > 0 ? 0 : 0.25), 0];
    const [px, py] = cam.see(p);
    const o = { a: { cloth: D2, skin: D4 }, b: { cloth: LINE, skin: D3 }, c: { cloth: D1, skin: D2 } }[who];
    s.add(
      seatedSide(s, {
        x: side > 0 ? px : 1600 - px,
        y: py,
        k: cam.scale(p) / 100,
        flip: side,
        shade: INK,
        chair: VOID,
        hairFill: INK,
        ...o,
      }),
    );
  }
  const [px, py] = cam.see([0.1, 7, 0]);
  s.add(
    standingBack(s, { x: px, y: py, k: cam.scale([0.1, 7, 0]) / 100, cloth: LINE, skin: D3, headset: false }),
    s.lamp(...cam.see([2.9, 4.05, 2.16]), 5),
  );
}

/** Advanced training: an instructor behind a trainee's shoulder. */
function overShoulder(s) {
  const cam = camera({ y: -1.4, z: 1.6, f: 950, cy: 400, yaw: -14 });
  s.add(
    shell(s, cam, { x0: -5, x1: 6, y1: 4.6, h: 3.2, floor: NIGHT, back: SLATE, left: INK, right: INK }),
    slots(cam, [[-3.6, 3.6, 2.2, 2.4]], 3.2, D4),
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
    pool(s, 760, 900, 640, 0.3, PHOSPHOR, 0.22),
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

export const approachScenes = {
  "campus/madrid-3": approach,
  "courses/advanced-training": overShoulder,
};
