// Heads of the portraits, in profile and facing right: dark against what they look at, with its light along the face.
// Origin at the ear, crown about 150 above it. Features are those of nobody: they are varied by number.
import { BEACON, INK, mix, PALE, VOID } from "../drawing/palette.mjs";
import { circle, d, path, stroke } from "../drawing/svg.mjs";
import { litFromRight } from "./lit-plane.mjs";
import { HAIR } from "./profile-hair.mjs";
import { wornHeadset } from "./profile-headset.mjs";

/** How far a feature stands out, in tenths: brow, nose, lips, chin. */
const FEATURES = [
  [0, 0, 0, 0],
  [4, 9, -2, 4],
  [-3, -7, 4, -3],
  [5, 4, 0, 8],
  [-4, 2, 6, -5],
  [2, 13, -3, 0],
  [-2, -3, 5, 3],
  [3, 6, 2, -4],
  [0, -9, 3, 6],
];

/** From the hairline down the face to the throat. */
const face = ([brow, nose, lips, chin]) =>
  d`M58-132C${88 + brow}-114 ${104 + brow}-84 ${104 + brow}-52c1 12 ${-brow - 2} 18 ${-brow - 3} 28C${107 + nose / 2}-8 ${124 + nose} 8 ${133 + nose} 24c5 8 0 16-11 17l${-nose - 13} 4c0 7 ${lips + 6} 9 ${lips + 8} 16 1 5-5 7-9 9 6 2 ${8} 7 ${6} 13-2 5 ${-lips - 8} 6 ${-lips - 8} 12 ${chin + 2} 8 ${chin + 6} 17 ${chin} 28-6 14 ${-chin - 24} 17 ${-chin - 44} 13`;

const SKULL = "C28 130-6 112-18 82L-82 78C-104 52-124 14-120-44-116-110-72-156-14-158 14-158 38-148 58-132z";
const NECK = "M58 120C42 160 44 196 62 232L-118 250C-96 190-84 130-90 60L30 70z";

const BEARDS = {
  full: "M30 34c6 18 30 30 62 26 8 4 20 4 22 12-4 4-6 8-4 16 4 16 6 42-8 56-30 8-66 0-90-28-16-20-18-54-12-84z",
  short: "M26 40c8 26 34 40 62 34l18-2c-2 8-4 12 0 20 6 14 6 32-4 42-28 8-66-6-86-32-12-18-10-42-6-64z",
  goatee: "M84 62c10-4 22-4 28 2l-4 14c-2 10 2 14 2 24 2 16-2 30-10 36-12 2-22-4-24-16 4-18 2-40 8-60z",
  moustache: "M82 60c10-10 24-12 30-8 4 4 2 10-4 12-10 2-20 4-30 2z",
};

/** Who looks at something has the eye open: a glint under the brow. */
const eye = (dark, light) =>
  path("M70-22c8-7 18-7 25-3-2 6-4 9-7 11-7 1-13-2-18-8z", { fill: light }) +
  circle(88, -18, 5, { fill: VOID }) +
  stroke("M66-24c9-9 20-9 30-3M62-46c12-9 24-9 36-3", mix(dark, VOID, 0.7), 6, { strokeLinecap: "round" });

/** Skin out of the light, kept warm: ink alone would make it grey. */
const inShade = (skin) => mix(mix(skin, INK, 0.56), BEACON, 0.09);

const GLASSES = "M66-36h40l-4 32q-20 8-34-2zM66-30L-6-24";

export function profileHead(s, { features, skin, hair, hairFill, beard, glasses, headset, tone }) {
  const outline = face(FEATURES[features]) + SKULL;
  const dark = inShade(skin);
  const light = mix(skin, PALE, 0.42);
  const { front, sheen } = HAIR[hair];
  return [
    litFromRight(s, outline, dark, light),
    eye(dark, light),
    headset || hair === "veil"
      ? ""
      : path("M-14-22c16-10 30 0 26 18-3 14-8 30-20 30-10-4-12-30-6-48z", { fill: mix(dark, skin, 0.4) }),
    beard ? path(BEARDS[beard], { fill: hairFill }) : "",
    path(front, { fill: hairFill }),
    stroke(sheen, mix(hairFill, tone, 0.4), 4, { strokeLinecap: "round" }),
    glasses ? stroke(GLASSES, mix(INK, tone, 0.75), 5, { strokeLinejoin: "round" }) : "",
    headset ? wornHeadset(headset, tone) : "",
  ];
}

/** The neck, which the collar covers, and the hair that hangs behind it: drawn before the body. */
export const behindCollar = ({ hair, hairFill, skin }) => [
  path(HAIR[hair].back, { fill: hairFill }),
  path(NECK, { fill: mix(inShade(skin), INK, 0.35) }),
];
