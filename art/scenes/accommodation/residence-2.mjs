// Courtyard of a residence at night, for the accommodation: three lit sides and a tree.
import { D1, D2, D3, D4, INK, INK2, LINE, NIGHT, PHOSPHOR, SLATE, VOID } from "../../drawing/palette.mjs";
import { path, stroke } from "../../drawing/svg.mjs";
import { camera } from "../../drawing/camera.mjs";
import { glazing } from "../../parts/glazing.mjs";
import { lightPool } from "../../parts/room.mjs";
import { dusk, stars } from "../../parts/sky.mjs";

export function courtyard(s) {
  s.add(dusk(s, 700, { ramp: "deep" }), stars(66, 60, 0, 0, 1600, 420));
  const cam = camera({ z: 1.8, f: 880, cy: 640 });
  const L = cam.panel([-8, 7, 9.5], [0, 20, 0], [0, 0, -9.5]);
  const R = cam.panel([8, 27, 9.5], [0, -20, 0], [0, 0, -9.5]);
  const B = cam.panel([-8, 27, 9.5], [16, 0, 0], [0, 0, -9.5]);
  s.add(
    path(cam.poly([-8, 3, 0], [8, 3, 0], [8, 27, 0], [-8, 27, 0]), { fill: NIGHT }),
    path(L.rect(-0.2, 0, 1, 1), { fill: SLATE }),
    path(R.rect(0, 0, 1.2, 1), { fill: INK2 }),
    path(B.rect(0, 0, 1, 1), { fill: LINE }),
  );
  s.add(
    glazing(L, { cols: 7, floors: 3, seed: 4, share: 0.6 }),
    glazing(R, { cols: 7, floors: 3, seed: 7, share: 0.35, lit: [D4, D3] }),
    glazing(B, { cols: 5, floors: 3, seed: 6, share: 0.8 }),
  );
  s.add(
    stroke(
      [L, R, B]
        .map((p) => [0.33, 0.66].map((v) => p.line([0, v], [1, v])).join("") + p.line([-0.1, 0], [1.1, 0]))
        .join(""),
      D3,
      2,
    ),
    stroke(
      Array.from({ length: 7 }, (_, i) => cam.line([-8, 5 + i * 3, 0], [8, 5 + i * 3, 0])).join(""),
      D1,
      1.2,
    ),
    lightPool(s, 800, 800, 700, 0.25, PHOSPHOR, 0.25),
  );
  s.add(
    path(cam.poly([-2.2, 11, 0.45], [2.2, 11, 0.45], [2.2, 15, 0.45], [-2.2, 15, 0.45]), { fill: D2 }),
    path(cam.poly([-2.2, 11, 0], [2.2, 11, 0], [2.2, 11, 0.45], [-2.2, 11, 0.45]), { fill: INK }),
    path("M792 700c-4-80-6-140 0-200 8 60 10 120 16 200z", { fill: VOID }),
    path("M800 330c90 0 130 60 120 120-10 50-70 70-120 70s-110-20-120-70c-10-60 30-120 120-120z", {
      fill: INK,
    }),
    stroke("M720 470c10 20 40 34 70 36M760 380c30-20 70-16 90 6M860 440c20 0 34-14 38-30", D2, 2),
  );
  s.add(s.lamp(...cam.see([-6.2, 12, 2.4]), 5), stroke(cam.line([-6.2, 12, 0], [-6.2, 12, 2.4]), D2, 4));
}
