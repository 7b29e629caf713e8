// Madrid-Barajas airport as seen from its tower: two runways, a wave-roofed terminal and the sierra behind.
import { D1, D2, D3, D4, INK, INK2, mix, NIGHT, PALE, SLATE } from "../drawing/palette.mjs";
import { d, path, rect, stroke } from "../drawing/svg.mjs";
import { fins } from "./aircraft.mjs";
import { papi, runway, taxiway } from "./airfield.mjs";
import { dusk, ridge, town } from "./sky.mjs";
import { farTower } from "./tower.mjs";

/** The wave roof of a big terminal on the skyline, with tails behind it. */
function waveRoof(x, y, bays, w, fill) {
  let top = `M${x} ${y}v-16`;
  for (let i = 0; i < bays; i++) top += d`q${w / 2} ${-30} ${w} ${i % 2 ? 3 : -3}`;
  return [
    fins(
      [
        [x + 66, y - 24, 44],
        [x + 330, y - 24, 46],
      ],
      D2,
    ),
    path(`${top}V${y}z`, { fill, stroke: D4, strokeWidth: 1.4 }),
    stroke(d`M${x} ${y - 8}h${bays * w}`, PALE, 5, { strokeDasharray: "18 4", opacity: 0.75 }),
  ];
}

/** The airfield as the tower sees it, ground 62 m below the eye. */
export function barajas(s, cam, { ramp = "late" } = {}) {
  const z = -62;
  const h = cam.cy;
  const main = { x: -900, y: 900, heading: 82, z };
  const cross = { x: -14, y: 330, heading: 5, z };
  return [
    dusk(s, h, { ramp }),
    ridge(5, h, 74, mix(D2, D3, 0.5), { steps: 12 }),
    ridge(9, h + 2, 34, D1, { steps: 12 }),
    rect(0, h, 1600, 400, {
      fill: s.linear(
        [
          [0, D2],
          [0.2, D1],
          [0.55, SLATE],
          [1, INK],
        ],
        { y1: h, y2: h + 280 },
      ),
    }),
    town(3, 0, 1600, h + 2, 16, 12),
    waveRoof(60, h + 34, 6, 88, NIGHT),
    farTower(905, h + 26, 112, NIGHT),
    taxiway(
      cam,
      [
        [-420, 560],
        [560, 620],
      ],
      { z, step: 130, fill: INK2, colour: D4 },
    ),
    runway(cam, { ...main, length: 3400, width: 62, edge: 300, marks: 0 }),
    runway(cam, { ...cross, length: 3600, width: 62, edge: 200 }),
    papi(cam, cross, { u: 300, v: -60 }),
  ];
}
