// Control tower from its foot, for the tower course: an airliner climbs out behind it.
import { D1, D2, D3, D4, INK, INK2, LINE, PALE, PHOSPHOR, SLATE } from "../../drawing/palette.mjs";
import { circle, path, rect, stroke } from "../../drawing/svg.mjs";
import { camera } from "../../drawing/camera.mjs";
import { aircraftSide } from "../../parts/aircraft.mjs";
import { runway } from "../../parts/airfield.mjs";
import { dusk, ridge, stars, town } from "../../parts/sky.mjs";
import { tower } from "../../parts/tower.mjs";

export function towerFromBelow(s) {
  s.add(dusk(s, 860, { ramp: "late" }), stars(17, 60, 0, 0, 1600, 560));
  s.add(
    circle(560, 300, 420, {
      fill: s.radial(560, 300, 420, [
        [0, PHOSPHOR, 0.34],
        [1, PHOSPHOR, 0],
      ]),
    }),
  );
  s.add(
    ridge(71, 862, 70, D2),
    ridge(72, 864, 34, D1),
    rect(0, 860, 1600, 140, {
      fill: s.linear(
        [
          [0, LINE],
          [1, INK],
        ],
        { y1: 860, y2: 1000 },
      ),
    }),
    town(27, 0, 1600, 864, 14, 70),
  );
  const cam = camera({ z: 15, f: 900, cy: 860, cx: 1180 });
  s.add(runway(cam, { x: 12, y: 98, heading: 4, length: 2000, width: 46, edge: 60, fill: INK2 }));
  s.add(
    stroke("M760 800Q1060 720 1290 470", PHOSPHOR, 1.4, {
      strokeDasharray: "2 10",
      strokeLinecap: "round",
      opacity: 0.8,
    }),
    aircraftSide({ x: 1240, y: 400, k: 0.9, turn: -17, body: D4, belly: D2, tail: PALE }),
  );
  s.add(
    path("M250 1000V880h640v120z", { fill: INK }),
    path("M250 880h640l24-14H226z", { fill: SLATE }),
    stroke("M290 920h560", PALE, 16, { strokeDasharray: "46 12", opacity: 0.55 }),
  );
  s.add(
    tower(s, { x: 560, ground: 880, h: 560, k: 1.75, kind: "fins" }),
    s.lamp(665, 72, 6),
    stroke("M665 76v70", D3, 3),
  );
}
