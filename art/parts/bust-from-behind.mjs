// Head and shoulders from behind, for whoever sits between us and a screen. The light comes from the right.
import { D1, INK, LINE, mix, PALE, PHOSPHOR, VOID } from "../drawing/palette.mjs";
import { ellipse, g, path, stroke } from "../drawing/svg.mjs";

const SKULL = "M296 300c-4-96 40-152 104-152s108 56 104 152c-2 60-30 140-60 150h-88c-30-10-58-90-60-150z";
const SKULL_SHADE = "M296 300c2 60 30 140 60 150h24c-30-60-40-180-10-300-50 12-76 70-74 150z";
const NECK = "M342 400v136c0 18-22 28-50 36 60 36 156 36 216 0-28-8-50-18-50-36V400z";
const NECK_SHADE = "M342 424c30 24 86 24 116 0v36c-30 22-86 22-116 0z";
const TORSO = "M70 800c8-112 50-172 146-202 60-18 110-26 128-46h112c18 20 68 28 128 46 96 30 138 90 146 202z";
const TORSO_SHADE = "M70 800c8-112 50-172 146-202 60-18 110-26 128-46l20 20-60 228z";
const ARMS = "M184 800c-4-40 2-70 16-96M616 800c4-40-2-70-16-96";
const RIM = "M584 598c96 30 138 90 146 202";

const HAIR = {
  short: {
    outline:
      "M292 300c-8-98 36-156 108-156s116 58 108 156c-2 40-12 72-26 94-6 28-30 36-82 36s-76-8-82-36c-14-22-24-54-26-94z",
    sheen:
      "M400 170c-40 60-50 140-40 230M400 170c40 60 50 140 40 230M340 200c-20 40-24 90-16 140M460 200c20 40 24 90 16 140",
  },
  braid: {
    outline:
      "M292 300c-8-98 36-156 108-156s116 58 108 156c-4 60-30 100-70 116 24 24 10 50-4 64 20 22 8 48-6 60 18 24 4 54-8 66l-20 50-20-50c-12-12-26-42-8-66-14-12-26-38-6-60-14-14-28-40-4-64-40-16-66-56-70-116z",
    sheen:
      "M400 160c-50 60-60 140-20 240M400 160c50 60 60 140 20 240M366 424c20 24 50 24 68 0M366 486c20 24 50 24 68 0M370 546c20 24 44 24 60 0",
  },
};

const COLLARS = {
  shirt: (cloth) =>
    path("M312 548c50 40 126 40 176 0l20 40c-60 50-156 50-216 0z", { fill: mix(cloth, PALE, 0.35) }),
  crew: (cloth) => stroke("M310 566c50 40 130 40 180 0", mix(cloth, PALE, 0.35), 14),
};

// Shoulders and neck stay put; the head sits low on them, so nobody looks like a chess piece.
const onShoulders = (...kids) => g({ transform: "translate(-32 -8) scale(1.08)" }, ...kids);

const cup = (x, tone) =>
  ellipse(x, 330, 22, 44, { fill: D1, stroke: tone, strokeWidth: 4 }) +
  ellipse(x, 330, 9.9, 22, { fill: INK });

export function bustFromBehind({ skin, hair, hairFill = VOID, collar, cloth = LINE, tone = PHOSPHOR }) {
  const { outline, sheen } = HAIR[hair];
  const dark = mix(skin, INK, 0.55);
  return [
    path(TORSO, { fill: cloth }),
    path(TORSO_SHADE, { fill: INK, opacity: 0.28 }),
    stroke(ARMS, mix(cloth, INK, 0.55), 4, { strokeLinecap: "round" }),
    path(NECK, { fill: skin }),
    path(NECK_SHADE, { fill: dark, opacity: 0.8, transform: "translate(0 26)" }),
    COLLARS[collar](cloth),
    onShoulders(
      path(SKULL, { fill: skin }),
      path(SKULL_SHADE, { fill: dark, opacity: 0.55 }),
      path(outline, { fill: hairFill }),
      stroke(sheen, mix(hairFill, PALE, 0.22), 3, { strokeLinecap: "round" }),
      stroke("M290 300C270 86 530 86 510 300", tone, 11),
      cup(292, tone),
      cup(508, tone),
      stroke("M288 374c0 30 14 50 40 60", tone, 6, { strokeLinecap: "round" }),
    ),
    stroke(RIM, tone, 4, { opacity: 0.9 }),
  ];
}
