// Workplaces of those who learn and teach: simulator, lecture, chart, strip board, desk.
import {
  D1,
  D2,
  D3,
  D4,
  GLOW,
  INK,
  INK2,
  LINE,
  mix,
  NIGHT,
  PALE,
  PHOSPHOR,
  SLATE,
  VOID,
} from "../drawing/palette.mjs";
import { circle, g, path, rect, ring, stroke } from "../drawing/svg.mjs";
import { aircraftFront } from "./aircraft.mjs";
import { runwayAhead } from "./workplace-outside.mjs";
import { glow, room } from "./workplace-room.mjs";
import { dusk, ridge } from "./sky.mjs";

export const board = (s) => {
  const rows = Array.from({ length: 8 }, (_, i) => 96 + i * 84);
  return [
    room(s, INK, D1),
    glow(s, 600, 330, 400, 0.4),
    path("M350 60h480v760H330z", { fill: VOID }),
    path(rows.map((y, i) => `M${372 - i} ${y}h${i % 3 === 1 ? 380 : 440}v62h-440z`).join(""), { fill: D4 }),
    path(rows.map((y, i) => `M${372 - i} ${y}h14v62h-14z`).join(""), { fill: GLOW }),
    stroke(rows.map((y) => `M460 ${y}v62M560 ${y}v62M670 ${y}v62`).join(""), D2, 3),
    stroke(
      rows
        .map(
          (y, i) =>
            `M400 ${y + 24}h${40 + ((i * 7) % 3) * 6}m-44 18h26M478 ${y + 32}h${50 + ((i * 5) % 4) * 7}M576 ${y + 22}h60m-56 18h36M690 ${y + 32}h40`,
        )
        .join(""),
      INK2,
      8,
    ),
    s.beacon(path("M740 264h14v62h-14z")),
  ];
};

export const chart = (s) => [
  room(s, NIGHT, D2),
  glow(s, 570, 330, 440, 0.5),
  path("M290 60l540-30v640H290z", { fill: mix(PHOSPHOR, PALE, 0.45) }),
  stroke(
    "M400 54v616M510 48v622M620 42v628M730 36v634M290 190h520M290 310h520M290 430h520M290 550h520",
    D4,
    2,
  ),
  stroke("M330 620L470 470l60-190 150-70 130-130", INK2, 6),
  path("M470 448l20 34h-40zM530 258l20 34h-40zM680 188l20 34h-40z", { fill: INK2 }),
  stroke("M600 640c-20-60 30-90 20-140s60-60 60-110 60-30 130-60", D3, 8),
  stroke("M560 336h70m-70 20h44M500 500h70m-70 20h40M706 236h70", INK2, 9),
  s.beacon([circle(620, 500, 30, { fillOpacity: 0.25 }), circle(620, 500, 13)]),
];

/** The panorama of the simulator: one aircraft on final over the runway. */
export const panorama = (s) => [
  dusk(s, 440, { ramp: "early" }),
  ridge(5, 442, 60, D2, { w: 800, steps: 7 }),
  rect(0, 440, 800, 360, {
    fill: s.linear(
      [
        [0, D2],
        [1, INK],
      ],
      { y1: 440 },
    ),
  }),
  g({ transform: "translate(110 -24)" }, runwayAhead),
  stroke("M266 0v560M534 0v560", mix(D3, INK, 0.2), 3),
  aircraftFront({ x: 584, y: 262, k: 1.25, body: INK2, wing: INK2 }),
  s.lamp(584, 246, 6),
  path("M0 560q400-40 800 0v240H0z", { fill: VOID }),
  stroke("M0 560q400-40 800 0", D4, 4),
];

/** A lecture's projection: the runways of an airport. */
export const projection = (s) => [
  room(s, INK2, D2),
  glow(s, 560, 300, 460, 0.6),
  path("M260 70h560v420H260z", { fill: PALE }),
  path("M300 440l250-330 26 18-250 330zM430 450l220-290 24 16-220 292z", { fill: INK2 }),
  stroke("M320 440l240-316M448 452l212-278", PALE, 4, { strokeDasharray: "20 16" }),
  stroke(ring(740, 160, 44) + "M740 96v128M676 160h128M600 420h160m-160 26h120m-120-52h180", D2, 6),
  path("M610 300h110v36H610z", { fill: D4 }),
  s.beacon(circle(556, 262, 15)),
  stroke("M260 490h560", D1, 12),
];

/** A desk at night: a laptop and a lamp. */
export const study = (s) => [
  room(s, INK, D1),
  glow(s, 640, 330, 420, 0.55),
  path("M560 30h120l80 130H480z", { fill: VOID }),
  path("M490 160h270l90 480H400z", { fill: PHOSPHOR, opacity: 0.24 }),
  rect(0, 640, 800, 160, { fill: SLATE }),
  stroke("M0 640h800M620 40V0", D4, 5),
  path("M470 330l300-16 30 310H446z", { fill: VOID }),
  path("M486 346l270-14 26 262H464z", { fill: GLOW }),
  stroke("M520 400h190m-194 40h150m-154 40h200m-204 40h120", D2, 13),
  s.beacon(path("M700 532h52v22h-50z")),
  path("M420 610h400v30H400z", { fill: LINE }),
];
