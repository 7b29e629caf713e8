// Handover of a position at first light, for continuous training: two controllers in the tower cab.
import { D1, D2, D3, INK, INK2, LINE, VOID } from "../../drawing/palette.mjs";
import { g, rect } from "../../drawing/svg.mjs";
import { camera } from "../../drawing/camera.mjs";
import { aircraftSide } from "../../parts/aircraft.mjs";
import { runway } from "../../parts/airfield.mjs";
import { cabInterior, corners, opening } from "../../parts/cab.mjs";
import { standingBack } from "../../parts/standing.mjs";
import { monitor } from "../../parts/furniture.mjs";
import { lightPool } from "../../parts/room.mjs";
import { scopeOn } from "../../parts/scope.mjs";
import { dusk, ridge, town } from "../../parts/sky.mjs";

export function handover(s) {
  const cam = camera({ z: 1.75, f: 820, cy: 430 });
  const angles = [-95, -64, -33, -2, 29, 60, 91];
  const geo = { angles, r0: 4, z0: 0.6, r1: 4.9, z1: 3.3 };
  const rw = { x: -160, y: 460, heading: -16, z: -50 };
  s.add(
    g(
      { clipPath: s.clip(opening(cam, corners(angles, 4, 0.6, 4.9, 3.3))) },
      dusk(s, 430, { ramp: "early" }),
      ridge(14, 432, 60, D3),
      rect(0, 430, 1600, 260, {
        fill: s.linear(
          [
            [0, D2],
            [0.4, D1],
            [1, INK2],
          ],
          { y1: 430, y2: 660 },
        ),
      }),
      town(8, 0, 1600, 434, 14, 30),
      runway(cam, { ...rw, length: 2600, fill: LINE, edge: 70 }),
      aircraftSide({ x: 1010, y: 250, k: 0.34, turn: -10, body: LINE, belly: INK2, tail: INK2 }),
    ),
    cabInterior(s, cam, geo),
  );
  const m = monitor(cam, { x: 0.1, y: 3.1, z: 0.5, w: 1, h: 0.56, turn: 0, lean: 0.16 });
  s.add(m.art, scopeOn(m.screen, { seed: 12, aspect: 1.8, weight: 1.3 }), lightPool(s, 800, 800, 460, 0.3));
  s.add(
    standingBack(s, {
      x: 560,
      y: 1200,
      k: 4.6,
      arm: true,
      hair: "long",
      cloth: LINE,
      skin: D3,
      hairFill: VOID,
    }),
    standingBack(s, {
      x: 1090,
      y: 1230,
      k: 4.7,
      flip: -1,
      hair: "short",
      cloth: INK2,
      skin: D2,
      hairFill: INK,
      headset: false,
      board: true,
    }),
  );
  s.add(s.lamp(1075, 240, 3.5));
}
