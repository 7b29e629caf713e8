// Radar simulator position seen square on, for the facilities.
import { D1, D2, D3, INK, INK2, LINE, mix, NIGHT, PHOSPHOR, SLATE, VOID } from "../../drawing/palette.mjs";
import { circle, g, path, rect, stroke } from "../../drawing/svg.mjs";
import { camera } from "../../drawing/camera.mjs";
import { bustFromBehind } from "../../parts/bust-from-behind.mjs";
import { coil, headset } from "../../parts/headset.mjs";
import { lightPool } from "../../parts/room.mjs";
import { scope, scopeOn } from "../../parts/scope.mjs";

export function radarPosition(s) {
  const cam = camera({ y: -2.2, z: 1.35, f: 900, cy: 420 });
  s.add(
    rect(0, 0, 1600, 1000, {
      fill: s.linear([
        [0, VOID],
        [0.5, INK2],
        [1, INK],
      ]),
    }),
  );
  // Neighbouring positions fade off to both sides.
  for (const k of [-1, 1]) {
    const p = cam.panel(
      [k * 2.1 - (k > 0 ? 0 : 1.5), 1.9 - (k > 0 ? 0 : 0.7), 2.05],
      [1.5, k > 0 ? -0.7 : 0.7, 0],
      [0, -0.1, -1.15],
    );
    s.add(
      path(p.rect(-0.04, -0.06, 1.04, 1.07), { fill: VOID, stroke: LINE }),
      path(p.rect(0, 0, 1, 1), { fill: NIGHT }),
      scopeOn(p, { seed: 90 + k, aspect: 1.3, rings: 3, count: 5 }),
    );
  }
  s.add(
    path("M330 30H1270L1330 640H270z", { fill: VOID }),
    stroke("M330 30H1270L1330 640H270z", D2, 1.4),
    rect(372, 62, 856, 540, { fill: NIGHT, stroke: D3 }),
  );
  s.add(
    g(
      { clipPath: s.clip("M372 62h856v540H372z") },
      circle(800, 332, 420, {
        fill: s.radial(800, 332, 430, [
          [0, D1],
          [0.7, SLATE],
          [1, NIGHT],
        ]),
      }),
      scope(s, {
        cx: 800,
        cy: 332,
        r: 400,
        seed: 24,
        count: 12,
        rings: 5,
        disc: false,
        sweep: 58,
        size: 0.8,
        alert: 4,
      }),
    ),
  );
  s.add(
    path("M140 720L270 640H1330L1460 720V770H140z", { fill: SLATE }),
    path("M140 720H1460L1560 1000H40z", { fill: INK }),
    stroke("M140 720H1460", PHOSPHOR, 2),
    lightPool(s, 800, 730, 620, 0.2, PHOSPHOR, 0.35),
  );
  s.add(
    path("M560 660h480l14 40H546z", { fill: INK, stroke: D2 }),
    stroke("M572 672h456M568 682h464M562 692h476", D3, 5, { strokeDasharray: "20 5" }),
  );
  s.add(headset({ x: 1240, y: 640, k: 0.62, turn: -8 }), coil(1170, 690, 1120, 800, 12, 8));
  s.add(
    g(
      { transform: "translate(250 400) scale(.8)" },
      bustFromBehind({
        skin: D3,
        hair: "short",
        hairFill: mix(INK, LINE, 0.3),
        collar: "shirt",
        cloth: LINE,
      }),
    ),
  );
}
