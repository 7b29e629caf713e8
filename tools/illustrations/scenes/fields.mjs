// Outdoors: coasts, cones, runways and towers.
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

/** Canarias 1: the airfield on its shelf between the ravines and the sea, from a thousand feet. */
function coast(s) {
  const cam = camera({ z: 360, f: 900, cy: 300, cx: 800 });
  const G = (list) => cam.poly(...list.map(([x, y]) => [x, y, 0]));
  const land = [[1800, 300], [200, 330], [60, 430], [-40, 520], [-150, 640], [-120, 760], [-260, 900], [-340, 1150], [-300, 1400], [-460, 1750], [-420, 2100], [-620, 2500], [-500, 3000], [-760, 3800], [-640, 5200], [-300, 7000], [6000, 9000]];
  s.add(dusk(s, 300, { ramp: 'late' }), stars(70, 34, 0, 0, 1600, 190), sea(s, 300, 1000, { glint: 330, spread: 520, lines: 60, near: INK2, far: D4, seed: 12 }));
  s.add(cone({ x: 1240, base: 306, h: 130, w: 900, lit: D2, dark: D1, seed: 3 }), path('M560 346L720 336 840 322 980 326 1090 300 1200 312 1330 262 1440 240 1600 276V372H640z', { fill: LINE }));
  // Surf: the shore line pushed out to sea twice, wider where it is nearer.
  const surf = (k) => cam.line(...land.slice(1, 15).map(([x, y]) => [x - k * (14 + y * 0.008), y + k * 6, 0]));
  s.add(stroke(surf(1), PALE, 3, { opacity: 0.6, strokeLinejoin: 'round' }), stroke(surf(2.4), PHOSPHOR, 1.4, { opacity: 0.45, strokeLinejoin: 'round' }));
  s.add(path(G(land), { fill: s.linear([[0, D2], [0.22, mix(LINE, D1, 0.5)], [0.6, SLATE], [1, INK2]], { y1: 300, y2: 1000 }) }));
  // Ravines, terraces and the coast road with its lamps.
  s.add(path(G([[1500, 560], [760, 640], [900, 900], [1900, 900]]) + G([[820, 1000], [760, 1500], [1300, 1700], [1700, 1100]]), { fill: LINE, opacity: 0.5 }), stroke([[[560, 900], [420, 1300], [520, 1800], [300, 2400]], [[900, 1300], [760, 1900], [900, 2600]], [[1500, 700], [800, 780]], [[1600, 800], [860, 860]]].map((l) => cam.line(...l.map(([x, y]) => [x, y, 0]))).join(''), D2, 1.2));
  s.add(lamps(cam, Array.from({ length: 34 }, (_, i) => [620 + 60 * Math.sin(i / 5) - i * 6, 420 + i * 60, 6]), 4, PHOSPHOR, { opacity: 0.8 }));
  const a = { x: 130, y: 620, heading: -6.5 };
  const b = { x: 270, y: 690, heading: -6.5 };
  s.add(taxiway(cam, [[205, 640], [40, 2200]], { width: 24, colour: D3, step: 60 }), taxiway(cam, [[420, 760], [300, 1700]], { width: 160, fill: NIGHT, step: 200 }));
  s.add(runway(cam, { ...a, length: 2700, width: 56, edge: 75 }), runway(cam, { ...b, length: 2500, width: 56, edge: 75 }), approachLights(cam, a, { reach: 300, size: 2.4 }));
  s.add(path(cam.poly([400, 1050, 0], [400, 1050, 26], [330, 1560, 26], [330, 1560, 0]), { fill: D3 }), path(cam.poly([400, 1050, 26], [520, 1065, 26], [430, 1570, 26], [330, 1560, 26]), { fill: D1 }), path(cam.poly([400, 1050, 0], [520, 1065, 0], [520, 1065, 26], [400, 1050, 26]), { fill: LINE }));
  s.add(town(5, 800, 800, 392, 120, 60, 0.6), farTower(...cam.see([560, 1300, 0]), 120, INK2));
  const parked = [[470, 930], [585, 1180], [545, 1400]].map(([x, y]) => { const [px, py] = cam.see([x, y, 0]); return aircraftTop({ x: px, y: py, k: [0.18 * (900 / y), 0.1 * (900 / y)], turn: 0, fill: D4 }); });
  // The arrival, over its own shadow, aligned with the lights.
  s.add(parked, aircraftTop({ x: 1100, y: 948, k: [0.95, 0.5], turn: -8, fill: VOID, opacity: 0.7 }), aircraftTop({ x: 1040, y: 846, k: [1.05, 0.62], turn: -8, fill: PALE }), stroke('M1033 800l3 70', D3, 2), s.lamp(1041, 834, 5));
}

/** Canarias 3: a cone against the last light and the approach lights running to the threshold. */
function lava(s) {
  const cam = camera({ z: 34, f: 1000, cy: 560, cx: 800 });
  const rw = { x: 0, y: 350, heading: 0 };
  s.add(dusk(s, 560, { ramp: 'late' }), stars(81, 60, 0, 0, 1600, 380), circle(1180, 260, 150, { fill: s.radial(1180, 260, 150, [[0, PALE, 0.3], [1, PALE, 0]]) }), path('M1190 220a42 42 0 1 0 32 66 36 36 0 0 1-32-66z', { fill: GLOW }));
  s.add(ridge(24, 562, 90, D2, { steps: 14, peak: 0.05 }), cone({ x: 560, base: 564, h: 380, w: 1240, lit: D1, dark: INK2, seed: 6 }), ridge(42, 566, 60, NIGHT, { x: 900, w: 700, steps: 10 }));
  s.add(rect(0, 562, 1600, 438, { fill: s.linear([[0, LINE], [0.15, INK2], [1, VOID]], { y1: 562, y2: 900 }) }), town(9, 900, 700, 568, 10, 40));
  // Vineyards in the ash: half-moon walls in rows, as they are built on the islands.
  const walls = [];
  for (let y = 74; y < 900; y *= 1.28) for (let i = -9; i <= 9; i++) {
    const x = i * 26 + (Math.round(y) % 2) * 13;
    if (Math.abs(x) < 48) continue;
    const [px, py] = cam.see([x, y, 0]);
    const r = cam.scale([x, y, 0]) * 8;
    if (px > -r && px < 1600 + r && py < 1000) walls.push(d`M${px - r} ${py}a${r} ${r * 0.42} 0 0 1 ${2 * r} 0`);
  }
  s.add(pool(s, 800, 800, 620, 0.42, PHOSPHOR, 0.2), path(walls.join(''), { fill: INK, fillOpacity: 0.5, stroke: D2, strokeWidth: 2 }));
  s.add(runway(cam, { ...rw, length: 2400, width: 60, edge: 60 }), approachLights(cam, rw, { reach: 300, size: 1.6 }));
  const at = strip(rw);
  const boxes = [0, 1, 2, 3].map((i) => cam.see(at(60, -54 - i * 13, 1)));
  s.add(dots(boxes.slice(2), 11, GLOW), dots(boxes.slice(2), 30, PALE, { opacity: 0.25 }), s.beacon(boxes.slice(0, 2).flatMap(([x, y]) => [circle(x, y, 15, { fillOpacity: 0.25 }), circle(x, y, 6)])));
  s.add(aircraftFront({ x: 800, y: 250, k: 0.4, body: D2, wing: D1 }), farTower(1150, 580, 130, INK));
}

/** Canarias 5: the terrace at dusk. */
function terrace(s) {
  s.add(dusk(s, 520, { ramp: 'late' }), stars(90, 40, 0, 0, 1600, 260), sea(s, 520, 800, { glint: 620, spread: 700, lines: 46, far: D4, near: INK2, seed: 31 }));
  s.add(circle(620, 520, 260, { fill: s.radial(620, 520, 260, [[0, GLOW, 0.55], [1, PALE, 0]]) }), path('M556 520a64 64 0 0 1 128 0z', { fill: GLOW }));
  s.add(ridge(63, 524, 130, D1, { x: 900, w: 700, steps: 9, peak: 0.9 }), path('M820 530l240-16 540-10V800H1000z', { fill: INK2 }), town(15, 1000, 600, 528, 60, 46));
  s.add(tower(s, { x: 1180, ground: 800, h: 510, k: 0.86, kind: 'cone' }), s.lamp(1180, 166, 4), stroke('M1180 180V166', D3, 2));
  s.add(aircraftSide({ x: 330, y: 210, k: 0.4, turn: -10, body: D2, belly: D1, tail: PHOSPHOR }));
  // Terrace: boards in perspective, a glass rail and a low table.
  const cam = camera({ z: 1.7, f: 900, cy: 520 });
  s.add(path(cam.poly([-9, 1, 0], [9, 1, 0], [9, 4.6, 0], [-9, 4.6, 0]), { fill: INK }), stroke(Array.from({ length: 13 }, (_, i) => cam.line([-9 + i * 1.5, 1, 0], [-9 + i * 1.5, 4.6, 0])).join(''), LINE, 1.2));
  s.add(path(cam.poly([-9, 4.6, 0.1], [9, 4.6, 0.1], [9, 4.6, 1.05], [-9, 4.6, 1.05]), { fill: PHOSPHOR, opacity: 0.07 }), stroke(cam.line([-9, 4.6, 1.08], [9, 4.6, 1.08]), D4, 4), stroke([-4, -2, 0, 2, 4].map((x) => cam.line([x, 4.6, 0], [x, 4.6, 1.08])).join(''), D2, 3));
  s.add(standingBack(s, { x: 800, y: 930, k: 2.5, cloth: LINE, skin: D3, hair: 'long', headset: false }), standingBack(s, { x: 925, y: 926, k: 2.6, flip: -1, cloth: D1, shade: INK2, skin: D2, hair: 'short', headset: false }));
  s.add(palm({ x: 190, y: 1000, h: 640, lean: 90, seed: 3 }), palm({ x: 60, y: 1000, h: 440, lean: -30, seed: 8 }), palm({ x: 1490, y: 1000, h: 520, lean: -70, seed: 5 }));
}

/** Block 1: the tower from its foot, an airliner climbing out behind it. */
function towerPoster(s) {
  s.add(dusk(s, 860, { ramp: 'late' }), stars(17, 60, 0, 0, 1600, 560));
  s.add(circle(560, 300, 420, { fill: s.radial(560, 300, 420, [[0, PHOSPHOR, 0.34], [1, PHOSPHOR, 0]]) }));
  s.add(ridge(71, 862, 70, D2), ridge(72, 864, 34, D1), rect(0, 860, 1600, 140, { fill: s.linear([[0, LINE], [1, INK]], { y1: 860, y2: 1000 }) }), town(27, 0, 1600, 864, 14, 70));
  const cam = camera({ z: 15, f: 900, cy: 860, cx: 1180 });
  s.add(runway(cam, { x: 12, y: 98, heading: 4, length: 2000, width: 46, edge: 60, fill: INK2 }));
  s.add(stroke('M760 800Q1060 720 1290 470', PHOSPHOR, 1.4, { strokeDasharray: '2 10', strokeLinecap: 'round', opacity: 0.8 }), aircraftSide({ x: 1240, y: 400, k: 0.9, turn: -17, body: D4, belly: D2, tail: PALE }));
  s.add(path('M250 1000V880h640v120z', { fill: INK }), path('M250 880h640l24-14H226z', { fill: SLATE }), stroke('M290 920h560', PALE, 16, { strokeDasharray: '46 12', opacity: 0.55 }));
  s.add(tower(s, { x: 560, ground: 880, h: 560, k: 1.75, kind: 'fins' }), s.lamp(665, 72, 6), stroke('M665 76v70', D3, 3));
}

/** Full rating: tower, rings and a climb through five waypoints. */
function fullRating(s) {
  s.add(dusk(s, 800, { ramp: 'late' }), stars(33, 50, 0, 0, 1600, 420));
  s.add(stroke([170, 330, 490, 650, 810, 970].map((r) => ring(430, 360, r)).join(''), PHOSPHOR, 1.2, { opacity: 0.28 }), stroke(Array.from({ length: 12 }, (_, i) => pts([polar(430, 360, 170, i * 30), polar(430, 360, 970, i * 30)])).join(''), PHOSPHOR, 1, { opacity: 0.1 }));
  s.add(circle(430, 360, 330, { fill: s.radial(430, 360, 330, [[0, PHOSPHOR, 0.35], [1, PHOSPHOR, 0]]) }));
  s.add(ridge(56, 802, 60, D2), rect(0, 800, 1600, 200, { fill: s.linear([[0, D1], [0.2, INK2], [1, VOID]], { y1: 800, y2: 1000 }) }), town(12, 0, 1600, 804, 12, 60));
  const cam = camera({ z: 20, f: 900, cy: 800, cx: 900 });
  s.add(runway(cam, { x: -30, y: 100, heading: 8, length: 2400, width: 50, edge: 50 }), localiser(cam, { x: -30, y: 100, heading: 8 }, { u: 2400, span: 60, h: 8 }));
  const way = [[1018, 806], [1062, 690], [1170, 570], [1310, 440], [1440, 250]];
  s.add(stroke(pts(way), PALE, 3, { strokeLinejoin: 'round' }), path(way.slice(1).map(([x, y]) => poly([x, y - 15], [x + 14, y + 10], [x - 14, y + 10])).join(''), { fill: INK, stroke: PALE, strokeWidth: 2.5 }));
  s.add(stroke(way.slice(1).map(([x, y]) => `M${x + 28} ${y - 4}h60M${x + 28} ${y + 10}h36`).join(''), PHOSPHOR, 5, { opacity: 0.85 }), aircraftTop({ x: 1375, y: 345, k: 0.52, turn: 34, fill: GLOW }));
  s.add(path('M120 870h420v70H120z', { fill: INK }), path('M106 862h448l-14 8H120z', { fill: D1 }), stroke('M142 900h376', PALE, 12, { strokeDasharray: '34 10', opacity: 0.5 }));
  s.add(tower(s, { x: 430, ground: 864, h: 474, k: 1.35, kind: 'column' }), s.lamp(511, 170, 5), stroke('M511 176v30', D3, 3));
}

/** Initial course: lined up on the threshold, everything still ahead. */
function threshold(s) {
  const cam = camera({ z: 14, y: -17, f: 1000, cy: 400, cx: 800 });
  s.add(dusk(s, 400, { ramp: 'early' }), clouds([[60, 190, 560, 50], [900, 130, 620, 60], [420, 300, 420, 26], [1100, 320, 440, 30]], GLOW, 0.28), circle(800, 400, 300, { fill: s.radial(800, 400, 300, [[0, GLOW, 0.8], [1, GLOW, 0]]) }));
  s.add(ridge(19, 402, 60, D3), ridge(29, 402, 26, D2), rect(0, 400, 1600, 600, { fill: s.linear([[0, D2], [0.2, D1], [1, INK2]], { y1: 400, y2: 900 }) }));
  s.add(runway(cam, { x: 0, y: 0, heading: 0, length: 2600, width: 46, fill: INK2, paint: PALE, lights: GLOW, edge: 50 }), papi(cam, { x: 0, y: 0, heading: 0 }, { u: 300, v: -40, size: 3.5 }));
  // The number: two digits painted on the runway, as polygons on the ground.
  const digit = (x, list) => list.map((q) => cam.poly(...q.map(([u, v]) => [x + u * 5.2, 54 + v * 16, 0]))).join('');
  const zero = [[[0, 0], [1, 0], [1, 0.14], [0, 0.14]], [[0, 0.86], [1, 0.86], [1, 1], [0, 1]], [[0, 0], [0.24, 0], [0.24, 1], [0, 1]], [[0.76, 0], [1, 0], [1, 1], [0.76, 1]]];
  const three = [zero[0], zero[1], zero[3], [[0.2, 0.43], [1, 0.43], [1, 0.57], [0.2, 0.57]]];
  s.add(path(digit(-7.2, zero) + digit(2, three), { fill: PALE, opacity: 0.8 }));
  s.add(tower(s, { x: 1240, ground: 470, h: 250, k: 0.62, kind: 'cone', dark: LINE, light: D2, lit: GLOW }), s.lamp(1277, 122, 3.6), stroke('M1277 126v10', LINE, 2), aircraftSide({ x: 430, y: 160, k: 0.5, turn: -12, body: LINE, belly: INK2, tail: INK2 }));
}

export const fields = { 'campus/canarias-1': coast, 'campus/canarias-3': lava, 'campus/canarias-5': terrace, 'courses/block-1': towerPoster, 'courses/full-rating': fullRating, 'courses/initial-course': threshold };
