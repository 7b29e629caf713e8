// Seated people, in centimetres, on their own origin. They are lit from the screens in front of them: dark planes
// with a rim of light, a headset, and no face. Bodies are sprites whose cloth colour stays open, and a person drawn
// twice in a crowd is stored once.
import { D2, LINE } from "../drawing/palette.mjs";
import { at, path, stroke } from "../drawing/svg.mjs";
import { headBack, look } from "./heads.mjs";

/** Seated at a position, seen from behind, in an operations chair. Floor at y = 0, crown at -143. */
export function seatedBack(s, { x, y, k = 1, turn = 0, flip = 1, ...rest }) {
  const o = look(rest);
  return s.sprite(
    "seatedBack" + JSON.stringify([o, 0]),
    () => [
      s.sprite(
        "seatedBack" + o.shade,
        () => [
          stroke("M0-44v34M-24 0l24-11 24 11M-10 0l10-11 10 11", o.chair, 4),
          path(
            "M-6-112c-3 6-17 6-22 11-6 7-9 22-11 36l-3 12 9 2 8-22-1 27h52l-1-27 8 22 9-2-3-12c-2-14-5-29-11-36-5-5-19-5-22-11z",
            { fill: "currentColor" },
          ),
          path("M0-108v58h26l-1-27 8 22 9-2-3-12c-2-14-5-29-11-36-5-5-19-5-22-11z", {
            fill: o.shade,
            opacity: 0.5,
          }),
          stroke("M6-112c3 6 17 6 22 11 6 7 9 22 11 36", o.rim, 0.9, { opacity: 0.85 }),
          stroke("M-6-112c-3 6-17 6-22 11-6 7-9 22-11 36", o.rim, 0.6, { opacity: 0.4 }),
        ],
        { color: o.cloth },
      ),
      headBack(s, o),
      s.sprite("chair", () => [
        path("M-22-92c0-4 3-6 7-6h30c4 0 7 2 7 6l3 40c0 4-2 6-6 6h-38c-4 0-6-2-6-6zM-27-46h54l-4 6h-46z", {
          fill: o.chair,
        }),
        stroke("M-21-86h42M-22-77h44M-23-68h46M-23-59h46", LINE, 0.5),
        stroke("M-17-97h32c4 0 6 2 6 5l2 30", o.rim, 0.6, { opacity: 0.5 }),
      ]),
    ],
    { transform: at(x, y, flip === 1 ? k : [-k, k], turn) },
  );
}

/** Seated, in profile, facing right: a trainee or a pseudo-pilot at a desk. */
export function seatedSide(s, { x, y, k = 1, flip = 1, ...rest }) {
  const o = look(rest);
  return s.sprite(
    "seatedSide" + JSON.stringify([o, 0]),
    () => [
      s.sprite(
        "seatedSide" + o.shade,
        () => [
          stroke("M2-44v34M-20 0l22-10 22 10", o.chair, 4),
          path("M-30-98c4-2 8 0 9 4l8 44h36c4 1 4 7 0 8h-42c-4 0-6-3-6-6z", {
            fill: o.chair,
            stroke: o.rim,
            strokeWidth: 0.4,
            strokeOpacity: 0.5,
          }),
          path("M-15-58c14-4 44-7 53-3 5 3 6 7 5 12l-5 43 9 2c3 1 3 4 2 6h-24l2-48h-36c-10 0-11-10-6-12z", {
            fill: o.shade,
          }),
          path("M1-112c-9 2-17 7-18 16-2 14 0 32 1 46 8 4 26 4 33-1-1-14 1-23 0-36-1-12-6-22-16-25z", {
            fill: "currentColor",
          }),
          path("M-1-101c7-1 11 5 13 13l8 18 22 2c3 1 3 6 0 7l-27 1c-8-4-17-20-20-31-1-5 0-9 4-10z", {
            fill: "currentColor",
            stroke: o.shade,
            strokeWidth: 0.9,
          }),
          stroke("M13-86l7 16 22 2M8-109c6 4 8 11 9 19", o.rim, 0.7, { opacity: 0.8 }),
          path("M42-68c4-1 7 0 8 2s-3 5-8 5z", { fill: D2 }),
        ],
        { color: o.cloth },
      ),
      path(
        "M0-120h10l1 10c-4 3-9 3-12 0zM-6-132c0-8 6-12 12-12s10 4 10 10c1 3 3 6 3 7l-3 1c0 6-2 9-6 9h-8c-5-3-8-9-8-15z",
        {
          fill: o.skin,
        },
      ),
      path("M-8-132c-1-9 6-13.5 13-13.5 6 0 10 3 11 7-5 0-8 1-9 4-1 5-2 8-5 9l-2 8c-5-2-8-8-8-14.5z", {
        fill: o.hairFill,
      }),
      o.headset
        ? s.sprite(
            "headsetSide",
            () =>
              stroke(
                "M4-145c-4 4-5 9-4 15M1-125c3 5 8 7 15 6M16-134c1 3 3 6 3 7l-3 1c0 6-2 9-6 9",
                o.rim,
                0.9,
              ) +
              path("M-3.2-128.5a3.2 4.8 0 1 1 6.4 0 3.2 4.8 0 1 1-6.4 0z", {
                fill: D2,
                stroke: o.rim,
                strokeWidth: 0.6,
              }),
          )
        : "",
    ],
    { transform: at(x, y, flip === 1 ? k : [-k, k]) },
  );
}
