// Departure route above a tower, for the full rating: range rings and a climb from waypoint to waypoint.
import { D1, D2, D3, GLOW, INK, INK2, PALE, PHOSPHOR, VOID } from "../../drawing/palette.mjs";
import { circle, path, poly, pts, rect, ring, stroke } from "../../drawing/svg.mjs";
import { camera } from "../../drawing/camera.mjs";
import { aircraftTop } from "../../parts/aircraft.mjs";
import { localiser, runway } from "../../parts/airfield.mjs";
import { dusk, ridge, stars, town } from "../../parts/sky.mjs";
import { tower } from "../../parts/tower.mjs";
import { polar } from "../../parts/traffic.mjs";

export function departureRoute(s) {
  s.add(dusk(s, 800, { ramp: "late" }), stars(33, 50, 0, 0, 1600, 420));
  s.add(
    stroke([170, 330, 490, 650, 810, 970].map((r) => ring(430, 360, r)).join(""), PHOSPHOR, 1.2, {
      opacity: 0.28,
    }),
    stroke(
      Array.from({ length: 12 }, (_, i) =>
        pts([polar(430, 360, 170, i * 30), polar(430, 360, 970, i * 30)]),
      ).join(""),
      PHOSPHOR,
      1,
      { opacity: 0.1 },
    ),
  );
  s.add(
    circle(430, 360, 330, {
      fill: s.radial(430, 360, 330, [
        [0, PHOSPHOR, 0.35],
        [1, PHOSPHOR, 0],
      ]),
    }),
  );
  s.add(
    ridge(56, 802, 60, D2),
    rect(0, 800, 1600, 200, {
      fill: s.linear(
        [
          [0, D1],
          [0.2, INK2],
          [1, VOID],
        ],
        { y1: 800, y2: 1000 },
      ),
    }),
    town(12, 0, 1600, 804, 12, 60),
  );
  const cam = camera({ z: 20, f: 900, cy: 800, cx: 900 });
  s.add(
    runway(cam, { x: -30, y: 100, heading: 8, length: 2400, width: 50, edge: 50 }),
    localiser(cam, { x: -30, y: 100, heading: 8 }, { u: 2400, span: 60, h: 8 }),
  );
  const way = [
    [1018, 806],
    [1062, 690],
    [1170, 570],
    [1310, 440],
    [1440, 250],
  ];
  s.add(
    stroke(pts(way), PALE, 3, { strokeLinejoin: "round" }),
    path(
      way
        .slice(1)
        .map(([x, y]) => poly([x, y - 15], [x + 14, y + 10], [x - 14, y + 10]))
        .join(""),
      { fill: INK, stroke: PALE, strokeWidth: 2.5 },
    ),
  );
  s.add(
    stroke(
      way
        .slice(1)
        .map(([x, y]) => `M${x + 28} ${y - 4}h60M${x + 28} ${y + 10}h36`)
        .join(""),
      PHOSPHOR,
      5,
      { opacity: 0.85 },
    ),
    aircraftTop({ x: 1375, y: 345, k: 0.52, turn: 34, fill: GLOW }),
  );
  s.add(
    path("M120 870h420v70H120z", { fill: INK }),
    path("M106 862h448l-14 8H120z", { fill: D1 }),
    stroke("M142 900h376", PALE, 12, { strokeDasharray: "34 10", opacity: 0.5 }),
  );
  s.add(
    tower(s, { x: 430, ground: 864, h: 474, k: 1.35, kind: "column" }),
    s.lamp(511, 170, 5),
    stroke("M511 176v30", D3, 3),
  );
}
