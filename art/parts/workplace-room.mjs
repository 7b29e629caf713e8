// Rooms of the workplaces: a dark one lit from the right, and the glow of what is lit there.
import { D3, NIGHT, PHOSPHOR } from "../drawing/palette.mjs";
import { circle, rect } from "../drawing/svg.mjs";

/** A room lit from the right. */
export const room = (s, from = NIGHT, to = D3) => [
  rect(0, 0, 800, 800, {
    fill: s.linear(
      [
        [0, from],
        [1, to],
      ],
      { x2: 800, y2: 260 },
    ),
  }),
];

export const glow = (s, x, y, r, opacity = 0.55) =>
  circle(x, y, r, {
    fill: s.radial(x, y, r, [
      [0, PHOSPHOR, opacity],
      [1, PHOSPHOR, 0],
    ]),
  });
