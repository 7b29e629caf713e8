// Buildings at night: the school, the residences and a student room.
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

/** A façade on a camera panel: floors of glazing, some lit, with the slab edges between them. */
function glazing(p, { cols, floors, seed = 1, lit = [PALE, PHOSPHOR, D4], dark = LINE, share = 0.55, inset = 0.12 }) {
  const groups = new Map();
  for (let f = 0; f < floors; f++) for (let c = 0; c < cols; c++) {
    const roll = Math.abs(Math.sin(seed * 12.9 + f * 78.2 + c * 37.7) * 43758.5) % 1;
    const fill = roll < share ? lit[Math.floor((roll / share) * lit.length)] : dark;
    groups.set(fill, (groups.get(fill) ?? '') + p.rect((c + inset) / cols, (f + 0.2) / floors, (c + 1 - inset) / cols, (f + 0.84) / floors));
  }
  return [...groups].map(([fill, dd]) => path(dd, { fill }));
}

/** Madrid 5: the school after dark, glass corner lit, the tower on the skyline. */
function school(s) {
  const cam = camera({ z: 3, f: 950, cy: 640, cx: 820, yaw: -30 });
  s.add(dusk(s, 640, { ramp: 'late' }), stars(51, 50, 0, 0, 1600, 400), ridge(31, 642, 60, D2), rect(0, 640, 1600, 360, { fill: s.linear([[0, LINE], [0.3, INK2], [1, VOID]], { y1: 640, y2: 1000 }) }), town(16, 0, 1600, 644, 12, 50));
  s.add(farTower(300, 652, 300, INK2, PALE), s.lamp(300, 352, 4), aircraftSide({ x: 560, y: 210, k: 0.45, turn: -11, body: D3, belly: D1, tail: PHOSPHOR }));
  const [A, B, C] = [[-18, 26], [2, 14.5], [14, 35]];
  const h = 11;
  const left = cam.panel([A[0], A[1], h], [B[0] - A[0], B[1] - A[1], 0], [0, 0, -h]);
  const right = cam.panel([B[0], B[1], h], [C[0] - B[0], C[1] - B[1], 0], [0, 0, -h]);
  s.add(path(left.rect(0, 0, 1, 1), { fill: SLATE }), path(right.rect(0, 0, 1, 1), { fill: INK2 }), glazing(left, { cols: 9, floors: 3, seed: 2, share: 0.62 }), glazing(right, { cols: 8, floors: 3, seed: 5, share: 0.4, lit: [D4, D3] }));
  s.add(path(left.rect(-0.03, -0.06, 1.02, 0.01), { fill: D1 }), path(right.rect(-0.02, -0.06, 1.04, 0.01), { fill: NIGHT }), stroke(left.line([0, 0.333], [1, 0.333]) + left.line([0, 0.666], [1, 0.666]), D2, 3), stroke(right.line([0, 0.333], [1, 0.333]) + right.line([0, 0.666], [1, 0.666]), D1, 3));
  // The corner hall glows and throws light on the forecourt.
  s.add(path(left.rect(0.76, 0.36, 1, 1), { fill: s.linear([[0, PALE], [1, GLOW]], { y1: 500, y2: 800 }) }), stroke([0.82, 0.88, 0.94].map((u) => left.line([u, 0.36], [u, 1])).join('') + left.line([0.76, 0.68], [1, 0.68]), D2, 3));
  const [bx, by] = cam.see([B[0], B[1], 0]);
  s.add(path(d`M${bx - 250} ${by - 28}L${bx} ${by}L${bx - 40} 1000H${bx - 640}z`, { fill: s.linear([[0, PALE, 0.4], [1, PALE, 0]], { y1: by, y2: 1000 }) }), standingBack(s, { x: bx - 130, y: by + 40, k: 0.95, cloth: INK, headset: false, hair: 'long' }), standingBack(s, { x: bx - 190, y: by + 70, k: 1.05, cloth: INK2, headset: false }));
  // Stone pines, flat-topped, and a row of path lights to the door.
  const pine = (x, y, k) => path(d`M${x - 5 * k} ${y}l${2 * k} ${-90 * k}l${-26 * k} ${-34 * k}h${8 * k}l${20 * k} ${22 * k}l${4 * k} ${-34 * k}h${6 * k}l${2 * k} ${34 * k}l${22 * k} ${-26 * k}h${8 * k}l${-28 * k} ${40 * k}l${2 * k} ${88 * k}zM${x - 78 * k} ${y - 118 * k}c${-14 * k} ${-30 * k} ${20 * k} ${-60 * k} ${58 * k} ${-60 * k}c${30 * k} ${-20 * k} ${84 * k} ${-6 * k} ${96 * k} ${26 * k}c${22 * k} ${10 * k} ${14 * k} ${34 * k} ${-6 * k} ${36 * k}c${-50 * k} ${8 * k} ${-110 * k} ${8 * k} ${-148 * k} ${-2 * k}z`, { fill: VOID, stroke: D1 });
  s.add(pine(520, 740, 1.1), pine(160, 800, 1.7), pine(660, 720, 0.8), lamps(cam, Array.from({ length: 9 }, (_, i) => [-16 + i * 2.1, 22 - i * 1.4, 0.4]), 0.16, GLOW), stroke('M0 930L520 800 860 760', D1, 1.6));
}

/** Residences: three façades, three characters. */
function slab(s) {
  s.add(dusk(s, 760), stars(61, 40, 0, 0, 1600, 380), ridge(38, 762, 50, D2), rect(0, 760, 1600, 240, { fill: s.linear([[0, INK2], [1, VOID]], { y1: 760, y2: 1000 }) }));
  const cam = camera({ z: 4, f: 900, cy: 720, cx: 620, yaw: 22 });
  const front = cam.panel([-4, 15, 22], [24, 12, 0], [0, 0, -22]);
  const side = cam.panel([-14, 26, 22], [10, -11, 0], [0, 0, -22]);
  s.add(path(side.rect(0, 0, 1, 1), { fill: NIGHT }), path(front.rect(0, 0, 1, 1), { fill: SLATE }), glazing(front, { cols: 9, floors: 7, seed: 3, share: 0.5, inset: 0.18 }), glazing(side, { cols: 3, floors: 7, seed: 8, share: 0.25, lit: [D3], inset: 0.3 }));
  s.add(stroke(Array.from({ length: 7 }, (_, f) => front.line([0, (f + 0.86) / 7], [1, (f + 0.86) / 7])).join(''), D3, 2), s.beacon(path(front.rect(4.18 / 9, 3.2 / 7, 4.82 / 9, 3.84 / 7))), path('M0 900l1600-60v40L0 950z', { fill: INK2 }), stroke('M0 928l1600-64', D3, 2, { strokeDasharray: '60 40' }));
  s.add([1350, 1480].map((x) => stroke(`M${x} 880V560q0-26-30-26`, D2, 5) + circle(x - 34, 540, 60, { fill: PALE, opacity: 0.14 }) + circle(x - 34, 538, 9, { fill: GLOW })));
}

function courtyard(s) {
  s.add(dusk(s, 700, { ramp: 'deep' }), stars(66, 60, 0, 0, 1600, 420));
  const cam = camera({ z: 1.8, f: 880, cy: 640 });
  const L = cam.panel([-8, 7, 9.5], [0, 20, 0], [0, 0, -9.5]);
  const R = cam.panel([8, 27, 9.5], [0, -20, 0], [0, 0, -9.5]);
  const B = cam.panel([-8, 27, 9.5], [16, 0, 0], [0, 0, -9.5]);
  s.add(path(cam.poly([-8, 3, 0], [8, 3, 0], [8, 27, 0], [-8, 27, 0]), { fill: NIGHT }), path(L.rect(-0.2, 0, 1, 1), { fill: SLATE }), path(R.rect(0, 0, 1.2, 1), { fill: INK2 }), path(B.rect(0, 0, 1, 1), { fill: LINE }));
  s.add(glazing(L, { cols: 7, floors: 3, seed: 4, share: 0.6 }), glazing(R, { cols: 7, floors: 3, seed: 7, share: 0.35, lit: [D4, D3] }), glazing(B, { cols: 5, floors: 3, seed: 6, share: 0.8 }));
  s.add(stroke([L, R, B].map((p) => [0.33, 0.66].map((v) => p.line([0, v], [1, v])).join('') + p.line([-0.1, 0], [1.1, 0])).join(''), D3, 2), stroke(Array.from({ length: 7 }, (_, i) => cam.line([-8, 5 + i * 3, 0], [8, 5 + i * 3, 0])).join(''), D1, 1.2), pool(s, 800, 800, 700, 0.25, PHOSPHOR, 0.25));
  s.add(path(cam.poly([-2.2, 11, 0.45], [2.2, 11, 0.45], [2.2, 15, 0.45], [-2.2, 15, 0.45]), { fill: D2 }), path(cam.poly([-2.2, 11, 0], [2.2, 11, 0], [2.2, 11, 0.45], [-2.2, 11, 0.45]), { fill: INK }), path('M792 700c-4-80-6-140 0-200 8 60 10 120 16 200z', { fill: VOID }), path('M800 330c90 0 130 60 120 120-10 50-70 70-120 70s-110-20-120-70c-10-60 30-120 120-120z', { fill: INK }), stroke('M720 470c10 20 40 34 70 36M760 380c30-20 70-16 90 6M860 440c20 0 34-14 38-30', D2, 2));
  s.add(s.lamp(...cam.see([-6.2, 12, 2.4]), 5), stroke(cam.line([-6.2, 12, 0], [-6.2, 12, 2.4]), D2, 4));
}

/** A student room: desk by the window, a bed, the airport beyond the glass. */
function studentRoom(s) {
  const cam = camera({ x: 0.3, y: -1.6, z: 1.5, f: 900, cy: 430, cx: 820 });
  s.add(shell(s, cam, { x0: -2.6, x1: 2.4, y1: 3.6, h: 2.7, floor: SLATE, left: LINE, right: INK2, back: D1, grid: 1.2 }));
  const w = cam.panel([-1.5, 3.56, 2.35], [2.9, 0, 0], [0, 0, -1.35]);
  const [, hy] = w.see(0, 0.72);
  s.add(g({ clipPath: s.clip(w.rect(0, 0, 1, 1)) }, dusk(s, hy, { y0: 230, ramp: 'late' }), ridge(13, hy + 1, 30, D1), rect(300, hy, 1000, 120, { fill: INK2 }), town(21, 400, 800, hy + 3, 30, 60), farTower(930, hy + 6, 130, INK, GLOW), aircraftSide({ x: 650, y: 330, k: 0.24, turn: -9, body: D3, belly: D2, tail: PALE })), stroke(w.rect(0, 0, 1, 1) + w.line([0.5, 0], [0.5, 1]), D3, 5), s.lamp(930, hy - 126, 3.6));
  s.add(path(cam.poly([-2.6, 0.6, 0.5], [-1.5, 0.6, 0.5], [-1.5, 3.3, 0.5], [-2.6, 3.3, 0.5]), { fill: D3 }), path(cam.poly([-1.5, 0.6, 0], [-1.5, 3.3, 0], [-1.5, 3.3, 0.5], [-1.5, 0.6, 0.5]), { fill: LINE }), path(cam.poly([-2.6, 2.6, 0.62], [-1.6, 2.6, 0.62], [-1.6, 3.2, 0.62], [-2.6, 3.2, 0.62]), { fill: PALE }), path(cam.poly([-2.6, 0.6, 0], [-1.5, 0.6, 0], [-1.5, 0.6, 0.5], [-2.6, 0.6, 0.5]), { fill: D1 }));
  s.add(desk(cam, 0, 2.3, 2.7, 3.4, { thick: 0.06, top: D2, front: D3, edge: PALE }));
  const m = monitor(cam, { x: 1, y: 3.2, z: 0.78, w: 0.8, h: 0.48 });
  s.add(m.art, scopeOn(m.screen, { seed: 7, aspect: 1.65, rings: 3, weight: 1.3 }));
  const [lx, ly] = cam.see([2, 3.1, 0.76]);
  s.add(pool(s, lx - 60, ly, 200, 0.2, GLOW, 0.5), stroke(d`M${lx} ${ly}v-130l-60-46`, D4, 5), path(d`M${lx - 44} ${ly - 196}l-56 16 10 46 66-34z`, { fill: PHOSPHOR }));
  const shelf = cam.panel([2.38, 1.2, 2.3], [0, 1.9, 0], [0, 0, -0.9]);
  s.add(stroke(shelf.line([0, 0.4], [1, 0.4]) + shelf.line([0, 1], [1, 1]), D3, 3), path([0.08, 0.16, 0.24, 0.4, 0.48].map((u, i) => shelf.rect(u, 0.08 + (i % 2) * 0.08, u + 0.06, 0.4)).join('') + [0.5, 0.58, 0.66, 0.8].map((u, i) => shelf.rect(u, 0.64 + (i % 2) * 0.08, u + 0.06, 1)).join(''), { fill: D2 }));
  const [px, py] = cam.see([0.95, 2.2, 0]);
  s.add(seatedBack(s, { x: px, y: py, k: cam.scale([0.95, 2.2, 0]) / 100, hair: 'curly', cloth: D1, shade: INK2, skin: D3 }), headset({ x: 250, y: 640, k: [0.6, 0.36], turn: 0, band: INK2, shell: INK }));
}

export const buildings = { 'campus/madrid-5': school, 'accommodation/residence-1': slab, 'accommodation/residence-2': courtyard, 'accommodation/residence-3': studentRoom };
