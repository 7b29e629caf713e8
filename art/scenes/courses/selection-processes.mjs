// Examination hall, for the selection processes: candidates at their screens, a clock on the wall.
import { D1, D2, D3, D4, INK, INK2, LINE, NIGHT, PALE, PHOSPHOR } from "../../drawing/palette.mjs";
import { circle, path, ring, stroke } from "../../drawing/svg.mjs";
import { camera } from "../../drawing/camera.mjs";
import { CROWD } from "../../parts/classroom.mjs";
import { seatedBack } from "../../parts/seated.mjs";
import { desk, monitor } from "../../parts/furniture.mjs";
import { ceilingLights, shell } from "../../parts/room.mjs";

export function examHall(s) {
  const cam = camera({ y: -3, z: 2.3, f: 950, cy: 300, cx: 800 });
  s.add(
    shell(s, cam, { x0: -5.5, x1: 5.5, y1: 9, h: 4, floor: NIGHT, left: INK, right: INK, back: INK2 }),
    ceilingLights(
      cam,
      [
        [-3.2, -3, -1, 8.6],
        [-0.1, 0.1, -1, 8.6],
        [3, 3.2, -1, 8.6],
      ],
      4,
      D4,
    ),
  );
  const [cx, cy] = cam.see([0, 8.95, 3.1]);
  s.add(
    circle(cx, cy, 46, { fill: PALE }),
    stroke(`M${cx} ${Math.round(cy - 30)}V${Math.round(cy)}l22 14`, INK, 5),
    stroke(ring(cx, Math.round(cy), 52), D3, 3),
  );
  [6, 4, 2, 0].forEach((y, r) =>
    [-3.6, -1.2, 1.2, 3.6].forEach((x, c) => {
      s.add(desk(cam, x - 0.8, x + 0.8, y, y + 0.65, { thick: 0.06, top: D1, front: D2, edge: PHOSPHOR }));
      const m = monitor(cam, { x, y: y + 0.45, z: 0.78, w: 0.8, h: 0.48, screen: r > 1 ? LINE : D2 });
      s.add(m.art);
      if (r > 1)
        s.add(
          path(m.screen.rect(0.1, 0.15, 0.42, 0.6), { fill: D4 }),
          stroke(
            m.screen.line([0.52, 0.25], [0.9, 0.25]) + m.screen.line([0.52, 0.45], [0.8, 0.45]),
            PALE,
            r * 1.4,
          ),
        );
      if (r === 2 && c === 2) s.add(s.beacon(circle(...m.screen.see(0.62, 0.78), 6)));
      const [px, py] = cam.see([x, y - 0.5, 0]);
      if ((r * 4 + c) % 7 !== 3)
        s.add(
          seatedBack(s, {
            x: px,
            y: py,
            k: cam.scale([x, y - 0.5, 0]) / 100,
            headset: false,
            ...CROWD[(r * 2 + c * 3) % 5],
          }),
        );
    }),
  );
}
