// Approach chart on top of a regulation, for the regulatory updates: one change is marked.
import { D1, D2, D3, D4, GLOW, INK, INK2, PHOSPHOR } from "../../drawing/palette.mjs";
import { g, path, rect, ring, stroke } from "../../drawing/svg.mjs";
import { lampLight, leaf, textLines } from "../../parts/paper.mjs";

export function regulations(s) {
  s.add(lampLight(s, 820, 480, 1050));
  s.add(
    leaf(210, 190, 560, 720, -9, D2, textLines(60, 90, 420, 10, 46, D4)),
    leaf(250, 150, 560, 720, -4, D4, textLines(60, 90, 420, 10, 46, D2, 8)),
  );
  s.add(
    leaf(
      640,
      120,
      620,
      780,
      3,
      GLOW,
      stroke("M40 40h540v700H40zM40 130h540M40 560h540M220 40v90M400 40v90M310 560v180", D2, 2.5),
      stroke(ring(300, 340, 60) + ring(300, 340, 130) + ring(300, 340, 200), D4, 1.6),
      stroke("M120 520L300 340 470 190M300 340l150 130a80 80 0 1 0 40-110l-60 40", D1, 4),
      stroke("M240 280l120 120", INK2, 12),
      path("M120 520l-12 20h24zM470 190l-12 20h24zM450 470l-12 20h24z", { fill: D1 }),
      stroke(
        "M60 600L170 600 280 700M340 610h200M340 645h160M340 680h200M60 80h120M240 75h130M240 100h80M420 75h130M420 100h90",
        D2,
        5,
      ),
      s.beacon(path("M40 132h540v40H40z", { fillOpacity: 0.85 })),
      textLines(60, 152, 300, 1, 20, GLOW, 7),
    ),
  );
  s.add(
    g(
      { transform: "rotate(-32 1300 560)" },
      rect(1240, 420, 60, 330, { fill: INK, rx: 8 }),
      rect(1240, 480, 60, 120, { fill: D3 }),
      path("M1252 420h36l-8-44h-20z", { fill: PHOSPHOR }),
    ),
    stroke("M0 860L1600 960", D2, 1.4, { opacity: 0.5 }),
  );
  s.add(
    path("M60 930h900v46H60z", { fill: D3, opacity: 0.55 }),
    stroke(Array.from({ length: 44 }, (_, i) => `M${80 + i * 20} 930v${i % 5 ? 12 : 22}`).join(""), INK, 2),
  );
}
