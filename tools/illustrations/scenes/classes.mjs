// Rooms where people learn: briefing, classroom, language lab, library, exam hall.
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

/** An aerodrome chart thrown on a wall screen. */
function chartOn(p, { runways = [[0.2, 0.75, 0.62, 0.2], [0.36, 0.86, 0.8, 0.3]], width = 6 } = {}) {
  return [
    stroke(Array.from({ length: 7 }, (_, i) => p.line([(i + 1) / 8, 0.02], [(i + 1) / 8, 0.98])).join('') + [0.25, 0.5, 0.75].map((v) => p.line([0.01, v], [0.99, v])).join(''), D4, 1, { opacity: 0.5 }),
    stroke(runways.map(([a, b, c, e]) => p.line([a, b], [c, e])).join(''), INK, width), stroke(p.line([0.28, 0.66], [0.44, 0.76]) + p.line([0.5, 0.36], [0.63, 0.52]) + p.line([0.3, 0.8], [0.74, 0.25]), LINE, width * 0.4),
    stroke(p.ring(0.87, 0.26, 0.05, 0.15) + p.line([0.87, 0.06], [0.87, 0.46]) + p.line([0.8, 0.26], [0.94, 0.26]), LINE, 1.6), rows(p, { u0: 0.05, u1: 0.2, v0: 0.1, v1: 0.4, count: 5, cols: [0, 0.5], colour: LINE, width: 3 }),
  ];
}

/** Seated audience seen from behind: rows from far to near. */
function audience(s, cam, rowsAt, cols, looks, skip = []) {
  return rowsAt.map((y, r) => cols.map((x, c) => {
    if (skip.includes(r * 10 + c)) return '';
    const [px, py] = cam.see([x, y, 0]);
    const o = looks[(r * 3 + c * 2) % looks.length];
    return seatedBack(s, { x: px, y: py, k: cam.scale([x, y, 0]) / 100, flip: (r + c) % 2 ? -1 : 1, headset: false, ...o });
  }));
}
const CROWD = [{ hair: 'short', cloth: LINE, skin: D2 }, { hair: 'long', cloth: D1, skin: D3 }, { hair: 'curly', cloth: INK2, skin: D1 }, { hair: 'bun', cloth: LINE, skin: D3 }, { hair: 'bob', cloth: D1, skin: D2 }];

function briefing(s) {
  const cam = camera({ y: -3.4, z: 2.1, f: 950, cy: 400, cx: 800 });
  s.add(shell(s, cam, { x0: -4.6, x1: 4.6, y1: 5.4, h: 3.5, floor: NIGHT, left: INK, right: INK, back: INK2 }), slots(cam, [[-3.6, -3.44, -1, 5], [3.44, 3.6, -1, 5]], 3.5, D4));
  const p = cam.panel([-2.7, 5.36, 3.1], [4.3, 0, 0], [0, 0, -2.1]);
  s.add(path(p.rect(-0.02, -0.03, 1.02, 1.03), { fill: VOID }), path(p.rect(0, 0, 1, 1), { fill: s.linear([[0, PALE], [1, PHOSPHOR]], { y1: 200, y2: 500 }) }), chartOn(p), s.beacon([circle(...p.see(0.5, 0.36), 22, { fillOpacity: 0.25 }), circle(...p.see(0.5, 0.36), 8)]));
  s.add(path(cam.poly([-4, 5.2, 0], [4, 5.2, 0], [5, 0, 0], [-5, 0, 0]), { fill: s.linear([[0, PHOSPHOR, 0.3], [1, PHOSPHOR, 0]], { y1: 620, y2: 940 }) }));
  s.add(standingBack(s, { x: cam.see([2.3, 4.6, 0])[0], y: cam.see([2.3, 4.6, 0])[1], k: cam.scale([2.3, 4.6, 0]) / 100, flip: -1, arm: true, front: true, cloth: D2, shade: INK2, skin: D4, hair: 'bob', headset: false }));
  s.add(audience(s, cam, [2.6, 1.1, -0.5], [-2.25, -0.75, 0.75, 2.25], CROWD, [2, 11, 23, 20]));
}

/** The facility's own briefing room: set out and empty, a headset at every place. */
function longTable(s) {
  const cam = camera({ x: 0.5, y: -2.2, z: 1.85, f: 880, cy: 390, cx: 860 });
  s.add(shell(s, cam, { x0: -3.6, x1: 3.6, y1: 8, h: 3.4, floor: NIGHT, left: SLATE, right: INK2, back: INK2 }), slots(cam, [[-1.9, -1.72, -1, 7.6], [1.72, 1.9, -1, 7.6]], 3.4, D4));
  const p = cam.panel([-2.2, 7.95, 3], [4.4, 0, 0], [0, 0, -1.75]);
  s.add(path(p.rect(-0.015, -0.03, 1.015, 1.03), { fill: VOID }), path(p.rect(0, 0, 1, 1), { fill: s.linear([[0, PALE], [1, PHOSPHOR]], { y1: 280, y2: 470 }) }), chartOn(p, { runways: [[0.3, 0.86, 0.5, 0.16], [0.42, 0.86, 0.62, 0.16]], width: 5 }), s.beacon([circle(...p.see(0.56, 0.5), 16, { fillOpacity: 0.25 }), circle(...p.see(0.56, 0.5), 6)]));
  // Framed charts along the left wall.
  for (const y of [1.2, 3.1, 5]) {
    const f = cam.panel([-3.58, y, 2.5], [0, 1.4, 0], [0, 0, -1.2]);
    s.add(path(f.rect(0, 0, 1, 1), { fill: D2, stroke: PHOSPHOR }), stroke(f.ring(0.5, 0.5, 0.3, 0.36) + f.ring(0.5, 0.5, 0.15, 0.18) + f.line([0.2, 0.8], [0.8, 0.2]), PALE, 1.6));
  }
  const chair = (x, y, side) => { const e = 0.34 * side; return path(cam.poly([x, y, 0.5], [x, y + 0.55, 0.5], [x + e * 0.2, y + 0.55, 1.12], [x + e * 0.2, y, 1.12]), { fill: VOID, stroke: D3 }) + stroke(cam.line([x - e * 0.6, y + 0.28, 0], [x - e * 0.6, y + 0.28, 0.5]), VOID, 6); };
  const places = [5.4, 4.2, 3, 1.8, 0.6];
  s.add(pool(s, 800, 800, 700, 0.3, PHOSPHOR, 0.2), places.map((y) => chair(-1.55, y, -1) + chair(1.55, y, 1)), desk(cam, -1.15, 1.15, 0.2, 6.2, { z: 0.76, thick: 0.07, top: D1, front: D3, edge: PALE }), path(cam.poly([-0.5, 0.2, 0], [0.5, 0.2, 0], [0.5, 0.2, 0.69], [-0.5, 0.2, 0.69]), { fill: INK }));
  s.add(path(cam.poly([-0.7, 6.2, 0.77], [0.7, 6.2, 0.77], [0.3, 0.2, 0.77], [-0.3, 0.2, 0.77]), { fill: s.linear([[0, PALE, 0.55], [1, PALE, 0.05]], { y1: 500, y2: 860 }) }));
  for (const y of places) for (const side of [-1, 1]) {
    const [px, py] = cam.see([side * 0.78, y + 0.2, 0.78]);
    const k = cam.scale([0, y, 0.78]) / 620;
    s.add(s.sprite('place', () => headset({ x: 0, y: 0, k: 1, band: PALE }), { transform: `translate(${Math.round(px)} ${Math.round(py - 60 * k)}) scale(${Math.round(k * 1000) / 1000} ${Math.round(k * 620) / 1000})` }));
  }
}

/** Classroom by the sea: desks in rows, a window wall with palms. */
function classroom(s) {
  const cam = camera({ x: 0.7, y: -1.9, z: 1.95, f: 860, cy: 400, cx: 860 });
  const wall = cam.panel([-4, 0.2, 3], [0, 5.8, 0], [0, 0, -2.3]);
  s.add(shell(s, cam, { x0: -4, x1: 5, y1: 6.4, h: 3.3, floor: NIGHT, left: INK, right: INK, back: INK2 }), slots(cam, [[-2, -1.85, -1, 6], [1.6, 1.75, -1, 6]], 3.3, D4));
  s.add(g({ clipPath: s.clip(wall.rect(0, 0, 1, 1)) }, dusk(s, 430, { ramp: 'early', w: 800 }), rect(0, 430, 800, 400, { fill: D2 }), stroke('M0 452h400M120 480h300M0 520h260', PALE, 2, { opacity: 0.5 }), palm({ x: 130, y: 800, h: 480, lean: 40, seed: 2, fill: LINE }), palm({ x: 360, y: 640, h: 270, lean: -20, seed: 6, fill: LINE })));
  s.add(stroke([0, 0.25, 0.5, 0.75, 1].map((u) => wall.line([u, 0], [u, 1])).join(''), INK, 9), stroke(wall.line([0, 0], [1, 0]) + wall.line([0, 1], [1, 1]), D3, 2));
  s.add(path(cam.poly([-4, 0.4, 0], [-4, 5.8, 0], [0.5, 4.6, 0], [0.5, -0.4, 0]), { fill: PHOSPHOR, opacity: 0.13 }));
  const p = cam.panel([-1.2, 6.36, 2.8], [4.6, 0, 0], [0, 0, -1.8]);
  s.add(path(p.rect(0, 0, 1, 1), { fill: s.linear([[0, PALE], [1, PHOSPHOR]], { y1: 240, y2: 480 }), stroke: D4, strokeWidth: 2 }), stroke(p.line([0.06, 0.8], [0.3, 0.62], [0.52, 0.5], [0.72, 0.34], [0.94, 0.14]), INK2, 4), path([[0.06, 0.8], [0.3, 0.62], [0.52, 0.5], [0.72, 0.34]].map(([u, v]) => { const [x, y] = p.see(u, v); return poly([x, y - 11], [x + 10, y + 7], [x - 10, y + 7]); }).join(''), { fill: INK2 }), s.lamp(...p.see(0.94, 0.14), 7));
  for (const y of [3.6, 1.6]) for (const x of [-1.4, 1.2, 3.6]) {
    s.add(desk(cam, x - 0.95, x + 0.95, y, y + 0.6, { z: 0.74, thick: 0.05, top: D1, front: D2, edge: PHOSPHOR }));
    const m = monitor(cam, { x: x + 0.1, y: y + 0.4, z: 0.76, w: 0.5, h: 0.32, screen: D2 });
    s.add(m.art, rows(m.screen, { count: 4, cols: [0, 0.4], width: 2, colour: PALE }));
    const [px, py] = cam.see([x, y - 0.45, 0]);
    if (x !== 3.6 || y < 3) s.add(seatedBack(s, { x: px, y: py, k: cam.scale([x, y - 0.45, 0]) / 100, headset: false, ...CROWD[Math.round(x + y) % 5] }));
  }
}

/** Language lab: booths in a row, a waveform on every screen. */
function languageLab(s) {
  const cam = camera({ y: -3.9, z: 1.6, f: 1120, cy: 440 });
  s.add(shell(s, cam, { x0: -4.6, x1: 4.6, y1: 3, h: 3.4, floor: NIGHT, back: SLATE }), slots(cam, [[-4, 4, 2.2, 2.36]], 3.4, D4));
  const map = cam.panel([-3.2, 2.96, 2.9], [6.4, 0, 0], [0, 0, -0.9]);
  const wave = Array.from({ length: 90 }, (_, i) => { const u = 0.02 + i * 0.0108; const a = 0.06 + 0.4 * Math.abs(Math.sin(i * 0.37) * Math.sin(i * 0.09 + 0.6)); return map.line([u, 0.5 - a], [u, 0.5 + a]); }).join('');
  s.add(stroke(wave, PHOSPHOR, 4, { strokeLinecap: 'round', opacity: 0.8 }));
  [-2.7, -0.9, 0.9, 2.7].forEach((x, i) => {
    s.add(desk(cam, x - 0.85, x + 0.85, 1.2, 1.9, { top: D1, front: INK, edge: PHOSPHOR }));
    const m = monitor(cam, { x, y: 1.75, z: 0.86, w: 1.05, h: 0.62, screen: LINE });
    const w = Array.from({ length: 26 }, (_, j) => { const a = 0.04 + 0.3 * Math.abs(Math.sin(j * (0.5 + i * 0.13)) * Math.sin(j * 0.12 + 0.4)); return m.screen.line([0.1 + j * 0.032, 0.42 - a], [0.1 + j * 0.032, 0.42 + a]); }).join('');
    s.add(m.art, stroke(w, PALE, 3, { strokeLinecap: 'round' }), stroke(m.screen.line([0.1, 0.84], [0.62, 0.84]), D4, 4));
    if (i === 1) s.add(s.beacon(circle(...m.screen.see(0.86, 0.84), 8)));
    s.add(path(cam.poly([x + 0.9, 1.1, 0], [x + 0.9, 1.95, 0], [x + 0.9, 1.95, 1.55], [x + 0.9, 1.1, 1.55]), { fill: D1, stroke: D3 }));
    const [px, py] = cam.see([x, 0.5, 0]);
    s.add(pool(s, px, py - 120, 240, 0.4, PHOSPHOR, 0.12));
    if (i !== 2) s.add(seatedBack(s, { x: px, y: py, k: cam.scale([x, 0.5, 0]) / 100, ...CROWD[[1, 2, 0, 3][i]], headset: true }));
  });
  s.add(path(cam.poly([-3.6, 1.1, 0], [-3.6, 1.95, 0], [-3.6, 1.95, 1.55], [-3.6, 1.1, 1.55]), { fill: D1, stroke: D3 }));
}

/** Library: shelves running to a tall window with the tower in it. */
function library(s) {
  const cam = camera({ y: -1, z: 1.65, f: 900, cy: 420 });
  s.add(shell(s, cam, { x0: -3, x1: 3, y1: 9, h: 3.6, floor: NIGHT, left: INK, right: INK, back: INK2 }), slots(cam, [[-0.1, 0.1, 0, 8.6]], 3.6, D4));
  const w = cam.panel([-1.7, 8.95, 3.2], [3.4, 0, 0], [0, 0, -2.8]);
  const [, hy] = w.see(0, 0.72);
  s.add(g({ clipPath: s.clip(w.rect(0, 0, 1, 1)) }, dusk(s, hy, { ramp: 'early', y0: 260 }), rect(600, hy, 400, 100, { fill: D1 }), farTower(850, hy + 4, 120, INK2, GLOW)), stroke(w.line([0.33, 0], [0.33, 1]) + w.line([0.66, 0], [0.66, 1]) + w.line([0, 0.4], [1, 0.4]), INK2, 5), stroke(w.rect(0, 0, 1, 1), D4, 2));
  s.add(s.lamp(850, hy - 118, 3.4));
  const shade = [D1, D2, LINE, D3, SLATE];
  for (const k of [-1, 1]) {
    const groups = new Map();
    for (let row = 0; row < 5; row++) for (let j = 0; j < 26; j++) {
      const y = 0.8 + j * 0.29;
      const h = 0.36 + 0.12 * Math.abs(Math.sin(j * 2.3 + row * 1.7 + k));
      const fill = shade[Math.abs(j * 3 + row * 2 + (k > 0 ? 1 : 0)) % 5];
      if ((j * 5 + row * 3) % 11 === 0) continue;
      groups.set(fill, (groups.get(fill) ?? '') + cam.poly([k * 2.6, y, 0.3 + row * 0.62], [k * 2.6, y + 0.26, 0.3 + row * 0.62], [k * 2.6, y + 0.26, 0.3 + row * 0.62 + h], [k * 2.6, y, 0.3 + row * 0.62 + h]));
    }
    s.add(path(cam.poly([k * 2.6, 0.5, 0], [k * 2.6, 8.6, 0], [k * 2.6, 8.6, 3.35], [k * 2.6, 0.5, 3.35]), { fill: VOID }), [...groups].map(([fill, dd]) => path(dd, { fill })), stroke([0.28, 0.9, 1.52, 2.14, 2.76, 3.35].map((z) => cam.line([k * 2.58, 0.5, z], [k * 2.58, 8.6, z])).join(''), D3, 1.6));
  }
  s.add(desk(cam, -1.1, 1.1, 2.4, 4.6, { z: 0.75, thick: 0.06, top: D1, front: D3, edge: PALE }));
  const [lx, ly] = cam.see([-0.5, 3.4, 0.75]);
  s.add(pool(s, lx + 20, ly, 260, 0.25, PALE, 0.55), stroke(d`M${lx - 50} ${ly}h60M${lx - 20} ${ly}v-110`, D4, 5), path(d`M${lx - 70} ${ly - 96}h100l-24-44h-52z`, { fill: PHOSPHOR }), path(d`M${lx + 60} ${ly + 10}l60-8 60 8v10l-60-8-60 8z`, { fill: GLOW }));
  const [px, py] = cam.see([0.35, 2.1, 0]);
  s.add(seatedBack(s, { x: px, y: py, k: cam.scale([0.35, 2.1, 0]) / 100, headset: false, hair: 'long', cloth: LINE, skin: D3 }));
}

/** Selection processes: candidates at their screens, one lamp each. */
function examHall(s, beaconRow = 1) {
  const cam = camera({ y: -3, z: 2.3, f: 950, cy: 300, cx: 800 });
  s.add(shell(s, cam, { x0: -5.5, x1: 5.5, y1: 9, h: 4, floor: NIGHT, left: INK, right: INK, back: INK2 }), slots(cam, [[-3.2, -3, -1, 8.6], [-0.1, 0.1, -1, 8.6], [3, 3.2, -1, 8.6]], 4, D4));
  const [cx, cy] = cam.see([0, 8.95, 3.1]);
  s.add(circle(cx, cy, 46, { fill: PALE }), stroke(`M${cx} ${Math.round(cy - 30)}V${Math.round(cy)}l22 14`, INK, 5), stroke(ring(cx, Math.round(cy), 52), D3, 3));
  [6, 4, 2, 0].forEach((y, r) => [-3.6, -1.2, 1.2, 3.6].forEach((x, c) => {
    s.add(desk(cam, x - 0.8, x + 0.8, y, y + 0.65, { thick: 0.06, top: D1, front: D2, edge: PHOSPHOR }));
    const m = monitor(cam, { x, y: y + 0.45, z: 0.78, w: 0.8, h: 0.48, screen: r > 1 ? LINE : D2 });
    s.add(m.art);
    if (r > 0) s.add(path(m.screen.rect(0.1, 0.15, 0.42, 0.6), { fill: D4 }), stroke(m.screen.line([0.52, 0.25], [0.9, 0.25]) + m.screen.line([0.52, 0.45], [0.8, 0.45]), PALE, r * 1.4));
    if (r === beaconRow && c === 2) s.add(s.beacon(circle(...m.screen.see(0.62, 0.78), 6)));
    const [px, py] = cam.see([x, y - 0.5, 0]);
    if ((r * 4 + c) % 7 !== 3) s.add(seatedBack(s, { x: px, y: py, k: cam.scale([x, y - 0.5, 0]) / 100, headset: false, ...CROWD[(r * 2 + c * 3) % 5] }));
  }));
}

export const classes = { 'campus/madrid-4': briefing, 'campus/canarias-4': classroom, 'facilities/briefing-room': longTable, 'facilities/language-lab': languageLab, 'facilities/library': library, 'courses/selection-processes': (s) => examHall(s, 2) };
