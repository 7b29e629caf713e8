// Posters for the blog, and the picture that stands in for a missing one.
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

/** Kinds of work: tower, approach and route, three slanted panes of the same night. */
function trades(s) {
  const pane = (i) => poly([i * 533 + (i ? 70 : -10), 0], [(i + 1) * 533 + (i < 2 ? 62 : 80), 0], [(i + 1) * 533 + (i < 2 ? -70 : 80), 900], [i * 533 - 62, 900]);
  s.add(g({ clipPath: s.clip(pane(0)) }, dusk(s, 740), stars(5, 20, 0, 0, 600, 400), ridge(44, 742, 60, D2), rect(0, 740, 620, 160, { fill: INK2 }), town(2, 0, 600, 744, 12, 30), tower(s, { x: 265, ground: 900, h: 540, k: 1.25, kind: 'cone' })));
  s.add(g({ clipPath: s.clip(pane(1)) }, rect(440, 0, 720, 900, { fill: INK2 }), scope(s, { cx: 800, cy: 450, r: 390, seed: 21, count: 8, rings: 4, sweep: 40 })));
  s.add(g({ clipPath: s.clip(pane(2)) }, rect(980, 0, 640, 900, { fill: s.linear([[0, D1], [0.5, D2], [1, D4]]) }), clouds([[960, 700, 420, 60], [1240, 800, 460, 80], [1000, 870, 520, 70]], PALE, 0.35), stroke('M1010 752L1330 430 1620 120M1060 160L1330 430 1500 820', PALE, 1.6, { strokeDasharray: '14 8', opacity: 0.8 }), path('M1330 410l17 30h-34z', { fill: INK, stroke: PALE, strokeWidth: 2 }), stroke('M1180 574L1418 322M1192 585L1430 333', GLOW, 5, { opacity: 0.35 }), aircraftTop({ x: 1446, y: 306, k: 0.85, turn: 43, fill: INK }), aircraftTop({ x: 1456, y: 708, k: 0.42, turn: -23, fill: INK2 })));
  s.add(stroke('M598 0L471 900M1129 0L1002 900', INK, 14), s.lamp(340, 214, 5), stroke('M340 220v-2', D3));
}

/** The digital test: a candidate in profile before a wall of tasks. */
function digitalTest(s) {
  s.add(rect(0, 0, 1600, 900, { fill: s.linear([[0, INK], [1, VOID]]) }), circle(980, 400, 760, { fill: s.radial(980, 400, 760, [[0, PHOSPHOR, 0.22], [1, PHOSPHOR, 0]]) }));
  s.add(path('M560 70H1500L1530 650H540z', { fill: VOID, stroke: D2 }), path(box(590, 100, 270, 250) + box(880, 100, 270, 250) + box(1170, 100, 300, 520) + box(590, 370, 560, 250), { fill: NIGHT, stroke: D2 }));
  s.add(scope(s, { cx: 870, cy: 495, r: 116, seed: 8, count: 5, rings: 3, sweep: 70, blocks: false }), stroke('M620 400h70M620 424h50M620 448h70M1060 400h60M1060 424h44M1060 448h60M1060 570h60', D4, 6));
  // Three small tasks: turn the cube, read the dial, follow the pattern.
  s.add(path('M725 150l70 40-70 40-70-40z', { fill: PALE }), path('M655 190l70 40v80l-70-40z', { fill: D3 }), path('M795 190l-70 40v80l70-40z', { fill: D2 }), circle(1015, 225, 92, { stroke: D4, strokeWidth: 4 }), stroke(Array.from({ length: 24 }, (_, i) => pts([polar(1015, 225, 80, i * 15), polar(1015, 225, 90, i * 15)])).join(''), PHOSPHOR, 2.5), path('M1015 225l52-58-40 68z', { fill: GLOW }), circle(1015, 225, 8, { fill: GLOW }));
  const tiles = Array.from({ length: 20 }, (_, i) => [1200 + (i % 4) * 64, 130 + Math.floor(i / 4) * 96, i]);
  s.add(path(tiles.filter(([, , i]) => i % 3 !== 1).map(([x, y]) => box(x, y, 48, 72)).join(''), { fill: LINE }), path(tiles.filter(([, , i]) => i % 3 === 1 && i !== 13).map(([x, y]) => box(x, y, 48, 72)).join(''), { fill: D4 }), s.beacon(rect(tiles[13][0], tiles[13][1], 48, 72)));
  s.add(path('M300 700H1600V740H300z', { fill: D1 }), path('M320 740H1600V900H320z', { fill: INK }), stroke('M300 700H1600', PHOSPHOR, 2), path('M960 650h120l16 50H944z', { fill: INK2 }), path('M640 676h240l10 22H630z', { fill: SLATE, stroke: D3 }));
  s.add(pool(s, 420, 700, 420, 0.5, PHOSPHOR, 0.18), seatedSide(s, { x: 330, y: 1118, k: 6.2, cloth: D1, shade: INK2, skin: D3, hairFill: INK }));
}

/** The public examination: candidates climb to a lit door, the tower beyond it. */
function stairs(s) {
  const cam = camera({ y: -3, z: 1.5, f: 850, cy: 520 });
  s.add(dusk(s, 560, { ramp: 'late' }), stars(58, 40, 0, 0, 1600, 300), tower(s, { x: 330, ground: 640, h: 430, k: 0.8, kind: 'column' }), s.lamp(378, 95, 4), stroke('M378 99v18', D3, 2));
  const front = cam.panel([-5.2, 9, 6.4], [12.4, 0, 0], [0, 0, -4.6]);
  s.add(path(front.rect(0, 0, 1, 1), { fill: INK2 }), path(front.rect(-0.02, -0.06, 1.02, 0), { fill: D1 }), stroke(Array.from({ length: 13 }, (_, i) => front.line([i / 12, 0], [i / 12, 1])).join(''), LINE, 3));
  s.add(path(front.rect(0.27, 0.24, 0.56, 1), { fill: s.linear([[0, PALE], [1, GLOW]], { y1: 250, y2: 560 }) }), stroke(front.line([0.345, 0.24], [0.345, 1]) + front.line([0.415, 0.24], [0.415, 1]) + front.line([0.485, 0.24], [0.485, 1]) + front.line([0.27, 0.42], [0.56, 0.42]), D3, 4), path(front.rect(0.25, 0.2, 0.58, 0.24), { fill: D2 }));
  s.add(path(cam.poly([-9, -2, 0], [9, -2, 0], [9, 1.2, 0], [-9, 1.2, 0]), { fill: s.linear([[0, SLATE], [1, INK]], { y1: 700, y2: 900 }) }));
  // Nine steps, each a lit tread and a darker riser, catching the light of the door.
  for (let i = 8; i >= 0; i--) {
    const [y, z] = [1.2 + i * 0.85, i * 0.2];
    s.add(path(cam.poly([-7, y, z + 0.2], [7, y, z + 0.2], [7, y + 0.85, z + 0.2], [-7, y + 0.85, z + 0.2]), { fill: mix(SLATE, D3, i / 11) }), path(cam.poly([-7, y, z], [7, y, z], [7, y, z + 0.2], [-7, y, z + 0.2]), { fill: mix(INK, LINE, i / 9) }));
  }
  s.add(path(cam.poly([-1.6, 8.6, 1.8], [1.6, 8.6, 1.8], [4.4, 1.2, 0.2], [-3.6, 1.2, 0.2]), { fill: s.linear([[0, PALE, 0.42], [1, PALE, 0.04]], { y1: 520, y2: 820 }) }));
  const climbers = [[0.6, 7, 'long', D1], [-1, 6.6, 'short', LINE], [1.5, 4.6, 'curly', LINE], [-2, 3.8, 'bob', D1], [0.1, 3, 'short', D2], [2.6, 1.9, 'bun', LINE], [-1.1, 0.5, 'long', LINE]];
  for (const [x, y, hair, cloth] of climbers) {
    const z = Math.max(0, Math.floor((y - 1.2) / 0.85) + 1) * 0.2;
    const p = [x, y, z];
    const [px, py] = cam.see(p);
    s.add(standingBack(s, { x: px, y: py, k: cam.scale(p) / 100, hair, cloth, skin: D3, hairFill: INK, headset: false, board: hair !== 'short', flip: x > 0.3 ? -1 : 1 }));
  }
}

/** What it is to be one: a lit cab, and the whole sky turning round it. */
function calling(s) {
  s.add(dusk(s, 800, { ramp: 'late' }), stars(91, 60, 0, 0, 1600, 560), circle(800, 330, 380, { fill: s.radial(800, 330, 380, [[0, PHOSPHOR, 0.4], [1, PHOSPHOR, 0]]) }));
  // Tracks arc past the tower like star trails: each is one flight somebody spoke to.
  const arcs = [260, 350, 440, 530, 620, 710].map((r, i) => { const [a, b] = [[-70, 40], [-100, -10], [-40, 84], [-88, 20], [-20, 90], [-92, -30]][i]; const [x0, y0] = polar(800, 330, r, a); const [x1, y1] = polar(800, 330, r, b); return { d: d`M${x0} ${y0}A${r} ${r} 0 0 1 ${x1} ${y1}`, x1, y1, b }; });
  s.add(stroke(arcs.map((a) => a.d).join(''), PHOSPHOR, 1.6, { opacity: 0.6 }), arcs.map((a, i) => aircraftTop({ x: a.x1, y: a.y1, k: 0.2 + 0.03 * (i % 3), turn: a.b + 90, fill: PALE })));
  s.add(ridge(27, 802, 80, D2), ridge(28, 804, 36, D1), rect(0, 800, 1600, 100, { fill: s.linear([[0, INK2], [1, VOID]], { y1: 800, y2: 900 }) }), town(29, 0, 1600, 806, 30, 90));
  s.add(tower(s, { x: 800, ground: 900, h: 540, k: 1.4, kind: 'column', lit: GLOW }), s.lamp(884, 162, 5), stroke('M884 166v30', D3, 3));
}

/** No contact: rings, a sweep, and one echo fading out. */
function noContact(s) {
  s.add(rect(0, 0, 1600, 1000, { fill: s.radial(800, 500, 950, [[0, SLATE], [0.6, INK2], [1, INK]]) }), scope(s, { cx: 800, cy: 500, r: 430, count: 0, rings: 5, sweep: 305, seed: 3 }));
  s.add(dots([[1060, 330], [1034, 350], [1008, 371], [982, 391], [956, 412]].slice(1), 9, PHOSPHOR, { opacity: 0.35 }), s.beacon([circle(1060, 330, 40, { fillOpacity: 0.12 }), circle(1060, 330, 22, { fillOpacity: 0.25 }), circle(1060, 330, 9)]), stroke('M1070 322l44-34h80M1114 306h50', D3, 4, { strokeDasharray: '14 8' }));
}

export const posters = { 'blog/tipos-trabajos-controlador-aereo': trades, 'blog/que-es-la-prueba-digital-en-entorno-atc': digitalTest, 'blog/oposiciones-controlador-aereo': stairs, 'blog/que-es-ser-controlador-aereo': calling, placeholder: noContact };
