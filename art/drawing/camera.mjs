// Camera with lens shift: rooms and airfields are set out in metres (x right, y ahead, z up) and
// projected, so perspective is right without drawing it by eye. There is no pitch: the horizon is
// placed by `cy` and verticals stay vertical, as an architect would draw them.
import { d, pts } from "./svg.mjs";

const NEAR = 0.25;

export function camera({ x = 0, y = 0, z = 1.6, yaw = 0, f = 1000, cx = 800, cy = 500 } = {}) {
  const [c, s] = [Math.cos((yaw * Math.PI) / 180), Math.sin((yaw * Math.PI) / 180)];
  const eye = ([px, py, pz = 0]) => {
    const [dx, dy] = [px - x, py - y];
    return [dx * c - dy * s, dx * s + dy * c, pz - z];
  };
  const flat = ([ex, ey, ez]) => [cx + (f * ex) / ey, cy - (f * ez) / ey];
  const see = (p) => flat(eye(p));

  /** Path data of a polygon (or open line), cut at the near plane so nothing wraps behind the eye. */
  function cut(list, close) {
    const e = list.map(eye);
    const out = [];
    const last = close ? e.length : e.length - 1;
    for (let i = 0; i < e.length; i++) {
      const [a, b] = [e[i], e[(i + 1) % e.length]];
      if (a[1] >= NEAR) out.push(flat(a));
      if (i < last && a[1] >= NEAR !== b[1] >= NEAR) {
        const t = (NEAR - a[1]) / (b[1] - a[1]);
        out.push(flat(a.map((v, k) => v + (b[k] - v) * t)));
      }
    }
    return pts(out, close);
  }

  return {
    see,
    cx,
    cy,
    f,
    poly: (...list) => cut(list, true),
    line: (...list) => cut(list, false),
    depth: (p) => eye(p)[1],
    /** Pixels per metre at a point: for sprites and lamp sizes. */
    scale: (p) => f / Math.max(eye(p)[1], NEAR),
    /** A flat rectangle in space with its own 0..1 coordinates: v runs downwards, as on a screen. */
    panel: (o, u, v) => {
      const at = (a, b) => o.map((k, i) => k + u[i] * a + v[i] * b);
      return {
        at,
        see: (a, b) => see(at(a, b)),
        rect: (a0, b0, a1, b1) => cut([at(a0, b0), at(a1, b0), at(a1, b1), at(a0, b1)], true),
        line: (...list) =>
          cut(
            list.map(([a, b]) => at(a, b)),
            false,
          ),
        poly: (...list) =>
          cut(
            list.map(([a, b]) => at(a, b)),
            true,
          ),
        ring: (ca, cb, ra, rb) =>
          oval(
            see(at(ca, cb)),
            see(at(ca + ra, cb)),
            see(at(ca - ra, cb)),
            see(at(ca, cb + rb)),
            see(at(ca, cb - rb)),
          ),
      };
    },
    /** The faces of an upright box that a viewer may see. */
    box: (x0, x1, y0, y1, z0, z1) => ({
      front: cut(
        [
          [x0, y0, z0],
          [x1, y0, z0],
          [x1, y0, z1],
          [x0, y0, z1],
        ],
        true,
      ),
      left: cut(
        [
          [x0, y0, z0],
          [x0, y1, z0],
          [x0, y1, z1],
          [x0, y0, z1],
        ],
        true,
      ),
      right: cut(
        [
          [x1, y0, z0],
          [x1, y1, z0],
          [x1, y1, z1],
          [x1, y0, z1],
        ],
        true,
      ),
      top: cut(
        [
          [x0, y0, z1],
          [x1, y0, z1],
          [x1, y1, z1],
          [x0, y1, z1],
        ],
        true,
      ),
    }),
  };
}

/** A circle on a tilted screen, as the ellipse through the ends of its two diameters: on a screen far
    smaller than its distance this is the true projection to within a pixel, in a tenth of the bytes. */
function oval(c, e, w, s, no) {
  const [ux, uy, vx, vy] = [(e[0] - w[0]) / 2, (e[1] - w[1]) / 2, (s[0] - no[0]) / 2, (s[1] - no[1]) / 2];
  const [a, b, k] = [ux * ux + vx * vx, uy * uy + vy * vy, ux * uy + vx * vy];
  const turn = Math.atan2(2 * k, a - b) / 2;
  const spread = Math.hypot((a - b) / 2, k);
  const [rx, ry] = [Math.sqrt((a + b) / 2 + spread), Math.sqrt(Math.max(0, (a + b) / 2 - spread))];
  const [dx, dy] = [rx * Math.cos(turn), rx * Math.sin(turn)];
  const mid = [(e[0] + w[0]) / 2, (e[1] + w[1]) / 2];
  const arc = (sx, sy) => d`a${rx} ${ry} ${(turn * 180) / Math.PI} 1 1 ${sx} ${sy}`;
  return d`M${mid[0] - dx} ${mid[1] - dy}` + arc(2 * dx, 2 * dy) + arc(-2 * dx, -2 * dy) + "z";
}
