// Supervisor's booth of a tower simulator, for advanced simulation: it looks over a storm on the screens.
import { D1, D3, D4, GLOW, INK, INK2, LINE, PHOSPHOR, SLATE, VOID } from "../../drawing/palette.mjs";
import { box, g, path, pts, rect, stroke } from "../../drawing/svg.mjs";
import { camera } from "../../drawing/camera.mjs";
import { aircraftFront } from "../../parts/aircraft.mjs";
import { approachLights, runway } from "../../parts/airfield.mjs";
import { simulatorRoom } from "../../parts/cab.mjs";
import { seatedBack } from "../../parts/seated.mjs";
import { desk, rows } from "../../parts/furniture.mjs";
import { clouds, dusk, ridge } from "../../parts/sky.mjs";

export function supervisorBooth(s) {
  const cam = camera({ y: -5.4, z: 2.5, f: 1000, cy: 360 });
  const angles = [-90, -67, -45, -22, 0, 22, 45, 67, 90];
  const room = simulatorRoom(s, cam, { angles, z1: 4.1, z0: 0.5 });
  const out = camera({ z: 30, f: 1000, cy: 360 });
  const rw = { x: 20, y: 260, heading: 3 };
  s.add(
    g(
      { clipPath: s.clip(room.clip) },
      dusk(s, 360, { ramp: "late", y0: 60 }),
      clouds(
        [
          [140, 250, 700, 120],
          [640, 230, 800, 130],
          [380, 320, 560, 60],
        ],
        D1,
        0.9,
      ),
      clouds(
        [
          [300, 262, 420, 60],
          [900, 240, 500, 66],
        ],
        D3,
        0.7,
      ),
      path("M1098 196l-26 62h18l-34 92 62-108h-20l24-46z", { fill: GLOW }),
      ridge(51, 362, 36, D1),
      rect(0, 360, 1600, 260, {
        fill: s.linear(
          [
            [0, D1],
            [1, INK2],
          ],
          { y1: 360, y2: 560 },
        ),
      }),
      runway(out, { ...rw, length: 2400, edge: 60 }),
      approachLights(out, rw, { reach: 90 }),
      aircraftFront({ x: 700, y: 286, k: 0.4, body: D1, wing: LINE }),
    ),
    room.over,
  );
  const [px, py] = cam.see([0, 1.9, 0]);
  s.add(
    desk(cam, -1.7, 1.7, 2.3, 3, { top: SLATE, edge: D4 }),
    seatedBack(s, { x: px - 130, y: py, k: cam.scale([0, 1.9, 0]) / 100, cloth: LINE }),
    seatedBack(s, { x: px + 130, y: py, k: cam.scale([0, 1.9, 0]) / 100, cloth: INK2, hair: "bob" }),
  );
  // The booth: glass edge, sloping desk, two panels of scenario switches.
  s.add(
    path("M0 760H1600V1000H0z", { fill: INK }),
    path("M0 760H1600L1600 790H0z", { fill: SLATE }),
    stroke("M0 760H1600", PHOSPHOR, 1.6),
    stroke("M530 0V760M1070 0V760", D1, 7),
    stroke("M534 0V760M1074 0V760", D3, 1),
  );
  const keys = (x, y, c, r, w) =>
    Array.from({ length: c * r }, (_, i) =>
      box(x + (i % c) * (w + 12), y + Math.floor(i / c) * 46, w, 34),
    ).join("");
  s.add(
    path(keys(90, 824, 6, 3, 58), { fill: LINE }),
    path(keys(1100, 824, 6, 3, 58), { fill: LINE }),
    path(box(160, 870, 58, 34) + box(1310, 824, 58, 34) + box(1380, 916, 58, 34), { fill: D4 }),
    s.beacon(rect(300, 824, 58, 34)),
  );
  s.add(
    path("M600 1000l30-190h340l30 190z", { fill: VOID }),
    stroke("M636 824h328", D3),
    rows(
      { line: (...l) => pts(l.map(([u, v]) => [650 + u * 300, 840 + v * 150])) },
      { count: 5, width: 4, colour: D4 },
    ),
  );
}
