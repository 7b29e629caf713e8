// Headsets as they are worn in profile: on both ears, on one, or with the microphone swung up.
import { D1, INK, VOID } from "../drawing/palette.mjs";
import { ellipse, path, stroke } from "../drawing/svg.mjs";

const BOOM = {
  both: ["M6 30c14 40 44 58 88 46", "M90 66l26-4c10 0 10 18 0 20l-24 4c-10 0-12-18-2-20z"],
  single: ["M8 28c20 28 44 38 76 34", "M82 52l26-6c10 0 12 18 2 20l-26 6c-10 0-12-18-2-20z"],
  up: ["M10-30C40-58 70-72 108-78", "M104-88l26-6c10 0 12 16 2 19l-26 6c-10 0-12-16-2-19z"],
};

export function wornHeadset(kind, tone) {
  const [boom, microphone] = BOOM[kind];
  return [
    stroke(kind === "single" ? "M0-30C-14-90-12-130 6-166" : "M-2-34C-14-84-14-124 0-164", tone, 12, {
      strokeLinecap: "round",
    }),
    stroke(boom, tone, 6, { strokeLinecap: "round" }),
    path(microphone, { fill: VOID, stroke: tone, strokeWidth: 3 }),
    ellipse(0, 0, 33, 44, { fill: D1, stroke: tone, strokeWidth: 4 }),
    ellipse(2, 0, 15, 22, { fill: INK }),
  ];
}
