// Desks and boards: strips, papers, screens and plans, close enough to touch.
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

/** A sheet of paper with a shadow, turned about its corner. */
const sheet = (x, y, w, h, turn, fill, ...art) =>
  g({ transform: `translate(${x} ${y}) rotate(${turn})` }, rect(14, 18, w, h, { fill: VOID, opacity: 0.6 }), rect(0, 0, w, h, { fill }), ...art);
const textLines = (x, y, w, count, gap, colour, width = 6) =>
  stroke(Array.from({ length: count }, (_, i) => `M${x} ${y + i * gap}h${Math.round(w * [1, 0.86, 0.94, 0.6, 0.9][i % 5])}`).join(''), colour, width);
const lampLight = (s, x, y, r) => rect(0, 0, s.w, s.h, { fill: s.radial(x, y, r, [[0, D3], [0.35, D1], [0.7, SLATE], [1, INK]]) });

/** Call preparation: the candidate's desk from above, by lamplight. */
function study(s) {
  s.add(lampLight(s, 760, 430, 1050), stroke('M0 250H1600M0 640H1600', INK, 1.4, { opacity: 0.35 }));
  s.add(sheet(300, 210, 360, 490, -7, PALE, textLines(40, 60, 280, 5, 34, D4), textLines(40, 262, 280, 6, 34, D4)), sheet(660, 168, 360, 490, -3, GLOW, textLines(40, 60, 280, 3, 34, D4),
    stroke('M60 200h240v180H60zM60 290h240M180 200v180', D3, 3), path('M90 230h60v36h-60zM210 310a30 30 0 1 0 60 0 30 30 0 1 0-60 0zM120 320l34 46h-68z', { fill: D2 }), s.beacon(path('M240 216l34 46h-68z')), textLines(40, 420, 280, 2, 30, D4)));
  s.add(sheet(1080, 120, 400, 300, 8, VOID, rect(18, 18, 364, 264, { fill: LINE }), scope(s, { cx: 200, cy: 150, r: 118, seed: 5, count: 5, rings: 3, disc: false, sweep: 50, blocks: false })));
  s.add(headset({ x: 1230, y: 620, k: 1.25, turn: 14 }), coil(1100, 820, 900, 980, 16, 12));
  s.add(g({ transform: 'rotate(24 260 820)' }, rect(120, 800, 330, 20, { fill: PHOSPHOR }), path('M450 800h0l40 10-40 10z', { fill: INK })), circle(180, 300, 84, { fill: VOID, opacity: 0.5 }), circle(170, 290, 82, { fill: D4 }), circle(170, 290, 64, { fill: INK2 }), stroke('M252 290a34 34 0 0 1 40 30', D4, 16));
}

/** Regulatory updates: an approach plate, the regulation under it, and a marker. */
function rules(s) {
  s.add(lampLight(s, 820, 480, 1050));
  s.add(sheet(210, 190, 560, 720, -9, D2, textLines(60, 90, 420, 10, 46, D4)), sheet(250, 150, 560, 720, -4, D4, textLines(60, 90, 420, 10, 46, D2, 8)));
  s.add(sheet(640, 120, 620, 780, 3, GLOW, stroke('M40 40h540v700H40zM40 130h540M40 560h540M220 40v90M400 40v90M310 560v180', D2, 2.5),
    stroke(ring(300, 340, 60) + ring(300, 340, 130) + ring(300, 340, 200), D4, 1.6), stroke('M120 520L300 340 470 190M300 340l150 130a80 80 0 1 0 40-110l-60 40', D1, 4), stroke('M240 280l120 120', INK2, 12),
    path('M120 520l-12 20h24zM470 190l-12 20h24zM450 470l-12 20h24z', { fill: D1 }), stroke('M60 600L170 600 280 700M340 610h200M340 645h160M340 680h200M60 80h120M240 75h130M240 100h80M420 75h130M420 100h90', D2, 5),
    s.beacon(path('M40 132h540v40H40z', { fillOpacity: 0.85 })), textLines(60, 152, 300, 1, 20, GLOW, 7)));
  s.add(g({ transform: 'rotate(-32 1300 560)' }, rect(1240, 420, 60, 330, { fill: INK, rx: 8 }), rect(1240, 480, 60, 120, { fill: D3 }), path('M1252 420h36l-8-44h-20z', { fill: PHOSPHOR })), stroke('M0 860L1600 960', D2, 1.4, { opacity: 0.5 }));
  s.add(path('M60 930h900v46H60z', { fill: D3, opacity: 0.55 }), stroke(Array.from({ length: 44 }, (_, i) => `M${80 + i * 20} 930v${i % 5 ? 12 : 22}`).join(''), INK, 2));
}

/** Customised training: a strip board, one strip drawn out of its bay. */
function stripBoard(s) {
  s.add(rect(0, 0, 1600, 1000, { fill: s.linear([[0, INK2], [1, INK]]) }), circle(640, 380, 800, { fill: s.radial(640, 380, 800, [[0, PHOSPHOR, 0.2], [1, PHOSPHOR, 0]]) }));
  s.add(g({ transform: 'rotate(-7 800 500)' },
    [-60, 500, 1060].map((x, b) => [rect(x, -120, 530, 1260, { fill: VOID }), stroke(`M${x} -120v1260M${x + 530} -120v1260`, D3, 3),
      Array.from({ length: 11 }, (_, i) => (b === 1 && i === 5) || (b === 0 && i > 8) || (b === 2 && i < 3) ? '' : strip2d({ x: x + 16, y: -70 + i * 104, w: 498, h: 84, seed: b * 20 + i, paper: [D1, D2, LINE][(i + b) % 3], edge: [PHOSPHOR, D4, PALE][(i * 2 + b) % 3] }))])));
  s.add(g({ transform: 'rotate(-15 900 470)' }, rect(606, 446, 580, 100, { fill: VOID, opacity: 0.7 }), rect(590, 420, 580, 100, { fill: GLOW }), s.beacon(rect(590, 420, 18, 100)),
    stroke('M690 420v100M800 420v100M910 420v100M1000 420v100M1090 420v100M800 470h200', D3, 2), stroke('M626 455h48M626 487h32M704 470h78M816 445h70M816 497h52M926 445h50M926 497h62M1016 470h56M1106 455h46M1106 487h30', D1, 8)));
  // The hand: index finger over the strip, thumb under it, a dark sleeve.
  s.add(path('M1520 900L1380 700c-60-40-110-90-135-125-25-20-45-30-75-30-25 0-38-17-20-30 20-10 50-7 75-3 15-7 10-22-10-37-25-13-63-17-65-35 0-16 30-22 55-15 55 15 105 65 145 105 40 30 80 70 120 110l130 120z', { fill: D3 }), stroke('M1225 512c30 6 60 24 80 50M1215 475c40 12 80 40 104 72', INK2, 3, { opacity: 0.6 }), path('M1600 1000V690l-110-66-156 130 140 246z', { fill: LINE }), path('M1600 1000V740l-90-20-100 180 64 100z', { fill: INK2 }), stroke('M1490 624L1334 754', PHOSPHOR, 3));
}

/** Content development: a sector being drawn, node by node. */
function sectorEditor(s) {
  s.add(rect(0, 0, 1600, 1000, { fill: s.linear([[0, INK], [1, VOID]]) }), pool(s, 800, 820, 900, 0.3, PHOSPHOR, 0.22));
  s.add(path('M190 70H1410L1450 690H150z', { fill: VOID, stroke: D2 }), rect(232, 106, 1136, 548, { fill: NIGHT, stroke: D3 }), path('M720 690h160l20 90H700z', { fill: INK2 }), path('M560 776h480l20 24H540z', { fill: SLATE }));
  s.add(stroke(Array.from({ length: 15 }, (_, i) => `M${340 + i * 70} 106v548`).join('') + Array.from({ length: 7 }, (_, i) => `M312 ${176 + i * 70}h1056`).join(''), LINE, 1), path('M232 106h80v548h-80z', { fill: INK }), stroke('M256 150h32M256 200h32v32h-32zM256 276l32 32M272 350a16 16 0 1 0 .1 0M256 430h32M256 446h20', D4, 3));
  s.add(path('M480 240L760 170 1010 260 1080 450 820 580 560 520z', { fill: PHOSPHOR, fillOpacity: 0.16, stroke: PHOSPHOR, strokeWidth: 3 }), stroke('M480 240L820 580M760 170L690 550M1010 260L560 520M330 420L1200 330', D3, 1.6, { strokeDasharray: '12 7' }), stroke(ring(800, 390, 70) + ring(800, 390, 140), D3, 1.4), stroke('M750 430L850 350', GLOW, 8));
  s.add(path([[480, 240], [760, 170], [1010, 260], [820, 580], [560, 520]].map(([x, y]) => box(x - 9, y - 9, 18, 18)).join(''), { fill: INK, stroke: PALE, strokeWidth: 3 }), s.beacon([circle(1080, 450, 30, { fillOpacity: 0.25 }), rect(1069, 439, 22, 22)]), path('M1088 458l44 34-20 3 12 26-11 5-12-26-15 13z', { fill: GLOW }));
  s.add(rect(1170, 140, 170, 220, { fill: INK, stroke: D2 }), textLines(1190, 176, 130, 6, 30, D4, 5), path('M0 800H1600V1000H0z', { fill: INK }), stroke('M0 800H1600', D3, 2));
  s.add(path('M330 840h640l24 80H306z', { fill: SLATE }), stroke('M346 856h610M336 876h628M326 898h650', D2, 12, { strokeDasharray: '34 6' }), path('M1110 850h230l30 110h-270z', { fill: INK2, stroke: D2 }), stroke('M1220 930l120-120', PHOSPHOR, 7, { strokeLinecap: 'round' }), headset({ x: 150, y: 800, k: 0.85, turn: -12 }));
}

/** Consulting: three people round a lit plan of an aerodrome. */
function planTable(s) {
  const cam = camera({ y: -3.4, z: 2.5, f: 950, cy: 300 });
  s.add(shell(s, cam, { x0: -5, x1: 5, y1: 4.4, h: 3.9, back: INK2, floor: NIGHT }));
  const w = cam.panel([-3.4, 4.36, 3.3], [6.8, 0, 0], [0, 0, -1.9]);
  const [, hy] = w.see(0, 0.8);
  s.add(g({ clipPath: s.clip(w.rect(0, 0, 1, 1)) }, dusk(s, hy, { y0: 120 }), ridge(3, hy + 1, 40, D1), rect(0, hy, 1600, 200, { fill: INK2 }), town(4, 300, 1000, hy + 2, 20, 40), farTower(1060, hy + 8, 170, INK, GLOW)), stroke([0, 0.25, 0.5, 0.75, 1].map((u) => w.line([u, 0], [u, 1])).join('') + w.line([0, 0], [1, 0]) + w.line([0, 1], [1, 1]), D2, 4));
  for (const [x, hair, cloth] of [[-1.3, 'short', D2], [0.2, 'bob', D1], [1.6, 'curly', D2]]) {
    const [px, py] = cam.see([x, 3.2, 0]);
    s.add(standingBack(s, { x: px, y: py, k: cam.scale([x, 3.2, 0]) / 100, cloth, skin: D4, hair, headset: false, front: true, shade: INK2, hairFill: INK }));
  }
  const top = cam.panel([-2.2, 2.4, 0.92], [4.4, 0, 0], [0, -2.5, 0]);
  s.add(pool(s, 800, 560, 900, 0.4, PHOSPHOR, 0.25), path(cam.poly([-2.2, -0.1, 0.1], [2.2, -0.1, 0.1], [2.2, -0.1, 0.92], [-2.2, -0.1, 0.92]), { fill: s.linear([[0, D1], [0.3, INK2], [1, VOID]], { y1: 750, y2: 1000 }) }), path(top.rect(0, 0, 1, 1), { fill: s.linear([[0, PHOSPHOR], [1, PALE]], { y1: 480, y2: 760 }) }));
  s.add(stroke(Array.from({ length: 9 }, (_, i) => top.line([(i + 1) / 10, 0], [(i + 1) / 10, 1])).join('') + [0.2, 0.4, 0.6, 0.8].map((v) => top.line([0, v], [1, v])).join(''), D3, 1), path(top.poly([0.1, 0.66], [0.72, 0.16], [0.76, 0.22], [0.14, 0.72]) + top.poly([0.3, 0.86], [0.9, 0.36], [0.94, 0.42], [0.34, 0.92]), { fill: INK2 }), stroke(top.line([0.12, 0.69], [0.74, 0.19]) + top.line([0.32, 0.89], [0.92, 0.39]), PALE, 2, { strokeDasharray: '14 12' }), stroke(top.line([0.3, 0.56], [0.5, 0.72]) + top.line([0.56, 0.36], [0.76, 0.5]), LINE, 5));
  s.add(path(top.rect(0.44, 0.42, 0.56, 0.56), { fill: D2 }), s.beacon([circle(...top.see(0.62, 0.5), 26, { fillOpacity: 0.25 }), circle(...top.see(0.62, 0.5), 10)]), stroke(top.line([0, 1], [1, 1]), GLOW, 3));
  s.add(standingBack(s, { x: 330, y: 1130, k: 3.9, arm: true, cloth: INK2, skin: D2, hair: 'long', headset: false }));
}

/** The medical, the English, the papers: what a candidate brings. */
function requirements(s) {
  s.add(lampLight(s, 800, 430, 1000));
  s.add(sheet(170, 150, 420, 560, -6, GLOW, textLines(50, 70, 240, 2, 36, D3, 9), Array.from({ length: 5 }, (_, i) => stroke(`M50 ${170 + i * 72}h34v34h-34z`, D2, 4) + stroke(`M112 ${187 + i * 72}h${[240, 200, 256, 180, 220][i]}`, D4, 9)).join(''), stroke('M56 186l12 14 24-34M56 258l12 14 24-34M56 330l12 14 24-34', D1, 7)));
  // An eye chart of rings with a gap: the sight test, without a letter in it.
  const gap = (x, y, r, t) => g({ transform: `translate(${x} ${y}) rotate(${t})` }, stroke(d`M${r * 0.94} ${r * 0.34}A${r} ${r} 0 1 1 ${r * 0.94} ${-r * 0.34}`, INK2, r * 0.42));
  s.add(sheet(640, 96, 360, 560, 2, PALE, gap(180, 110, 60, 0), [80, 180, 280].map((x, i) => gap(x, 250, 34, i * 90 + 90)), [70, 143, 216, 290].map((x, i) => gap(x, 350, 22, i * 90)), [60, 108, 156, 204, 252, 300].map((x, i) => gap(x, 430, 13, i * 180 + 90)), textLines(60, 500, 240, 1, 20, D4)));
  s.add(sheet(1060, 190, 400, 250, 7, LINE, stroke(Array.from({ length: 22 }, (_, i) => { const a = 10 + 70 * Math.abs(Math.sin(i * 0.9) * Math.sin(i * 0.21 + 0.5)); return `M${38 + i * 15.5} ${n1(125 - a)}v${n1(a * 2)}`; }).join(''), PHOSPHOR, 7, { strokeLinecap: 'round' })));
  s.add(headset({ x: 1190, y: 590, k: 1.2, turn: -10 }), coil(1090, 780, 760, 890, 18, 12));
  s.add(sheet(690, 700, 300, 420, -4, D1, stroke(ring(150, 130, 60) + 'M90 130h120M150 70v120', PHOSPHOR, 4), stroke('M150 70c-36 36-36 84 0 120 36-36 36-84 0-120', PHOSPHOR, 3)), s.beacon([circle(462, 742, 54), circle(462, 742, 40, { fill: 'none', stroke: GLOW, strokeWidth: 3 })]), stroke('M446 742l12 14 24-32', GLOW, 8));
}
const n1 = (v) => Math.round(v * 10) / 10;

export const desks = { 'courses/call-preparation': study, 'services/regulatory-updates': rules, 'services/customized-training': stripBoard, 'services/content-development': sectorEditor, 'services/consulting': planTable, 'blog/requisitos-controlador-aereo': requirements };
