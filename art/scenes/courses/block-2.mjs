// Controller before a radar picture, for the approach and area course: the head is the centre of the rings.
import { D1, D3, INK, INK2, LINE, mix, VOID } from "../../drawing/palette.mjs";
import { g, rect } from "../../drawing/svg.mjs";
import { bustFromBehind } from "../../parts/bust-from-behind.mjs";
import { scope } from "../../parts/scope.mjs";

export function controllerAtScope(s) {
  s.add(
    rect(0, 0, 1600, 1000, {
      fill: s.radial(800, 430, 900, [
        [0, D1],
        [0.5, INK2],
        [1, INK],
      ]),
    }),
  );
  s.add(
    scope(s, {
      cx: 800,
      cy: 430,
      r: 640,
      seed: 47,
      count: 15,
      rings: 6,
      disc: false,
      sweep: 52,
      weight: 1.2,
      size: 0.55,
      alert: 2,
    }),
  );
  s.add(
    rect(0, 600, 1600, 400, {
      fill: s.linear(
        [
          [0, INK, 0],
          [0.6, INK, 0.8],
          [1, VOID],
        ],
        { y1: 600, y2: 1000 },
      ),
    }),
  );
  s.add(
    g(
      { transform: "translate(408 236) scale(.98)" },
      bustFromBehind({
        skin: D3,
        hair: "braid",
        hairFill: mix(INK, LINE, 0.45),
        collar: "crew",
        cloth: LINE,
      }),
    ),
  );
}
