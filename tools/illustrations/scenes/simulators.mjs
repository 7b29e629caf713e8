// The tower simulators: a ring of screens is the only lamp in the room.
import { D1, D2, D3, D4, GLOW, INK, INK2, LINE, NIGHT, PALE, PHOSPHOR, SLATE, VOID, mix } from '../palette.mjs';
import { box, circle, d, dots, ellipse, g, line, path, poly, pts, rect, ring, stroke } from '../svg.mjs';
import { camera } from '../camera.mjs';
import { clouds, dusk, ridge, stars, town } from '../parts/sky.mjs';
import { approachLights, lamps, localiser, papi, runway, strip, taxiway } from '../parts/airfield.mjs';
import { aircraftFront, aircraftSide, aircraftTop, fins } from '../parts/aircraft.mjs';
import { farTower, tower } from '../parts/tower.mjs';
import { cabInterior, corners, opening, simulatorRoom, spot } from '../parts/cab.mjs';
import { seatedBack, seatedSide, standingBack } from '../parts/people.mjs';
import { polar, scope, scopeOn, targets, traffic } from '../parts/scope.mjs';
import { bay, strip2d } from '../parts/strips.mjs';
import { desk, monitor, pool, rows, shell, slots } from '../parts/room.mjs';
import { coil, headset } from '../parts/headset.mjs';
import { cone, palm, sea } from '../parts/island.mjs';
import { barajas } from '../parts/barajas.mjs';

function simulator(s) {
  const cam = camera({ y: -2.5, z: 1.95, f: 880, cy: 400, yaw: 5 });
  const angles = [-75, -50, -25, 0, 25, 50, 75];
  const room = simulatorRoom(s, cam, { angles, z1: 4.1, z0: 0.4 });
  const out = camera({ z: 44, f: 900, cy: 400, cx: 700 });
  const rw = { x: -60, y: 420, heading: 10 };
  s.add(g({ clipPath: s.clip(room.clip) },
    dusk(s, 400, { ramp: 'early', y0: 40 }), ridge(21, 402, 60, D3, { steps: 9 }), ridge(8, 402, 24, D2, { steps: 9 }),
    rect(0, 400, 1600, 300, { fill: s.linear([[0, D2], [0.3, D1], [1, LINE]], { y1: 400, y2: 620 }) }),
    runway(out, { ...rw, length: 2600, fill: LINE, paint: GLOW, edge: 120 }),
    farTower(420, 412, 120, INK2, PALE), aircraftFront({ x: 860, y: 240, k: 0.5, body: LINE, wing: LINE }),
    aircraftSide({ x: 250, y: 446, k: 0.42, body: PALE, belly: D4, tail: LINE })), room.over);
  s.add(s.lamp(860, 200, 4.5));
  // The working row: one long desk, three positions, and an instructor standing at the back.
  s.add(desk(cam, -3.1, 3.1, 2.1, 2.9, { z: 0.76, top: mix(SLATE, D1, 0.4), front: INK, edge: D4 }));
  for (const [i, x] of [-2, 0, 2].entries()) {
    for (const dx of [-0.42, 0.42]) {
      const m = monitor(cam, { x: x + dx, y: 2.62, z: 0.8, w: 0.7, h: 0.42 });
      s.add(m.art, dx < 0 ? scopeOn(m.screen, { seed: 4 + i, count: 2, aspect: 1.6, rings: 2, weight: 1.6, chart: false }) : rows(m.screen, { count: 3, v0: 0.2, v1: 0.8, width: 4 }));
    }
    const [px, py] = cam.see([x, 1.5, 0]);
    s.add(seatedBack(s, { x: px, y: py, k: cam.scale([x, 1.5, 0]) / 100, hair: ['short', 'long', 'curly'][i], cloth: [LINE, INK2, LINE][i], skin: [D2, D3, D2][i], flip: i % 2 ? -1 : 1 }));
  }
  const [px, py] = cam.see([2.75, 1.05, 0]);
  s.add(standingBack(s, { x: px, y: py, k: cam.scale([2.75, 1.05, 0]) / 100, flip: -1, arm: true, cloth: LINE, hair: 'bob', skin: D3 }));
}

/** The show piece: symmetrical, nobody at work yet, an airliner over the threshold. */
function hall(s) {
  const cam = camera({ y: -2.7, z: 1.9, f: 860, cy: 410 });
  const angles = [-73.5, -52.5, -31.5, -10.5, 10.5, 31.5, 52.5, 73.5];
  const room = simulatorRoom(s, cam, { angles, radius: 5.6, z1: 4.3, z0: 0.35 });
  const out = camera({ z: 30, f: 880, cy: 410 });
  const rw = { x: 0, y: 210, heading: 0 };
  s.add(g({ clipPath: s.clip(room.clip) },
    dusk(s, 410, { ramp: 'early', y0: 20 }), clouds([[120, 260, 420, 34], [980, 210, 520, 40], [520, 330, 300, 20]], PALE, 0.35),
    ridge(61, 412, 66, D4), ridge(17, 412, 30, D3), rect(0, 410, 1600, 320, { fill: s.linear([[0, D3], [0.25, D2], [1, D1]], { y1: 410, y2: 640 }) }),
    runway(out, { ...rw, length: 2800, fill: LINE, paint: GLOW, edge: 75 }), papi(out, rw, { u: 240, v: -52 }),
    taxiway(out, [[-420, 330], [-46, 420]], { fill: LINE, colour: PALE }), farTower(1190, 424, 150, INK2, PALE),
    aircraftFront({ x: 800, y: 268, k: 0.8, body: D1, wing: LINE }), aircraftSide({ x: 330, y: 452, k: 0.4, body: PALE, belly: D4, tail: LINE })), room.over);
  s.add(s.lamp(800, 206, 4.5));
  for (const [i, x] of [-2.05, 0, 2.05].entries()) {
    s.add(desk(cam, x - 0.85, x + 0.85, 1.7, 2.5, { z: 0.76, top: D1, front: INK, edge: PHOSPHOR }));
    for (const dx of [-0.4, 0.4]) {
      const m = monitor(cam, { x: x + dx, y: 2.25, z: 0.8, w: 0.68, h: 0.42 });
      s.add(m.art, dx < 0 ? scopeOn(m.screen, { seed: 70 + i, count: 3, aspect: 1.6, rings: 2, weight: 1.6, chart: false }) : bay(m.screen, { count: 4, seed: i }));
    }
    const [px, py] = cam.see([x, 1.1, 0]);
    if (i === 1) s.add(seatedBack(s, { x: px, y: py, k: cam.scale([x, 1.1, 0]) / 100, hair: 'bun', cloth: LINE, skin: D2 }));
  }
}

/** Gran Canaria: the same room turned to the sea, seen from beside the students. */
function seaside(s) {
  const cam = camera({ x: -1, y: -1.9, z: 1.85, f: 820, cy: 400, yaw: 12 });
  const angles = [-70, -45, -20, 5, 30, 55, 80];
  const room = simulatorRoom(s, cam, { angles, z1: 4, z0: 0.5 });
  const out = camera({ z: 46, f: 860, cy: 400, cx: 900 });
  s.add(g({ clipPath: s.clip(room.clip) },
    dusk(s, 400, { ramp: 'early', y0: 30 }), cone({ x: 330, base: 408, h: 190, w: 760, lit: D3, dark: D2 }), sea(s, 400, 760, { glint: 1150, spread: 700, lines: 30, near: D2, far: mix(PHOSPHOR, PALE, 0.4) }),
    path('M0 404L560 406 700 428 690 452 860 486 900 540 1120 610 1240 760H0z', { fill: s.linear([[0, D2], [1, LINE]], { y1: 404, y2: 640 }) }), stroke('M0 404L560 406 700 428 690 452 860 486 900 540 1120 610 1240 760', PALE, 2),
    runway(out, { x: -170, y: 330, heading: -5, length: 2300, fill: LINE, paint: GLOW, edge: 80 }),
    aircraftSide({ x: 1060, y: 250, k: [-0.5, 0.5], turn: 6, body: LINE, belly: INK2, tail: INK2, gear: true }), farTower(620, 418, 110, INK2, PALE)), room.over);
  s.add(s.lamp(1142, 224, 4));
  s.add(desk(cam, -2.2, 2.6, 1.9, 2.7, { top: D1, front: INK, edge: PHOSPHOR }));
  for (const [i, x] of [-1.1, 1.3].entries()) {
    for (const dx of [-0.42, 0.42]) {
      const m = monitor(cam, { x: x + dx, y: 2.42, z: 0.8, w: 0.72, h: 0.44 });
      s.add(m.art, dx > 0 ? scopeOn(m.screen, { seed: 84 + i, count: 4, aspect: 1.6, rings: 2, weight: 1.6 }) : bay(m.screen, { count: 5, seed: i + 3 }));
    }
    const [px, py] = cam.see([x, 1.35, 0]);
    s.add(seatedBack(s, { x: px, y: py, k: cam.scale([x, 1.35, 0]) / 100, hair: ['long', 'short'][i], cloth: [LINE, INK2][i], skin: [D3, D1][i], flip: i ? 1 : -1 }));
  }
}

/** Advanced simulation: the supervisor's booth looks over a storm on the screens. */
function storm(s) {
  const cam = camera({ y: -5.4, z: 2.5, f: 1000, cy: 360 });
  const angles = [-90, -67, -45, -22, 0, 22, 45, 67, 90];
  const room = simulatorRoom(s, cam, { angles, z1: 4.1, z0: 0.5 });
  const out = camera({ z: 30, f: 1000, cy: 360 });
  const rw = { x: 20, y: 260, heading: 3 };
  s.add(g({ clipPath: s.clip(room.clip) },
    dusk(s, 360, { ramp: 'late', y0: 60 }), clouds([[140, 250, 700, 120], [640, 230, 800, 130], [380, 320, 560, 60]], D1, 0.9), clouds([[300, 262, 420, 60], [900, 240, 500, 66]], D3, 0.7),
    path('M1098 196l-26 62h18l-34 92 62-108h-20l24-46z', { fill: GLOW }), ridge(51, 362, 36, D1), rect(0, 360, 1600, 260, { fill: s.linear([[0, D1], [1, INK2]], { y1: 360, y2: 560 }) }),
    runway(out, { ...rw, length: 2400, edge: 60 }), approachLights(out, rw, { reach: 90 }), aircraftFront({ x: 700, y: 286, k: 0.4, body: D1, wing: LINE })), room.over);
  const [px, py] = cam.see([0, 1.9, 0]);
  s.add(desk(cam, -1.7, 1.7, 2.3, 3, { top: SLATE, edge: D4 }), seatedBack(s, { x: px - 130, y: py, k: cam.scale([0, 1.9, 0]) / 100, cloth: LINE }), seatedBack(s, { x: px + 130, y: py, k: cam.scale([0, 1.9, 0]) / 100, cloth: INK2, hair: 'bob' }));
  // The booth: glass edge, sloping desk, two panels of scenario switches.
  s.add(path('M0 760H1600V1000H0z', { fill: INK }), path('M0 760H1600L1600 790H0z', { fill: SLATE }), stroke('M0 760H1600', PHOSPHOR, 1.6), stroke('M530 0V760M1070 0V760', D1, 7), stroke('M534 0V760M1074 0V760', D3, 1));
  const keys = (x, y, c, r, w) => Array.from({ length: c * r }, (_, i) => box(x + (i % c) * (w + 12), y + Math.floor(i / c) * 46, w, 34)).join('');
  s.add(path(keys(90, 824, 6, 3, 58), { fill: LINE }), path(keys(1100, 824, 6, 3, 58), { fill: LINE }), path(box(160, 870, 58, 34) + box(1310, 824, 58, 34) + box(1380, 916, 58, 34), { fill: D4 }), s.beacon(rect(300, 824, 58, 34)));
  s.add(path('M600 1000l30-190h340l30 190z', { fill: VOID }), stroke('M636 824h328', D3), rows({ line: (...l) => pts(l.map(([u, v]) => [650 + u * 300, 840 + v * 150])) }, { count: 5, width: 4, colour: D4 }));
}

export const simulators = { 'campus/madrid-2': simulator, 'facilities/tower-simulator': hall, 'campus/canarias-2': seaside, 'services/advanced-simulation': storm };
