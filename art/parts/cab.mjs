// Tower cab and tower simulator: the cab is glazed and leans outwards, the simulator's panorama is a ring of flat
// screens. Both are polygons around the eye, so one geometry serves both.
import { D1, D2, D3, INK, LINE, PHOSPHOR, SLATE, VOID } from "../drawing/palette.mjs";
import { d, path, stroke } from "../drawing/svg.mjs";

const spot = (r, deg, z) => [r * Math.sin((deg * Math.PI) / 180), r * Math.cos((deg * Math.PI) / 180), z];

/** Corners of the ring at the given bearings, at foot and head. */
export const corners = (angles, r0, z0, r1, z1) => angles.map((a) => [spot(r0, a, z0), spot(r1, a, z1)]);

/** What can be seen through the ring: path data to clip the outside world with. */
export const opening = (cam, ring) =>
  ring
    .slice(1)
    .map((b, i) => cam.poly(ring[i][0], b[0], b[1], ring[i][1]))
    .join("");

/** Cab interior drawn over the view: ceiling, mullions, sill and the console running round under the glass. */
export function cabInterior(
  s,
  cam,
  { angles, r0 = 4, z0 = 0.6, r1 = 4.9, z1 = 3.05, console: depth = 1.15, mullion = 0.11 },
) {
  const ring = corners(angles, r0, z0, r1, z1);
  const heads = ring.map((c) => c[1]);
  const sills = ring.map((c) => c[0]);
  const inner = angles.map((a) => spot(r0 - depth, a, z0 - 0.12));
  const low = angles.map((a) => spot(r0 - depth, a, -0.6));
  const close = (list, z) => [...list, [r1, -4, z], [-r1, -4, z]];
  const blind = ring.map(([f, h]) => f.map((v, i) => v + (h[i] - v) * 0.86));
  return [
    // Half-drawn blinds tint the top of each pane.
    path(
      ring
        .slice(1)
        .map((_, i) => cam.poly(blind[i], blind[i + 1], heads[i + 1], heads[i]))
        .join(""),
      { fill: INK, opacity: 0.55 },
    ),
    stroke(cam.line(...blind), D2, 1.2),
    path(cam.poly(...close(heads, z1)), { fill: VOID }),
    stroke(
      heads.map((h) => cam.line(h, [h[0] * 0.2, h[1] * 0.2, z1])).join("") +
        cam.line(...angles.map((a) => spot(r1 * 0.62, a, z1))),
      LINE,
      1,
    ),
    stroke(cam.line(...heads), D2, 2),
    ring.map(([f, h]) => {
      const [a, b] = [cam.scale(f) * mullion, cam.scale(h) * mullion];
      const [[x0, y0], [x1, y1]] = [cam.see(f), cam.see(h)];
      return (
        path(d`M${x0 - a / 2} ${y0}L${x1 - b / 2} ${y1}h${b}L${x0 + a / 2} ${y0}z`, { fill: INK }) +
        stroke(d`M${x0 + a / 2} ${y0}L${x1 + b / 2} ${y1}`, D2, 1.2)
      );
    }),
    path(cam.poly(...sills, ...[...inner].toReversed()), { fill: SLATE }),
    path(cam.poly(...inner, ...[...low].toReversed()), { fill: INK }),
    stroke(cam.line(...sills), PHOSPHOR, 1.6, { opacity: 0.7 }),
    stroke(cam.line(...inner), D3, 2),
    stroke(inner.map((p, i) => cam.line(p, low[i]) + cam.line(p, sills[i])).join(""), LINE, 1.2),
  ];
}

/** Simulator room around a panorama: seams, the dark above and the light that falls on the floor. */
export function simulatorRoom(s, cam, { angles, radius = 5.5, z0 = 0.25, z1 = 3.3, floor = INK }) {
  const ring = corners(angles, radius, z0, radius, z1);
  const outer = corners(angles, radius, -0, radius, z1 + 0.12);
  const feet = outer.map((c) => c[0]);
  const back = [
    [radius * 2, -3, 0],
    [-radius * 2, -3, 0],
  ];
  const glow = s.linear(
    [
      [0, D3, 0.75],
      [0.35, D1, 0.55],
      [1, INK, 0.1],
    ],
    { y1: cam.see(spot(radius, 0, 0))[1], y2: s.h },
  );
  return {
    ring,
    clip: opening(cam, ring),
    over: [
      path(cam.poly(...ring.map((c) => c[0]), ...[...feet].toReversed()), { fill: VOID }),
      path(cam.poly(...feet, ...back), { fill: floor }),
      path(cam.poly(...feet, ...back), { fill: glow }),
      path(cam.poly(...ring.map((c) => c[1]), [radius * 2, -3, z1], [-radius * 2, -3, z1]), { fill: VOID }),
      // Ceiling ribs and the rail that carries the projectors.
      stroke(
        angles.map((a) => cam.line(spot(radius, a, z1), spot(radius * 0.2, a, z1 + 0.5))).join("") +
          cam.line(...angles.map((a) => spot(radius * 0.6, a, z1 + 0.2))),
        LINE,
        1.4,
      ),
      stroke(ring.map(([f, h]) => cam.line(f, h)).join(""), LINE, 3.5),
      stroke(cam.line(...ring.map((c) => c[0])) + cam.line(...ring.map((c) => c[1])), D3, 1.6),
    ],
  };
}
