// Clothes of the busts, by pose: what is seen of them at the neck, as collars, lapels and rolls.
import { LINE, mix, PALE } from "../drawing/palette.mjs";
import { path, stroke } from "../drawing/svg.mjs";

export const CUT = {
  quarter: {
    blazer: (c, k) =>
      path("M344 552l66 120 68-120 12 14-60 234h-50L330 566z", { fill: PALE }) +
      path("M330 566l-40 14 20 120 84 100L330 566zM490 566l44 16-10 110-100 108z", { fill: k }) +
      path("M402 660h18l14 140h-44z", { fill: LINE }),
    shirt: (c, k) =>
      path("M344 548l66 76-58 56-40-108zM478 548l-68 76 64 52 36-100z", { fill: mix(c, PALE, 0.35) }) +
      stroke("M410 624v176", k, 3),
    roll: (c, k) =>
      path("M338 500c30 30 106 30 140 0l10 66c-40 36-120 36-160 0z", { fill: mix(c, PALE, 0.16) }) +
      stroke("M334 540c40 30 108 30 148 0", k, 3),
    crew: (c, k) => stroke("M326 566c24 74 144 74 172 0", mix(c, PALE, 0.35), 16),
    vneck: (c, k) =>
      path("M330 562l80 130 82-128-14-16H344z", { fill: mix(c, PALE, 0.55) }) +
      path("M344 548l66 60-40 30-40-72zM478 548l-68 60 44 30 38-72z", { fill: PALE }),
  },
};
CUT.profile = {
  blazer: (c, k) =>
    path("M450 580l-20 30 50 90 10 100h60l-30-150z", { fill: k }) +
    path("M438 560l30 30-10 50-40-50z", { fill: PALE }),
  shirt: (c, k) =>
    path("M300 566l20-20c30 40 80 40 122 0l14 40c-50 40-120 30-156-20z", { fill: mix(c, PALE, 0.4) }),
  roll: (c, k) =>
    path("M318 500c40 30 80 30 120 0l18 86c-60 30-120 20-160-10z", { fill: mix(c, PALE, 0.16) }),
  crew: (c, k) => stroke("M292 576c40 44 120 46 164 8", mix(c, PALE, 0.35), 14),
  vneck: (c, k) => stroke("M292 576c50 40 130 60 164 8", PALE, 14),
};
CUT.back = {
  blazer: (c, k) =>
    path("M318 560c40 30 124 30 164 0l14 24c-60 40-132 40-192 0z", { fill: PALE }) +
    stroke("M400 620v180", k, 3),
  shirt: (c, k) =>
    path("M312 548c50 40 126 40 176 0l20 40c-60 50-156 50-216 0z", { fill: mix(c, PALE, 0.35) }),
  roll: (c, k) => path("M336 500c40 24 88 24 128 0l10 64c-40 30-108 30-148 0z", { fill: mix(c, PALE, 0.16) }),
  crew: (c, k) => stroke("M310 566c50 40 130 40 180 0", mix(c, PALE, 0.35), 14),
  vneck: (c, k) => stroke("M310 566c50 40 130 40 180 0", PALE, 12),
};
