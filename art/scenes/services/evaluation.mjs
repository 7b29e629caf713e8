// Assessment, for the evaluation service: the assessor's checklist in front, the exercise beyond it.
import { D1, D2, D3, D4, INK, INK2, LINE, PALE, PHOSPHOR } from "../../drawing/palette.mjs";
import { g, path, rect, stroke } from "../../drawing/svg.mjs";
import { camera } from "../../drawing/camera.mjs";
import { seatedBack } from "../../parts/seated.mjs";
import { desk, monitor } from "../../parts/furniture.mjs";
import { ceilingLights, lightPool, shell } from "../../parts/room.mjs";
import { scopeOn } from "../../parts/scope.mjs";

export function assessment(s) {
  const cam = camera({ y: -1, z: 1.7, f: 950, cy: 350 });
  s.add(
    shell(s, cam, { x0: -4, x1: 4, y1: 5, h: 3, back: INK2 }),
    ceilingLights(cam, [[-3, 3, 3.6, 3.8]], 3, D4),
  );
  s.add(desk(cam, -3, 3, 3, 3.8, { top: D1, edge: PHOSPHOR }));
  [-1.7, 0, 1.7].forEach((x, i) => {
    const m = monitor(cam, { x, y: 3.6, z: 0.85, w: 1.5, h: 1.05, lean: 0.1 });
    s.add(m.art, scopeOn(m.screen, { seed: 130 + i, aspect: 1.42, rings: 4, count: 6 }));
  });
  s.add(
    lightPool(s, 620, 760, 520, 0.3, PHOSPHOR, 0.2),
    seatedBack(s, { x: 560, y: 905, k: 3.2, cloth: LINE, skin: D2, hair: "short" }),
  );
  s.add(
    g(
      { transform: "rotate(-8 1120 760)" },
      rect(900, 470, 460, 640, { fill: INK, rx: 16, stroke: D2 }),
      rect(926, 510, 408, 600, { fill: PALE }),
      path("M1060 450h140l14 44h-168z", { fill: D3 }),
      stroke(
        Array.from(
          { length: 6 },
          (_, i) => `M1010 ${580 + i * 64}h${[250, 200, 270, 220, 250, 190][i]}`,
        ).join(""),
        D2,
        8,
      ),
      stroke(Array.from({ length: 6 }, (_, i) => `M956 ${566 + i * 64}h28v28h-28z`).join(""), D1, 3),
      stroke("M960 580l9 10 18-26M960 644l9 10 18-26M960 772l9 10 18-26", LINE, 5),
      s.beacon(path("M956 700l7-7 8 9 20-28 8 6-27 38z")),
    ),
    g(
      { transform: "rotate(38 1330 640)" },
      rect(1316, 440, 22, 260, { fill: D4 }),
      path("M1316 700h22l-11 34z", { fill: INK2 }),
    ),
  );
}
