// What people of the portraits do with their hands. Each pose gives what lies behind the head, what lies over the body
// and, where a hand is at the head, what lies over the head. Places are those of the body: origin at the ear.
import { D3, GLOW, INK, mix, VOID } from "../drawing/palette.mjs";
import { at, g, path, stroke } from "../drawing/svg.mjs";
import { arm } from "./arms.mjs";
import { binoculars, clipboard, mug, paperStrip, tablet } from "./held-things.mjs";

/** Where the head sits on the body. */
export const HEAD = [14, 52];

const SHOULDER = [-66, 318];
const near = (rest) => ({ shoulder: SHOULDER, ...rest });
/** The arm away from us starts behind the chest. */
const far = (rest) => ({ shoulder: [70, 330], ...rest });

export const POSES = {
  strip: (look) => ({
    body: [
      paperStrip(226, 388, -14),
      arm(near({ elbow: [0, 610], wrist: [206, 452], hand: "pinch", turn: 14 }), look),
    ],
  }),
  write: (look) => ({
    body: [
      arm(near({ elbow: [-10, 620], wrist: [196, 482], hand: "pinch", turn: 34 }), look),
      stroke("M262 394l66 150", GLOW, 11, { strokeLinecap: "round" }),
    ],
  }),
  listen: (look) => ({
    head: arm(
      near({ elbow: [186, 520], wrist: [86, 180], hand: "flat", turn: -18, flip: true, lit: 1 }),
      look,
    ),
  }),
  point: (look) => ({
    body: arm(near({ elbow: [150, 530], wrist: [372, 356], hand: "point", turn: 8 }), look),
  }),
  watch: (look) => ({
    behind: arm(
      far({ elbow: [282, 450], wrist: [224, 144], hand: "grip", turn: 0, flip: true, lit: 1 }),
      look,
    ),
    head: [
      g(
        { transform: at(...HEAD) },
        binoculars,
        stroke("M150-52l76-12M232-36v48", D3, 5, { strokeLinecap: "round" }),
      ),
      arm(near({ elbow: [186, 528], wrist: [160, 148], hand: "grip", turn: 0, flip: true, lit: 1 }), look),
    ],
  }),
  folded: (look) => ({
    body: [
      arm(near({ elbow: [-64, 590], wrist: [140, 512], hand: "grip" }), look),
      arm(far({ elbow: [232, 556], wrist: [52, 486], hand: "grip", turn: 4, flip: true, lit: 1 }), look),
    ],
  }),
  mug: (look) => ({
    body: [mug(262, 408), arm(near({ elbow: [-4, 612], wrist: [196, 452], hand: "grip", turn: 36 }), look)],
  }),
  tablet: (look) => ({
    body: [
      tablet(296, 424, 24),
      arm(near({ elbow: [-6, 620], wrist: [206, 492], hand: "pinch", turn: 18 }), look),
    ],
  }),
  notes: (look) => ({
    body: [
      clipboard(214, 424, 12),
      arm(near({ elbow: [-20, 620], wrist: [136, 530], hand: "flat", turn: 10 }), look),
    ],
  }),
  think: (look) => ({
    head: arm(
      near({ elbow: [196, 540], wrist: [142, 278], hand: "grip", turn: -6, flip: true, lit: 1 }),
      look,
    ),
  }),
  phone: (look) => ({
    head: [
      path(
        "M-26-60c-14 0-20 10-18 24l40 150c4 14 14 18 26 16l26-6c12-4 10-22-2-24-30-20-50-80-44-134 2-16-12-26-28-26z",
        {
          fill: VOID,
          stroke: mix(INK, look.tone, 0.6),
          strokeWidth: 4,
          transform: at(...HEAD),
        },
      ),
      arm(near({ elbow: [164, 530], wrist: [50, 202], hand: "grip", turn: -12, flip: true, lit: 1 }), look),
    ],
  }),
  speak: (look) => ({
    body: [
      path("M196 62c20-12 50-4 58 18l26 74c4 18-6 30-24 34s-34-4-40-22l-30-70c-4-14-2-26 10-34z", {
        fill: VOID,
        stroke: mix(INK, look.tone, 0.6),
        strokeWidth: 4,
      }),
      stroke("M204 88l34-12M212 108l34-12", look.tone, 5),
      stroke("M262 190c10 60-30 90-10 150s-20 90-10 160", D3, 8),
      arm(near({ elbow: [90, 590], wrist: [222, 250], hand: "grip", turn: 6, lit: 1, flip: true }), look),
    ],
  }),
};
