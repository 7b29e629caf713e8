// Heads for the people of a room: from behind, or turned to us as silhouettes.
import { D1, D2, INK, INK2, mix, PHOSPHOR, VOID } from "../drawing/palette.mjs";
import { path, stroke } from "../drawing/svg.mjs";

const HAIR_BACK = {
  short:
    "M-10-129c-1-9 3.5-14.5 10-14.5s11 5.5 10 14.5c-.4 4-1.5 7-3 8.5-1 4-3 5-7 5s-6-1-7-5c-1.5-1.5-2.6-4.5-3-8.5z",
  bob: "M-11-124c-1.5-12 4-19.5 11-19.5s12.5 7.5 11 19.5c0 6-.5 11-2 15-5 2-13 2-18 0-1.5-4-2-9-2-15z",
  bun: "M-9.6-127c-.6-10 4-16 9.6-16s10.2 6 9.6 16c-.4 5-2 9-4 11h-11.2c-2-2-3.6-6-4-11zM-6-141a6 5.6 0 1 1 12 0 6 5.6 0 1 1-12 0z",
  long: "M-11-124c-1.5-12 4-19.5 11-19.5s12.5 7.5 11 19.5c.5 12 1 20 0 30-6 3-16 3-22 0-1-10-.5-18 0-30z",
  curly: "M-13-127c-3-5 0-11 4-13 2-5 8-7 11-5 6-1 10 4 11 9 3 4 2 9 0 12-1 5-5 8-9 8h-9c-5-1-8-5-8-11z",
};

const HAIR_LIGHT = "M-5-138c-2.5 6-2.5 12-1.5 18M5-138c2.5 6 2.5 12 1.5 18M0-141c-.6 6-.6 12 0 18";

export const look = (o) => ({
  hair: "short",
  hairFill: VOID,
  skin: D1,
  cloth: INK2,
  shade: INK,
  rim: PHOSPHOR,
  chair: VOID,
  headset: true,
  ...o,
});

/** Band, cups and microphone, alike from before and behind. */
const headsetBack = (s, o) =>
  s.sprite("headset", () => [
    stroke("M-10-126c-1.5-26 21.5-26 20 0M4-141.5c3.5 2.5 5.5 7 5 13", o.rim, 0.9),
    path("M-9-129c-2.6-.3-3.5 1.5-3.5 4s.9 5 3.5 4.7zM9-129c2.6-.3 3.5 1.5 3.5 4s-.9 5-3.5 4.7z", {
      fill: D2,
      stroke: o.rim,
      strokeWidth: 0.5,
    }),
    stroke("M-11.5-121c0 4 1.5 7 5 8.5", o.rim, 0.6),
  ]);

export const headBack = (s, o) => [
  path(
    "M-5-119c0 5 .3 8-1 10-1.2 1.8-3.5 2.6-6 3.4l12 6 12-6c-2.5-.8-4.8-1.6-6-3.4-1.3-2-1-5-1-10zM-9.4-127c0-9 4-15 9.4-15s9.4 6 9.4 15-4 12-9.4 12-9.4-3-9.4-12z",
    { fill: o.skin },
  ),
  path("M-9-108c5 4.5 13 4.5 18 0l3 4c-7 6-17 6-24 0z", { fill: o.cloth }),
  path(HAIR_BACK[o.hair], { fill: o.hairFill }),
  stroke(HAIR_LIGHT, mix(o.hairFill, PHOSPHOR, 0.3), 0.5),
  o.headset ? headsetBack(s, o) : "",
];

/** The same head turned to us, dark against the light behind it: an outline of face and hair, its edge lit. */
export const headFront = (s, o) => [
  ["bob", "long", "curly"].includes(o.hair) ? path(HAIR_BACK[o.hair], { fill: o.hairFill }) : "",
  path(
    "M-5-119c0 5 .3 8-1 10-1.2 1.8-3.5 2.6-6 3.4l12 9 12-9c-2.5-.8-4.8-1.6-6-3.4-1.3-2-1-5-1-10zM-9-129c0 8 4 15 9 15s9-7 9-15c0-9-4-14-9-14s-9 5-9 14z",
    { fill: o.skin },
  ),
  path("M-10-127c-1-11 3.5-16.5 10-16.5s11 5.5 10 16.5c-1.5-5-3-8-5-9-4 2-9 2-12-.5-1.5 2-2.5 5-3 9.5z", {
    fill: o.hairFill,
  }),
  stroke("M4-142c4 2 6 7 5.6 13-.4 6-2.6 11-6 14", o.rim, 0.7, { strokeLinecap: "round" }),
  o.headset ? headsetBack(s, o) : "",
];
