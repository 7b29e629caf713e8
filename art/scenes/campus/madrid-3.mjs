// Approach room, for the Madrid centre: one-point perspective, a row of scopes down each wall.
import { D1, D2, D3, D4, INK, INK2, LINE, NIGHT, PHOSPHOR, SLATE, VOID } from "../../drawing/palette.mjs";
import { path, stroke } from "../../drawing/svg.mjs";
import { camera } from "../../drawing/camera.mjs";
import { seatedSide } from "../../parts/seated.mjs";
import { standingBack } from "../../parts/standing.mjs";
import { ceilingLights, shell } from "../../parts/room.mjs";
import { scopeOn } from "../../parts/scope.mjs";

export function approachRoom(s) {
  const cam = camera({ y: -1, z: 1.72, f: 900, cy: 400 });
  s.add(
    shell(s, cam, { x0: -3.3, x1: 3.3, y1: 11, h: 3.2, floor: NIGHT, left: INK2, right: INK2, back: SLATE }),
    ceilingLights(
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
