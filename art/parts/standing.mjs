// Standing people, in centimetres, on their own origin: instructors and visitors, drawn as the seated ones are.
import { D2, mix } from "../drawing/palette.mjs";
import { at, g, path, stroke } from "../drawing/svg.mjs";
import { headBack, headFront, look } from "./heads.mjs";

/** Standing, from behind. Crown at -176. `arm` lifts the right arm towards a screen. */
export function standingBack(
  s,
  { x, y, k = 1, flip = 1, arm = false, board = false, front = false, ...rest },
) {
  const o = look(rest);
  // The right arm either hangs with the rest of the jacket or is drawn apart, lifted.
  const side = arm
    ? "c0-10-2-24-1-36l4-14c1-4 0-7-1-9-4-4-12-4-15-9z"
    : "c0-10-2-24-1-36l3 16c1 6 1 12 0 22l7 1c3-8 4-14 3-22-1-14-3-34-8-40-4-4-14-4-17-9z";
  return s.sprite(
    "standingBack" + JSON.stringify([o, arm, board, front]),
    () => [
      board ? path("M16-78l24-5 6 32-23 5z", { fill: o.rim }) : "",
      s.sprite(
        "standingBack" + o.shade + arm,
        () => [
          path("M-15-88c-3 24-2 52-3 86h13c1-26 3-46 5-64 2 18 4 38 5 64h13c-1-34 0-62-3-86z", {
            fill: o.shade,
          }),
          path(`M-26-74c-2 5 1 10 3 8l3-8z${arm ? "" : "M26-74c2 5-1 10-3 8l-3-8z"}`, { fill: D2 }),
          path(
            `M-6-144c-3 5-13 5-17 9-5 6-7 26-8 40-1 8 0 14 3 22l7-1c-1-10-1-16 0-22l3-16c1 12-1 26-1 36 10 4 28 4 38 0${side}`,
            { fill: "currentColor" },
          ),
          path(`M0-140v67c7 0 14-1 19-3${side}`, { fill: o.shade, opacity: 0.5 }),
          stroke(arm ? "M6-144l3 2" : "M6-144c3 5 13 5 17 9 5 6 7 26 8 40 1 8 0 14-3 22", o.rim, 0.8, {
            opacity: 0.85,
          }),
          stroke("M-18-112c1-6 2-10 4-14M18-112c-1-6-2-10-4-14", o.shade, 0.8),
        ],
        { color: o.cloth },
      ),
      // The sleeve grows out of the shoulder: only its upper edge is lit, as the other shoulder's is.
      arm
        ? path("M8-142c9 0 16 4 20 10l8 12 19-11 4 7-20 17c-5 4-9 3-13-1l-9-9z", {
            fill: mix(o.cloth, o.shade, 0.25),
          }) +
          stroke("M8-142c9 0 16 4 20 10l8 12 19-11", o.rim, 0.8) +
          path("M55-132c3-4 6-8 10-9l2 2-2 3 5-1 1 3-5 3c-2 3-4 6-7 6z", { fill: o.skin })
        : "",
      g({ transform: "translate(0-33)" }, front ? headFront(s, o) : headBack(s, o)),
    ],
    { transform: at(x, y, flip === 1 ? k : [-k, k]) },
  );
}
