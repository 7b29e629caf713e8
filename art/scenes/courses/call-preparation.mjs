// Study desk from above by lamplight, for the preparation of a call: what a candidate works with.
import { D2, D3, D4, GLOW, INK, INK2, LINE, PALE, PHOSPHOR, VOID } from "../../drawing/palette.mjs";
import { circle, g, path, rect, stroke } from "../../drawing/svg.mjs";
import { coil, headset } from "../../parts/headset.mjs";
import { lampLight, leaf, textLines } from "../../parts/paper.mjs";
import { scope } from "../../parts/scope.mjs";

export function studyDesk(s) {
  s.add(lampLight(s, 760, 430, 1050), stroke("M0 250H1600M0 640H1600", INK, 1.4, { opacity: 0.35 }));
  s.add(
    leaf(300, 210, 360, 490, -7, PALE, textLines(40, 60, 280, 5, 34, D4), textLines(40, 262, 280, 6, 34, D4)),
    leaf(
      660,
      168,
      360,
      490,
      -3,
      GLOW,
      textLines(40, 60, 280, 3, 34, D4),
      stroke("M60 200h240v180H60zM60 290h240M180 200v180", D3, 3),
      path("M90 230h60v36h-60zM210 310a30 30 0 1 0 60 0 30 30 0 1 0-60 0zM120 320l34 46h-68z", { fill: D2 }),
      s.beacon(path("M240 216l34 46h-68z")),
      textLines(40, 420, 280, 2, 30, D4),
    ),
  );
  s.add(
    leaf(
      1080,
      120,
      400,
      300,
      8,
      VOID,
      rect(18, 18, 364, 264, { fill: LINE }),
      scope(s, {
        cx: 200,
        cy: 150,
        r: 118,
        seed: 5,
        count: 5,
        rings: 3,
        disc: false,
        sweep: 50,
        blocks: false,
      }),
    ),
  );
  s.add(headset({ x: 1230, y: 620, k: 1.25, turn: 14 }), coil(1100, 820, 900, 980, 16, 12));
  s.add(
    g(
      { transform: "rotate(24 260 820)" },
      rect(120, 800, 330, 20, { fill: PHOSPHOR }),
      path("M450 800h0l40 10-40 10z", { fill: INK }),
    ),
    circle(180, 300, 84, { fill: VOID, opacity: 0.5 }),
    circle(170, 290, 82, { fill: D4 }),
    circle(170, 290, 64, { fill: INK2 }),
    stroke("M252 290a34 34 0 0 1 40 30", D4, 16),
  );
}
