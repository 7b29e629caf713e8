// Furniture in metres: desks and monitors, and the unreadable lists that stand on their screens.
import { D1, D2, D3, INK, SLATE, VOID } from "../drawing/palette.mjs";
import { path, stroke } from "../drawing/svg.mjs";

/** A plain desk or console block with a lit front edge. */
export function desk(
  cam,
  x0,
  x1,
  y0,
  y1,
  { z = 0.74, z0 = 0, top = SLATE, front = INK, side = VOID, edge = D2, thick } = {},
) {
  const b = cam.box(x0, x1, y0, y1, thick ? z - thick : z0, z);
  return [
    path(b.left + b.right, { fill: side }),
    path(b.front, { fill: front }),
    path(b.top, { fill: top }),
    stroke(cam.line([x0, y0, z], [x1, y0, z]), edge, 1.4),
  ];
}

/** A monitor facing the viewer (its back wall away): returns its parts and its screen panel. */
export function monitor(
  cam,
  { x, y, z = 0.8, w = 0.6, h = 0.4, turn = 0, lean = 0.05, screen = D1, bezel = VOID, edge = D3 },
) {
  const [c, sn] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const corner = [x - (w / 2) * c, y - (w / 2) * sn + lean, z + h];
  const p = cam.panel(corner, [w * c, w * sn, 0], [0, -lean, -h]);
  const frame = cam.panel(
    p.at(-0.035, -0.05),
    p.at(1.035, -0.05).map((v, i) => v - p.at(-0.035, -0.05)[i]),
    p.at(-0.035, 1.06).map((v, i) => v - p.at(-0.035, -0.05)[i]),
  );
  return {
    screen: p,
    art: [
      path(frame.rect(0, 0, 1, 1), { fill: bezel, stroke: edge, strokeWidth: 1 }),
      path(p.rect(0, 0, 1, 1), { fill: screen }),
    ],
  };
}

/** Rows of short bars: a list of flights or a form, seen too far away to be read. */
export function rows(
  p,
  {
    u0 = 0.08,
    u1 = 0.92,
    v0 = 0.12,
    v1 = 0.9,
    count = 6,
    cols = [0, 0.22, 0.5, 0.72],
    colour = D3,
    width = 2,
    opacity = 0.9,
  },
) {
  let dd = "";
  for (let i = 0; i < count; i++) {
    const v = v0 + ((v1 - v0) * i) / (count - 1 || 1);
    cols.forEach((c, j) => {
      const a = u0 + (u1 - u0) * c;
      const len = (u1 - u0) * (0.1 + 0.06 * ((i * 3 + j * 5) % 3));
      dd += p.line([a, v], [Math.min(a + len, u1), v]);
    });
  }
  return stroke(dd, colour, width, { opacity });
}
