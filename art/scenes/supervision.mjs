// Those who watch the watchers: the simulator booth and the assessor.
import { D1, D2, D3, D4, GLOW, INK, INK2, LINE, PALE, PHOSPHOR, SLATE, VOID } from "../palette.mjs";
import { box, g, path, pts, rect, stroke } from "../svg.mjs";
import { camera } from "../camera.mjs";
import { aircraftFront } from "../parts/aircraft.mjs";
import { approachLights, runway } from "../parts/airfield.mjs";
import { simulatorRoom } from "../parts/cab.mjs";
import { seatedBack } from "../parts/people.mjs";
import { desk, monitor, pool, rows, shell, slots } from "../parts/room.mjs";
import { scopeOn } from "../parts/scope.mjs";
import { clouds, dusk, ridge } from "../parts/sky.mjs";

/** Advanced simulation: the supervisor's booth looks over a storm on the screens. */
function storm(s) {
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

/** Evaluation: the assessor's clipboard in front, the exercise beyond it. */
function clipboard(s) {
  const cam = camera({ y: -1, z: 1.7, f: 950, cy: 350 });
  s.add(shell(s, cam, { x0: -4, x1: 4, y1: 5, h: 3, back: INK2 }), slots(cam, [[-3, 3, 3.6, 3.8]], 3, D4));
  s.add(desk(cam, -3, 3, 3, 3.8, { top: D1, edge: PHOSPHOR }));
  [-1.7, 0, 1.7].forEach((x, i) => {
    const m = monitor(cam, { x, y: 3.6, z: 0.85, w: 1.5, h: 1.05, lean: 0.1 });
    s.add(m.art, scopeOn(m.screen, { seed: 130 + i, aspect: 1.42, rings: 4, count: 6 }));
  });
  s.add(
    pool(s, 620, 760, 520, 0.3, PHOSPHOR, 0.2),
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

export const supervision = {
  "services/advanced-simulation": storm,
  "services/evaluation": clipboard,
};
