// Inside the tower cab, looking out.
import { D1, D2, D3, D4, INK, INK2, LINE, PALE, PHOSPHOR, VOID } from "../palette.mjs";
import { g, path, rect } from "../svg.mjs";
import { camera } from "../camera.mjs";
import { aircraftFront, aircraftSide } from "../parts/aircraft.mjs";
import { papi, runway } from "../parts/airfield.mjs";
import { barajas } from "../parts/barajas.mjs";
import { cabInterior, corners, opening } from "../parts/cab.mjs";
import { seatedBack, standingBack } from "../parts/people.mjs";
import { monitor, pool } from "../parts/room.mjs";
import { scopeOn } from "../parts/scope.mjs";
import { dusk, ridge, stars, town } from "../parts/sky.mjs";
import { bay } from "../parts/strips.mjs";

function cab(s) {
  const cam = camera({ z: 1.75, f: 800, cy: 420 });
  const angles = [-80, -50, -20, 11, 42, 72];
  const geo = { angles, r0: 4, z0: 0.55, r1: 4.9, z1: 3.3 };
  s.add(
    g(
      { clipPath: s.clip(opening(cam, corners(angles, 4, 0.55, 4.9, 3.3))) },
      barajas(s, cam),
      aircraftSide({ x: 1130, y: 250, k: 0.44, turn: -10, body: LINE, belly: INK2, tail: INK2 }),
      aircraftSide({ x: 610, y: 500, k: 0.3, body: PALE, belly: D4, tail: D2 }),
      path("M520 200L700 200 420 660 240 660zM1000 160L1060 160 860 600 800 600z", {
        fill: PALE,
        opacity: 0.05,
      }),
    ),
  );
  s.add(s.lamp(606, 489, 3.6));
  s.add(cabInterior(s, cam, geo));
  // Console positions: a strip bay and three displays, tilted towards the chairs.
  const put = (a, rr, w, h, z = 0.5) =>
    monitor(cam, {
      x: rr * Math.sin((a * Math.PI) / 180),
      y: rr * Math.cos((a * Math.PI) / 180),
      z,
      w,
      h,
      turn: -a,
      lean: 0.16,
    });
  const [left, mid, right] = [put(-26, 3.15, 0.8, 0.52), put(-7, 3.2, 0.7, 0.5), put(24, 3.1, 0.92, 0.5)];
  s.add(
    left.art,
    path(left.screen.rect(0.08, 0.12, 0.6, 0.3), { fill: D3 }),
    mid.art,
    scopeOn(mid.screen, { seed: 3, aspect: 1.25, count: 4, weight: 1.4 }),
    right.art,
    bay(right.screen, { count: 4, seed: 5, gap: 0.03 }),
  );
  s.add(pool(s, 620, 800, 420, 0.32, PHOSPHOR, 0.2));
  s.add(seatedBack(s, { x: 400, y: 1190, k: 4.7, hair: "bun", cloth: LINE, skin: D3, hairFill: VOID }));
  s.add(
    standingBack(s, {
      x: 1370,
      y: 1290,
      k: 4.9,
      flip: -1,
      hair: "short",
      cloth: LINE,
      skin: D3,
      hairFill: VOID,
    }),
  );
}

/** Two controllers hand over a position at first light. */
function handover(s) {
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
  s.add(m.art, scopeOn(m.screen, { seed: 12, aspect: 1.8, weight: 1.3 }), pool(s, 800, 800, 460, 0.3));
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

/** One controller, one window, the runway straight ahead: the profession in a picture. */
function nightWatch(s) {
  const cam = camera({ z: 1.75, f: 860, cy: 360, cx: 800 });
  const angles = [-96, -66, -36, -12, 12, 36, 66, 96];
  const geo = { angles, r0: 4, z0: 0.62, r1: 4.9, z1: 3.2 };
  const rw = { x: 0, y: 270, heading: 0, z: -46 };
  s.add(
    g(
      { clipPath: s.clip(opening(cam, corners(angles, 4, 0.62, 4.9, 3.2))) },
      dusk(s, 360),
      stars(40, 40, 0, 40, 1600, 220),
      ridge(33, 362, 46, D2),
      rect(0, 360, 1600, 300, {
        fill: s.linear(
          [
            [0, D1],
            [0.4, INK2],
            [1, INK],
          ],
          { y1: 360, y2: 600 },
        ),
      }),
      town(6, 0, 1600, 364, 12, 50),
      runway(cam, { ...rw, length: 3000, edge: 60 }),
      papi(cam, rw, { u: 320 }),
      aircraftFront({ x: 800, y: 258, k: 0.5 }),
    ),
    cabInterior(s, cam, geo),
  );
  for (const [a, kind] of [
    [-8, 0],
    [27, 1],
  ]) {
    const m = monitor(cam, {
      x: 3 * Math.sin((a * Math.PI) / 180),
      y: 3 * Math.cos((a * Math.PI) / 180),
      z: 0.48,
      w: 1,
      h: 0.56,
      turn: -a,
      lean: 0.16,
    });
    s.add(
      m.art,
      kind ? bay(m.screen, { count: 6, seed: 9 }) : scopeOn(m.screen, { seed: 15, aspect: 1.8, weight: 1.2 }),
    );
  }
  s.add(
    pool(s, 800, 700, 560, 0.3, PHOSPHOR, 0.22),
    seatedBack(s, { x: 430, y: 1130, k: 5.2, hair: "curly", cloth: LINE, skin: D3, hairFill: INK }),
  );
  s.add(s.lamp(800, 219, 3.8));
}

export const cabs = {
  "campus/madrid-1": cab,
  "services/continuous-training": handover,
  "blog/como-es-la-profesion-controlador-aereo": nightWatch,
};
