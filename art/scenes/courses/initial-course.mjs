// Runway threshold at dawn, for the initial course: lined up, everything still ahead.
import { D1, D2, D3, GLOW, INK2, LINE, PALE } from "../../drawing/palette.mjs";
import { circle, path, rect, stroke } from "../../drawing/svg.mjs";
import { camera } from "../../drawing/camera.mjs";
import { aircraftSide } from "../../parts/aircraft.mjs";
import { papi, runway } from "../../parts/airfield.mjs";
import { clouds, dusk, ridge } from "../../parts/sky.mjs";
import { tower } from "../../parts/tower.mjs";

export function runwayThreshold(s) {
  const cam = camera({ z: 14, y: -17, f: 1000, cy: 400, cx: 800 });
  s.add(
    dusk(s, 400, { ramp: "early" }),
    clouds(
      [
        [60, 190, 560, 50],
        [900, 130, 620, 60],
        [420, 300, 420, 26],
        [1100, 320, 440, 30],
      ],
      GLOW,
      0.28,
    ),
    circle(800, 400, 300, {
      fill: s.radial(800, 400, 300, [
        [0, GLOW, 0.8],
        [1, GLOW, 0],
      ]),
    }),
  );
  s.add(
    ridge(19, 402, 60, D3),
    ridge(29, 402, 26, D2),
    rect(0, 400, 1600, 600, {
      fill: s.linear(
        [
          [0, D2],
          [0.2, D1],
          [1, INK2],
        ],
        { y1: 400, y2: 900 },
      ),
    }),
  );
  s.add(
    runway(cam, {
      x: 0,
      y: 0,
      heading: 0,
      length: 2600,
      width: 46,
      fill: INK2,
      paint: PALE,
      lights: GLOW,
      edge: 50,
    }),
    papi(cam, { x: 0, y: 0, heading: 0 }, { u: 300, v: -40, size: 3.5 }),
  );
  // The number: two digits painted on the runway, as polygons on the ground.
  const digit = (x, list) =>
    list.map((q) => cam.poly(...q.map(([u, v]) => [x + u * 5.2, 54 + v * 16, 0]))).join("");
  const zero = [
    [
      [0, 0],
      [1, 0],
      [1, 0.14],
      [0, 0.14],
    ],
    [
      [0, 0.86],
      [1, 0.86],
      [1, 1],
      [0, 1],
    ],
    [
      [0, 0],
      [0.24, 0],
      [0.24, 1],
      [0, 1],
    ],
    [
      [0.76, 0],
      [1, 0],
      [1, 1],
      [0.76, 1],
    ],
  ];
  const three = [
    zero[0],
    zero[1],
    zero[3],
    [
      [0.2, 0.43],
      [1, 0.43],
      [1, 0.57],
      [0.2, 0.57],
    ],
  ];
  s.add(path(digit(-7.2, zero) + digit(2, three), { fill: PALE, opacity: 0.8 }));
  s.add(
    tower(s, { x: 1240, ground: 470, h: 250, k: 0.62, kind: "cone", dark: LINE, light: D2, lit: GLOW }),
    s.lamp(1277, 122, 3.6),
    stroke("M1277 126v10", LINE, 2),
    aircraftSide({ x: 430, y: 160, k: 0.5, turn: -12, body: LINE, belly: INK2, tail: INK2 }),
  );
}
