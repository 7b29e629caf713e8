// Rooms without windows, lit by scopes.
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
import { bust } from '../parts/bust.mjs';

/** Madrid 3: the approach room, one-point perspective, a row of scopes down each wall. */
function approach(s) {
  const cam = camera({ y: -1, z: 1.72, f: 900, cy: 400 });
  s.add(shell(s, cam, { x0: -3.3, x1: 3.3, y1: 11, h: 3.2, floor: NIGHT, left: INK2, right: INK2, back: SLATE }), slots(cam, [[-0.75, -0.6, 0, 10.6], [0.6, 0.75, 0, 10.6]], 3.2, D4));
  const wall = cam.panel([-2.3, 10.95, 2.75], [4.6, 0, 0], [0, 0, -1.5]);
  s.add(path(wall.rect(0, 0, 1, 1), { fill: D1, stroke: D4, strokeWidth: 1.4 }), scopeOn(wall, { seed: 31, aspect: 3, count: 6, rings: 3, r: 0.48 }));
  s.add(path(cam.poly([-1.9, 0, 0], [1.9, 0, 0], [1.9, 11, 0], [-1.9, 11, 0]), { fill: s.linear([[0, PHOSPHOR, 0.3], [1, PHOSPHOR, 0.04]], { y1: 530, y2: 1000 }) }));
  // One wall of consoles, far to near so each overlaps the one beyond it; the other wall is its mirror image.
  const row = () => [4, 3, 2, 1, 0].map((i) => {
    const y = 1.1 + i * 2;
    const face = cam.panel([2.95, y + 1.72, 2.02], [-0.1, -1.6, 0], [-0.24, 0, -1.1]);
    return [path(cam.poly([1.95, y, 0], [1.95, y + 1.9, 0], [1.95, y + 1.9, 0.74], [1.95, y, 0.74]), { fill: VOID }),
      path(cam.poly([1.95, y, 0], [3.3, y, 0], [3.3, y, 2.3], [2.95, y, 2.25], [2.7, y, 0.8], [1.95, y, 0.74]), { fill: INK, stroke: D1 }),
      path(cam.poly([1.95, y, 0.74], [2.7, y, 0.8], [2.7, y + 1.9, 0.8], [1.95, y + 1.9, 0.74]), { fill: D1 }), stroke(cam.line([1.95, y, 0.74], [1.95, y + 1.9, 0.74]), PHOSPHOR, 2),
      path(face.rect(-0.06, -0.1, 1.06, 1.08), { fill: VOID }), path(face.rect(0, 0, 1, 1), { fill: s.linear([[0, D2], [1, LINE]], { y1: 200, y2: 560 }), stroke: D4 }),
      scopeOn(face, { seed: 40 + i, aspect: 1.5, count: [6, 6, 4, 3, 2][i], rings: i < 3 ? 4 : 2, r: 0.49, chart: i < 3 })];
  });
  s.add(s.sprite('row', row), s.sprite('row', row, { transform: 'translate(1600) scale(-1 1)' }));
  const crew = [[4, 1, 'a'], [4, -1, 'b'], [3, 1, 'b'], [2, -1, 'a'], [2, 1, 'c'], [1, -1, 'c'], [1, 1, 'a']];
  for (const [i, side, who] of crew) {
    const p = [1.35, 2.0 + i * 2 + (side > 0 ? 0 : 0.25), 0];
    const [px, py] = cam.see(p);
    const o = { a: { cloth: D2, skin: D4 }, b: { cloth: LINE, skin: D3 }, c: { cloth: D1, skin: D2 } }[who];
    s.add(seatedSide(s, { x: side > 0 ? px : 1600 - px, y: py, k: cam.scale(p) / 100, flip: side, shade: INK, chair: VOID, hairFill: INK, ...o }));
  }
  const [px, py] = cam.see([0.1, 7, 0]);
  s.add(standingBack(s, { x: px, y: py, k: cam.scale([0.1, 7, 0]) / 100, cloth: LINE, skin: D3, headset: false }), s.lamp(...cam.see([2.9, 4.05, 2.16]), 5));
}

/** One position, square on: the radar simulator. */
function position(s) {
  const cam = camera({ y: -2.2, z: 1.35, f: 900, cy: 420 });
  s.add(rect(0, 0, 1600, 1000, { fill: s.linear([[0, VOID], [0.5, INK2], [1, INK]]) }));
  // Neighbouring positions fade off to both sides.
  for (const k of [-1, 1]) {
    const p = cam.panel([k * 2.1 - (k > 0 ? 0 : 1.5), 1.9 - (k > 0 ? 0 : 0.7), 2.05], [1.5, k > 0 ? -0.7 : 0.7, 0], [0, -0.1, -1.15]);
    s.add(path(p.rect(-0.04, -0.06, 1.04, 1.07), { fill: VOID, stroke: LINE }), path(p.rect(0, 0, 1, 1), { fill: NIGHT }), scopeOn(p, { seed: 90 + k, aspect: 1.3, rings: 3, count: 5 }));
  }
  s.add(path('M330 30H1270L1330 640H270z', { fill: VOID }), stroke('M330 30H1270L1330 640H270z', D2, 1.4), rect(372, 62, 856, 540, { fill: NIGHT, stroke: D3 }));
  s.add(g({ clipPath: s.clip('M372 62h856v540H372z') }, circle(800, 332, 420, { fill: s.radial(800, 332, 430, [[0, D1], [0.7, SLATE], [1, NIGHT]]) }), scope(s, { cx: 800, cy: 332, r: 400, seed: 24, count: 12, rings: 5, disc: false, sweep: 58, size: 0.8, alert: 4 })));
  s.add(path('M140 720L270 640H1330L1460 720V770H140z', { fill: SLATE }), path('M140 720H1460L1560 1000H40z', { fill: INK }), stroke('M140 720H1460', PHOSPHOR, 2), pool(s, 800, 730, 620, 0.2, PHOSPHOR, 0.35));
  s.add(path('M560 660h480l14 40H546z', { fill: INK, stroke: D2 }), stroke('M572 672h456M568 682h464M562 692h476', D3, 5, { strokeDasharray: '20 5' }));
  s.add(headset({ x: 1240, y: 640, k: 0.62, turn: -8 }), coil(1170, 690, 1120, 800, 12, 8));
  s.add(g({ transform: 'translate(250 400) scale(.8)' }, bust(s, { pose: 'back', skin: D3, hair: 'short', hairFill: mix(INK, LINE, 0.3), cut: 'shirt', cloth: LINE })));
}

/** Block 2 poster: the controller's head at the centre of the rings. */
function rings(s) {
  s.add(rect(0, 0, 1600, 1000, { fill: s.radial(800, 430, 900, [[0, D1], [0.5, INK2], [1, INK]]) }));
  s.add(scope(s, { cx: 800, cy: 430, r: 640, seed: 47, count: 15, rings: 6, disc: false, sweep: 52, weight: 1.2, size: 0.55, alert: 2 }));
  s.add(rect(0, 700, 1600, 300, { fill: s.linear([[0, INK, 0], [0.5, INK, 0.85], [1, VOID]], { y1: 640, y2: 1000 }) }));
  s.add(g({ transform: 'translate(408 236) scale(.98)' }, bust(s, { pose: 'back', skin: D3, hair: 'braid', hairFill: mix(INK, LINE, 0.45), cut: 'crew', cloth: LINE })));
}

/** Advanced training: an instructor behind a trainee's shoulder. */
function overShoulder(s) {
  const cam = camera({ y: -1.4, z: 1.6, f: 950, cy: 400, yaw: -14 });
  s.add(shell(s, cam, { x0: -5, x1: 6, y1: 4.6, h: 3.2, floor: NIGHT, back: SLATE, left: INK, right: INK }), slots(cam, [[-3.6, 3.6, 2.2, 2.4]], 3.2, D4));
  s.add(desk(cam, -3.2, 4.2, 2.6, 3.5, { top: D1, front: INK, edge: PHOSPHOR }));
  [[-2.1, 1.3], [-0.5, 1.5], [1.3, 1.5], [2.9, 1.3]].forEach(([x, w], i) => {
    const m = monitor(cam, { x, y: 3.3, z: 0.86, w, h: 1.0, lean: 0.12 });
    s.add(m.art, i === 3 ? bay(m.screen, { count: 8, seed: 4 }) : i === 0 ? rows(m.screen, { count: 8, width: 3 }) : scopeOn(m.screen, { seed: 110 + i, aspect: 1.5, rings: 4, count: 6 }));
  });
  s.add(pool(s, 760, 900, 640, 0.3, PHOSPHOR, 0.22), seatedBack(s, { x: 690, y: 1130, k: 4.6, cloth: LINE, skin: D2, hair: 'bob' }));
  s.add(standingBack(s, { x: 1090, y: 1260, k: 5, flip: -1, arm: true, cloth: D1, shade: INK2, skin: D3, hair: 'short', hairFill: INK }));
  s.add(s.lamp(...cam.see([1.55, 3.36, 1.5]), 5));
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
  s.add(pool(s, 620, 760, 520, 0.3, PHOSPHOR, 0.2), seatedBack(s, { x: 560, y: 905, k: 3.2, cloth: LINE, skin: D2, hair: 'short' }));
  s.add(g({ transform: 'rotate(-8 1120 760)' }, rect(900, 470, 460, 640, { fill: INK, rx: 16, stroke: D2 }), rect(926, 510, 408, 600, { fill: PALE }), path('M1060 450h140l14 44h-168z', { fill: D3 }),
    stroke(Array.from({ length: 6 }, (_, i) => `M1010 ${580 + i * 64}h${[250, 200, 270, 220, 250, 190][i]}`).join(''), D2, 8),
    stroke(Array.from({ length: 6 }, (_, i) => `M956 ${566 + i * 64}h28v28h-28z`).join(''), D1, 3), stroke('M960 580l9 10 18-26M960 644l9 10 18-26M960 772l9 10 18-26', LINE, 5), s.beacon(path('M956 700l7-7 8 9 20-28 8 6-27 38z'))),
    g({ transform: 'rotate(38 1330 640)' }, rect(1316, 440, 22, 260, { fill: D4 }), path('M1316 700h22l-11 34z', { fill: INK2 })));
}

/** Pseudo-pilots: they face us over their screens, and behind the glass is the room they fly for. */
function pseudoPilots(s) {
  const cam = camera({ y: -2.1, z: 1.75, f: 1080, cy: 430 });
  s.add(shell(s, cam, { x0: -5, x1: 5, y1: 4, h: 3.3, floor: NIGHT, back: SLATE, left: INK, right: INK }), slots(cam, [[-4, 4, 3, 3.2]], 3.3, D4));
  const glass = cam.panel([-4.4, 3.96, 2.85], [8.8, 0, 0], [0, 0, -1.75]);
  const [, gy] = glass.see(0, 0.55);
  s.add(g({ clipPath: s.clip(glass.rect(0, 0, 1, 1)) }, dusk(s, gy, { ramp: 'early', y0: 170 }), ridge(81, gy + 1, 26, D3), rect(0, gy, 1600, 200, { fill: D1 }), stroke(`M760 ${Math.round(gy + 70)}L796 ${Math.round(gy)}H804L860 ${Math.round(gy + 70)}`, PALE, 2), aircraftFront({ x: 800, y: gy - 44, k: 0.3, body: LINE, wing: LINE }),
    path('M0 520q800-90 1600 0v160H0z', { fill: VOID }), [430, 800, 1170].map((x) => path(d`M${x - 20} 540v-34c0-10 8-12 13-15a10 11 0 1 1 14 0c5 3 13 5 13 15v34z`, { fill: INK }))), stroke([0, 0.25, 0.5, 0.75, 1].map((u) => glass.line([u, 0], [u, 1])).join('') + glass.line([0, 0], [1, 0]) + glass.line([0, 1], [1, 1]), D2, 5));
  const crew = [[-2.25, 'short', D2, D4], [-0.75, 'long', LINE, D3], [0.75, 'curly', D1, D2], [2.25, 'bun', D2, D4]];
  for (const [x, hair, cloth, skin] of crew) {
    const p = [x, 1.6, -0.14];
    const [px, py] = cam.see(p);
    s.add(standingBack(s, { x: px, y: py, k: cam.scale(p) / 100, hair, cloth, skin, front: true, shade: INK2, hairFill: INK, flip: x > 0 ? -1 : 1 }), pool(s, px, py - 400, 170, 0.8, PALE, 0.2));
  }
  s.add(path(cam.poly([-5, 1, 0], [5, 1, 0], [5, 1, 0.74], [-5, 1, 0.74]), { fill: s.linear([[0, INK2], [1, VOID]], { y1: 630, y2: 820 }) }), path(cam.poly([-5, 1, 0.74], [5, 1, 0.74], [5, 1.8, 0.74], [-5, 1.8, 0.74]), { fill: D1 }), stroke(cam.line([-5, 1, 0.74], [5, 1, 0.74]), PHOSPHOR, 2));
  // Two screens each, seen from behind: the light is on the faces.
  crew.forEach(([x], i) => {
    for (const dx of [-0.35, 0.35]) {
      const m = cam.panel([x + dx - 0.32, 1.2, 1.16], [0.64, 0, 0], [0, 0, -0.36]);
      s.add(path(m.rect(0.38, 1, 0.62, 1.2) + m.rect(0.25, 1.14, 0.75, 1.2), { fill: INK }), path(m.rect(0, 0, 1, 1), { fill: INK2 }), stroke(m.line([0, 1], [0, 0], [1, 0], [1, 1]), PALE, 2), stroke(m.line([0.3, 0.4], [0.7, 0.4]) + m.line([0.3, 0.5], [0.7, 0.5]) + m.line([0.3, 0.6], [0.7, 0.6]), LINE, 2));
    }
    if (i === 1) s.add(s.lamp(...cam.see([x, 1, 0.82]), 5));
  });
  s.add(stroke([-3.2, -1.6, 0, 1.6, 3.2].map((x) => cam.line([x, 1, 0], [x, 1, 0.74])).join(''), LINE, 2));
}

export const operations = { 'campus/madrid-3': approach, 'facilities/radar-simulator': position, 'courses/block-2': rings, 'courses/advanced-training': overShoulder, 'services/evaluation': clipboard, 'facilities/pseudo-pilot-room': pseudoPilots };
