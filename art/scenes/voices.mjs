// People who speak for a living: language booths and pseudo-pilots.
import { D1, D2, D3, D4, INK, INK2, LINE, NIGHT, PALE, PHOSPHOR, SLATE, VOID } from "../palette.mjs";
import { circle, d, g, path, rect, stroke } from "../svg.mjs";
import { camera } from "../camera.mjs";
import { aircraftFront } from "../parts/aircraft.mjs";
import { CROWD } from "../parts/classroom.mjs";
import { seatedBack, standingBack } from "../parts/people.mjs";
import { desk, monitor, pool, shell, slots } from "../parts/room.mjs";
import { dusk, ridge } from "../parts/sky.mjs";

/** Language lab: booths in a row, a waveform on every screen. */
function languageLab(s) {
  const cam = camera({ y: -3.9, z: 1.6, f: 1120, cy: 440 });
  s.add(
    shell(s, cam, { x0: -4.6, x1: 4.6, y1: 3, h: 3.4, floor: NIGHT, back: SLATE }),
    slots(cam, [[-4, 4, 2.2, 2.36]], 3.4, D4),
  );
  const map = cam.panel([-3.2, 2.96, 2.9], [6.4, 0, 0], [0, 0, -0.9]);
  const wave = Array.from({ length: 90 }, (_, i) => {
    const u = 0.02 + i * 0.0108;
    const a = 0.06 + 0.4 * Math.abs(Math.sin(i * 0.37) * Math.sin(i * 0.09 + 0.6));
    return map.line([u, 0.5 - a], [u, 0.5 + a]);
  }).join("");
  s.add(stroke(wave, PHOSPHOR, 4, { strokeLinecap: "round", opacity: 0.8 }));
  [-2.7, -0.9, 0.9, 2.7].forEach((x, i) => {
    s.add(desk(cam, x - 0.85, x + 0.85, 1.2, 1.9, { top: D1, front: INK, edge: PHOSPHOR }));
    const m = monitor(cam, { x, y: 1.75, z: 0.86, w: 1.05, h: 0.62, screen: LINE });
    const w = Array.from({ length: 26 }, (_, j) => {
      const a = 0.04 + 0.3 * Math.abs(Math.sin(j * (0.5 + i * 0.13)) * Math.sin(j * 0.12 + 0.4));
      return m.screen.line([0.1 + j * 0.032, 0.42 - a], [0.1 + j * 0.032, 0.42 + a]);
    }).join("");
    s.add(
      m.art,
      stroke(w, PALE, 3, { strokeLinecap: "round" }),
      stroke(m.screen.line([0.1, 0.84], [0.62, 0.84]), D4, 4),
    );
    if (i === 1) s.add(s.beacon(circle(...m.screen.see(0.86, 0.84), 8)));
    s.add(
      path(cam.poly([x + 0.9, 1.1, 0], [x + 0.9, 1.95, 0], [x + 0.9, 1.95, 1.55], [x + 0.9, 1.1, 1.55]), {
        fill: D1,
        stroke: D3,
      }),
    );
    const [px, py] = cam.see([x, 0.5, 0]);
    s.add(pool(s, px, py - 120, 240, 0.4, PHOSPHOR, 0.12));
    if (i !== 2)
      s.add(
        seatedBack(s, {
          x: px,
          y: py,
          k: cam.scale([x, 0.5, 0]) / 100,
          ...CROWD[[1, 2, 0, 3][i]],
          headset: true,
        }),
      );
  });
  s.add(
    path(cam.poly([-3.6, 1.1, 0], [-3.6, 1.95, 0], [-3.6, 1.95, 1.55], [-3.6, 1.1, 1.55]), {
      fill: D1,
      stroke: D3,
    }),
  );
  s.shift(40);
}

/** Pseudo-pilots: they face us over their screens, and behind the glass is the room they fly for. */
function pseudoPilots(s) {
  const cam = camera({ y: -2.1, z: 1.75, f: 1080, cy: 430 });
  s.add(
    shell(s, cam, { x0: -5, x1: 5, y1: 4, h: 3.3, floor: NIGHT, back: SLATE, left: INK, right: INK }),
    slots(cam, [[-4, 4, 3, 3.2]], 3.3, D4),
  );
  const glass = cam.panel([-4.4, 3.96, 2.85], [8.8, 0, 0], [0, 0, -1.75]);
  const [, gy] = glass.see(0, 0.55);
  s.add(
    g(
      { clipPath: s.clip(glass.rect(0, 0, 1, 1)) },
      dusk(s, gy, { ramp: "early", y0: 170 }),
      ridge(81, gy + 1, 26, D3),
      rect(0, gy, 1600, 200, { fill: D1 }),
      stroke(`M760 ${Math.round(gy + 70)}L796 ${Math.round(gy)}H804L860 ${Math.round(gy + 70)}`, PALE, 2),
      aircraftFront({ x: 800, y: gy - 44, k: 0.3, body: LINE, wing: LINE }),
      path("M0 520q800-90 1600 0v160H0z", { fill: VOID }),
      [430, 800, 1170].map((x) =>
        path(d`M${x - 20} 540v-34c0-10 8-12 13-15a10 11 0 1 1 14 0c5 3 13 5 13 15v34z`, { fill: INK }),
      ),
    ),
    stroke(
      [0, 0.25, 0.5, 0.75, 1].map((u) => glass.line([u, 0], [u, 1])).join("") +
        glass.line([0, 0], [1, 0]) +
        glass.line([0, 1], [1, 1]),
      D2,
      5,
    ),
  );
  const crew = [
    [-2.25, "short", D2, D4],
    [-0.75, "long", LINE, D3],
    [0.75, "curly", D1, D2],
    [2.25, "bun", D2, D4],
  ];
  for (const [x, hair, cloth, skin] of crew) {
    const p = [x, 1.6, -0.14];
    const [px, py] = cam.see(p);
    s.add(
      standingBack(s, {
        x: px,
        y: py,
        k: cam.scale(p) / 100,
        hair,
        cloth,
        skin,
        front: true,
        shade: INK2,
        hairFill: INK,
        flip: x > 0 ? -1 : 1,
      }),
      pool(s, px, py - 400, 170, 0.8, PALE, 0.2),
    );
  }
  s.add(
    path(cam.poly([-5, 1, 0], [5, 1, 0], [5, 1, 0.74], [-5, 1, 0.74]), {
      fill: s.linear(
        [
          [0, INK2],
          [1, VOID],
        ],
        { y1: 630, y2: 820 },
      ),
    }),
    path(cam.poly([-5, 1, 0.74], [5, 1, 0.74], [5, 1.8, 0.74], [-5, 1.8, 0.74]), { fill: D1 }),
    stroke(cam.line([-5, 1, 0.74], [5, 1, 0.74]), PHOSPHOR, 2),
  );
  // Two screens each, seen from behind: the light is on the faces.
  crew.forEach(([x], i) => {
    for (const dx of [-0.35, 0.35]) {
      const m = cam.panel([x + dx - 0.32, 1.2, 1.16], [0.64, 0, 0], [0, 0, -0.36]);
      s.add(
        path(m.rect(0.38, 1, 0.62, 1.2) + m.rect(0.25, 1.14, 0.75, 1.2), { fill: INK }),
        path(m.rect(0, 0, 1, 1), { fill: INK2 }),
        stroke(m.line([0, 1], [0, 0], [1, 0], [1, 1]), PALE, 2),
        stroke(
          m.line([0.3, 0.4], [0.7, 0.4]) + m.line([0.3, 0.5], [0.7, 0.5]) + m.line([0.3, 0.6], [0.7, 0.6]),
          LINE,
          2,
        ),
      );
    }
    if (i === 1) s.add(s.lamp(...cam.see([x, 1, 0.82]), 5));
  });
  s.add(stroke([-3.2, -1.6, 0, 1.6, 3.2].map((x) => cam.line([x, 1, 0], [x, 1, 0.74])).join(""), LINE, 2));
  s.shift(64);
}

export const voices = {
  "facilities/language-lab": languageLab,
  "facilities/pseudo-pilot-room": pseudoPilots,
};
