// Body of a portrait in profile: shoulders and chest with light along the side that faces the work, and what is worn.
import { INK, mix, PALE } from "../drawing/palette.mjs";
import { path, stroke } from "../drawing/svg.mjs";
import { litFromRight } from "./lit-plane.mjs";

const TORSO =
  "M-112 226C-160 262-226 284-254 372c-22 80-26 190-22 340H150c22-90 34-200 12-286-14-60-54-132-96-202C20 262-60 266-112 226z";

const COLLARS = {
  shirt: (c) =>
    path("M-112 222c40 34 120 40 170-8l8-4 40 70-44 30-46-42c-40 24-96 10-128-46z", {
      fill: mix(c, PALE, 0.34),
    }),
  blazer: (c) =>
    path("M62 222l40 60-2 150-60-130z", { fill: mix(c, PALE, 0.62) }) +
    path("M50 232l-26 26 16 110 62 130 12-200-18-44-12 60z", { fill: mix(c, INK, 0.5) }) +
    path("M-112 224c40 36 104 40 148 18l26-22-8-16c-40 38-118 40-158-2z", { fill: mix(c, PALE, 0.5) }),
  roll: (c) =>
    path("M-88 168c40 34 104 34 150-6l14 74c-50 44-136 46-188 4z", { fill: mix(c, PALE, 0.14) }) +
    stroke("M-94 196c46 34 116 32 164-2M-102 222c50 32 124 30 176-4", mix(c, INK, 0.5), 4),
  crew: (c) => stroke("M-106 226c50 38 130 38 172-4", mix(c, PALE, 0.34), 16, { strokeLinecap: "round" }),
  hood: (c) =>
    path("M-116 206c-46 8-84 56-66 92 50 40 176 42 256-30l-10-48C20 254-66 252-116 206z", {
      fill: mix(c, PALE, 0.16),
    }) + stroke("M52 276l8 90M18 290l2 80", mix(c, PALE, 0.5), 5, { strokeLinecap: "round" }),
  vneck: (c) =>
    path("M64 218l44 66-26 60-56-68-134-48 10-14c50 36 120 34 162 4z", { fill: mix(c, PALE, 0.5) }),
};

export function profileBody(s, { cloth, collar, tone }) {
  const dark = mix(cloth, INK, 0.45);
  return [
    litFromRight(
      s,
      TORSO,
      dark,
      mix(dark, tone, 0.7),
      path("M-280 240h110c30 140 40 300 30 480h-140z", { fill: INK, opacity: 0.3 }),
    ),
    COLLARS[collar](dark),
  ];
}
