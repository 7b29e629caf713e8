// Language laboratory, for the facilities: booths in a row, a waveform on every screen.
import { D1, D3, D4, INK, LINE, NIGHT, PALE, PHOSPHOR, SLATE } from "../../drawing/palette.mjs";
import { circle, path, stroke } from "../../drawing/svg.mjs";
import { camera } from "../../drawing/camera.mjs";
import { CROWD } from "../../parts/classroom.mjs";
import { seatedBack } from "../../parts/seated.mjs";
import { desk, monitor } from "../../parts/furniture.mjs";
import { ceilingLights, lightPool, shell } from "../../parts/room.mjs";

export function languageLab(s) {
  const cam = camera({ y: -3.9, z: 1.6, f: 1120, cy: 440 });
  s.add(
    shell(s, cam, { x0: -4.6, x1: 4.6, y1: 3, h: 3.4, floor: NIGHT, back: SLATE }),
    ceilingLights(cam, [[-4, 4, 2.2, 2.36]], 3.4, D4),
  );
  const map = cam.panel([-3.2, 2.96, 2.9], [6.4, 0, 0], [0, 0, -0.9]);
  const wave = Array.from({ length: 90 }, (_, i) => {
    const u = 0.02 + i * 0.0108;
    const a = 0.06 + 0.4 * Math.abs(Math.sin(i * 0.37) * Math.sin(i * 0.09 + 0.6));
    return map.line([u, 0.5 - a], [u, 0.5 + a]);
  }).join("");
  s.add(stroke(wave, PHOSPHOR, 4, { strokeLinecap: "round", opacity: 0.8 }));
  [-2.7, -0.9, 0.9, 2.7].forEach((x, i) => {
    s.add(desk(cam, x - 0.85, x + 0.85, 1.2, 1.9, { top: D1, front: INK, edge: PHOSPHOR }));
    const m = monitor(cam, { x, y: 1.75, z: 0.86, w: 1.05, h: 0.62, screen: LINE });
    const w = Array.from({ length: 26 }, (_, j) => {
      const a = 0.04 + 0.3 * Math.abs(Math.sin(j * (0.5 + i * 0.13)) * Math.sin(j * 0.12 + 0.4));
      return m.screen.line([0.1 + j * 0.032, 0.42 - a], [0.1 + j * 0.032, 0.42 + a]);
    }).join("");
    s.add(
      m.art,
      stroke(w, PALE, 3, { strokeLinecap: "round" }),
      stroke(m.screen.line([0.1, 0.84], [0.62, 0.84]), D4, 4),
    );
    if (i === 1) s.add(s.beacon(circle(...m.screen.see(0.86, 0.84), 8)));
    s.add(
      path(cam.poly([x + 0.9, 1.1, 0], [x + 0.9, 1.95, 0], [x + 0.9, 1.95, 1.55], [x + 0.9, 1.1, 1.55]), {
        fill: D1,
        stroke: D3,
      }),
    );
    const [px, py] = cam.see([x, 0.5, 0]);
    s.add(lightPool(s, px, py - 120, 240, 0.4, PHOSPHOR, 0.12));
    if (i !== 2)
      s.add(
        seatedBack(s, {
          x: px,
          y: py,
          k: cam.scale([x, 0.5, 0]) / 100,
          ...CROWD[[1, 2, 0, 3][i]],
          headset: true,
        }),
      );
  });
  s.add(
    path(cam.poly([-3.6, 1.1, 0], [-3.6, 1.95, 0], [-3.6, 1.95, 1.55], [-3.6, 1.1, 1.55]), {
      fill: D1,
      stroke: D3,
    }),
  );
  s.shift(40);
}
