// Residence from the street at night, for the accommodation: a plain front with some windows lit.
import { D2, D3, GLOW, INK2, NIGHT, PALE, SLATE, VOID } from "../../drawing/palette.mjs";
import { circle, path, rect, stroke } from "../../drawing/svg.mjs";
import { camera } from "../../drawing/camera.mjs";
import { glazing } from "../../parts/glazing.mjs";
import { dusk, ridge, stars } from "../../parts/sky.mjs";

export function residenceFront(s) {
  s.add(
    dusk(s, 760),
    stars(61, 40, 0, 0, 1600, 380),
    ridge(38, 762, 50, D2),
    rect(0, 760, 1600, 240, {
      fill: s.linear(
        [
          [0, INK2],
          [1, VOID],
        ],
        { y1: 760, y2: 1000 },
      ),
    }),
  );
  const cam = camera({ z: 4, f: 900, cy: 720, cx: 620, yaw: 22 });
  const front = cam.panel([-4, 15, 22], [24, 12, 0], [0, 0, -22]);
  const side = cam.panel([-14, 26, 22], [10, -11, 0], [0, 0, -22]);
  s.add(
    path(side.rect(0, 0, 1, 1), { fill: NIGHT }),
    path(front.rect(0, 0, 1, 1), { fill: SLATE }),
    glazing(front, { cols: 9, floors: 7, seed: 3, share: 0.5, inset: 0.18 }),
    glazing(side, { cols: 3, floors: 7, seed: 8, share: 0.25, lit: [D3], inset: 0.3 }),
  );
  s.add(
    stroke(
      Array.from({ length: 7 }, (_, f) => front.line([0, (f + 0.86) / 7], [1, (f + 0.86) / 7])).join(""),
      D3,
      2,
    ),
    s.beacon(path(front.rect(4.18 / 9, 3.2 / 7, 4.82 / 9, 3.84 / 7))),
    path("M0 900l1600-60v40L0 950z", { fill: INK2 }),
    stroke("M0 928l1600-64", D3, 2, { strokeDasharray: "60 40" }),
  );
  s.add(
    [1350, 1480].map(
      (x) =>
        stroke(`M${x} 880V560q0-26-30-26`, D2, 5) +
        circle(x - 34, 540, 60, { fill: PALE, opacity: 0.14 }) +
        circle(x - 34, 538, 9, { fill: GLOW }),
    ),
  );
}
