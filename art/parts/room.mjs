// Rooms in metres: floor, walls and ceiling in one-point perspective, and the light in them.
import { D4, INK, INK2, LINE, NIGHT, PHOSPHOR, VOID } from "../drawing/palette.mjs";
import { d, path, stroke } from "../drawing/svg.mjs";

/** Floor, ceiling and walls. Joints of the floor and ceiling are hairlines that carry the perspective. */
export function shell(
  s,
  cam,
  {
    x0 = -5,
    x1 = 5,
    y0 = 0,
    y1 = 9,
    h = 3,
    floor = NIGHT,
    ceiling = VOID,
    left = INK2,
    right = INK,
    back = INK2,
    grid = 2,
  },
) {
  const out = [
    path(cam.poly([x0, y0, 0], [x1, y0, 0], [x1, y1, 0], [x0, y1, 0]), { fill: floor }),
    path(cam.poly([x0, y0, h], [x1, y0, h], [x1, y1, h], [x0, y1, h]), { fill: ceiling }),
    path(cam.poly([x0, y0, 0], [x0, y1, 0], [x0, y1, h], [x0, y0, h]), { fill: left }),
    path(cam.poly([x1, y0, 0], [x1, y1, 0], [x1, y1, h], [x1, y0, h]), { fill: right }),
    path(cam.poly([x0, y1, 0], [x1, y1, 0], [x1, y1, h], [x0, y1, h]), { fill: back }),
  ];
  let joints = "";
  for (let x = x0 + grid; x < x1 - 0.1; x += grid)
    joints += cam.line([x, y0, h], [x, y1, h]) + cam.line([x, y0, 0], [x, y1, 0]);
  for (let y = y1 - grid; y > y0 + 0.4; y -= grid)
    joints += cam.line([x0, y, h], [x1, y, h]) + cam.line([x0, y, 0], [x1, y, 0]);
  out.push(stroke(joints, LINE, 1, { opacity: 0.5 }));
  out.push(
    stroke(
      cam.line([x0, y1, 0], [x1, y1, 0], [x1, y1, h], [x0, y1, h], [x0, y1, 0]) +
        cam.line([x0, y0, 0], [x0, y1, 0]) +
        cam.line([x1, y0, 0], [x1, y1, 0]),
      LINE,
      1.2,
    ),
  );
  return out;
}

/** Recessed ceiling slots: the only room light, dimmed as in operations. */
export const ceilingLights = (cam, list, h, colour = D4, opacity = 0.9) =>
  path(
    list
      .map(([x0, x1, y0, y1]) =>
        cam.poly([x0, y0, h - 0.02], [x1, y0, h - 0.02], [x1, y1, h - 0.02], [x0, y1, h - 0.02]),
      )
      .join(""),
    { fill: colour, opacity },
  );

/** Light falling from a screen: a soft pool on the floor or a desk. */
export const lightPool = (s, x, y, r, squash = 0.3, colour = PHOSPHOR, opacity = 0.3) =>
  path(d`M${x - r} ${y - r * squash}h${2 * r}v${2 * r * squash}h${-2 * r}z`, {
    fill: s.radial(
      x,
      y,
      r,
      [
        [0, colour, opacity],
        [1, colour, 0],
      ],
      squash,
    ),
  });
