// Aircraft tracks around a lit tower, for a post on being a controller: the whole sky turns round the cab.
import { D1, D2, D3, GLOW, INK2, PALE, PHOSPHOR, VOID } from "../../drawing/palette.mjs";
import { circle, d, rect, stroke } from "../../drawing/svg.mjs";
import { aircraftTop } from "../../parts/aircraft.mjs";
import { dusk, ridge, stars, town } from "../../parts/sky.mjs";
import { tower } from "../../parts/tower.mjs";
import { polar } from "../../parts/traffic.mjs";

export function tracksAroundTower(s) {
  s.add(
    dusk(s, 800, { ramp: "late" }),
    stars(91, 60, 0, 0, 1600, 560),
    circle(800, 330, 380, {
      fill: s.radial(800, 330, 380, [
        [0, PHOSPHOR, 0.4],
        [1, PHOSPHOR, 0],
      ]),
    }),
  );
  // Tracks arc past the tower like star trails: each is one flight somebody spoke to.
  const arcs = [260, 350, 440, 530, 620, 710].map((r, i) => {
    const [a, b] = [
      [-70, 40],
      [-100, -10],
      [-40, 84],
      [-88, 20],
      [-20, 90],
      [-92, -30],
    ][i];
    const [x0, y0] = polar(800, 330, r, a);
    const [x1, y1] = polar(800, 330, r, b);
    return { d: d`M${x0} ${y0}A${r} ${r} 0 0 1 ${x1} ${y1}`, x1, y1, b };
  });
  s.add(
    stroke(arcs.map((a) => a.d).join(""), PHOSPHOR, 1.6, { opacity: 0.6 }),
    arcs.map((a, i) =>
      aircraftTop({ x: a.x1, y: a.y1, k: 0.2 + 0.03 * (i % 3), turn: a.b + 90, fill: PALE }),
    ),
  );
  s.add(
    ridge(27, 802, 80, D2),
    ridge(28, 804, 36, D1),
    rect(0, 800, 1600, 100, {
      fill: s.linear(
        [
          [0, INK2],
          [1, VOID],
        ],
        { y1: 800, y2: 900 },
      ),
    }),
    town(29, 0, 1600, 806, 30, 90),
  );
  s.add(
    tower(s, { x: 800, ground: 900, h: 540, k: 1.4, kind: "column", lit: GLOW }),
    s.lamp(884, 162, 5),
    stroke("M884 166v30", D3, 3),
  );
  s.shift(36);
}
