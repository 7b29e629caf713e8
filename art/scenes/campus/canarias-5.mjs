// Terrace at dusk, for the Gran Canaria centre: two people, palms, the ocean and a tower.
import { D1, D2, D3, D4, GLOW, INK, INK2, LINE, PALE, PHOSPHOR } from "../../drawing/palette.mjs";
import { circle, path, stroke } from "../../drawing/svg.mjs";
import { camera } from "../../drawing/camera.mjs";
import { aircraftSide } from "../../parts/aircraft.mjs";
import { palm, sea } from "../../parts/island.mjs";
import { standingBack } from "../../parts/standing.mjs";
import { dusk, ridge, stars, town } from "../../parts/sky.mjs";
import { tower } from "../../parts/tower.mjs";

export function terrace(s) {
  s.add(
    dusk(s, 520, { ramp: "late" }),
    stars(90, 40, 0, 0, 1600, 260),
    sea(s, 520, 800, { glint: 620, spread: 700, lines: 46, far: D4, near: INK2, seed: 31 }),
  );
  s.add(
    circle(620, 520, 260, {
      fill: s.radial(620, 520, 260, [
        [0, GLOW, 0.55],
        [1, PALE, 0],
      ]),
    }),
    path("M556 520a64 64 0 0 1 128 0z", { fill: GLOW }),
  );
  s.add(
    ridge(63, 524, 130, D1, { x: 900, w: 700, steps: 9, peak: 0.9 }),
    path("M820 530l240-16 540-10V800H1000z", { fill: INK2 }),
    town(15, 1000, 600, 528, 60, 46),
  );
  s.add(
    tower(s, { x: 1180, ground: 800, h: 510, k: 0.86, kind: "cone" }),
    s.lamp(1180, 166, 4),
    stroke("M1180 180V166", D3, 2),
  );
  s.add(aircraftSide({ x: 330, y: 210, k: 0.4, turn: -10, body: D2, belly: D1, tail: PHOSPHOR }));
  // Terrace: boards in perspective, a glass rail and a low table.
  const cam = camera({ z: 1.7, f: 900, cy: 520 });
  s.add(
    path(cam.poly([-9, 1, 0], [9, 1, 0], [9, 4.6, 0], [-9, 4.6, 0]), { fill: INK }),
    stroke(
      Array.from({ length: 13 }, (_, i) => cam.line([-9 + i * 1.5, 1, 0], [-9 + i * 1.5, 4.6, 0])).join(""),
      LINE,
      1.2,
    ),
  );
  s.add(
    path(cam.poly([-9, 4.6, 0.1], [9, 4.6, 0.1], [9, 4.6, 1.05], [-9, 4.6, 1.05]), {
      fill: PHOSPHOR,
      opacity: 0.07,
    }),
    stroke(cam.line([-9, 4.6, 1.08], [9, 4.6, 1.08]), D4, 4),
    stroke([-4, -2, 0, 2, 4].map((x) => cam.line([x, 4.6, 0], [x, 4.6, 1.08])).join(""), D2, 3),
  );
  s.add(
    standingBack(s, { x: 800, y: 930, k: 2.5, cloth: LINE, skin: D3, hair: "long", headset: false }),
    standingBack(s, {
      x: 925,
      y: 926,
      k: 2.6,
      flip: -1,
      cloth: D1,
      shade: INK2,
      skin: D2,
      hair: "short",
      headset: false,
    }),
  );
  s.add(
    palm({ x: 190, y: 1000, h: 640, lean: 90, seed: 3 }),
    palm({ x: 60, y: 1000, h: 440, lean: -30, seed: 8 }),
    palm({ x: 1490, y: 1000, h: 520, lean: -70, seed: 5 }),
  );
}
