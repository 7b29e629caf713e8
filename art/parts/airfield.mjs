// Runways, their lights and what stands beside them, set out in metres on the ground plane of a camera.
import { D1, D2, GLOW, INK, mix, PALE, PHOSPHOR, SLATE } from "../drawing/palette.mjs";
import { dots, path, stroke } from "../drawing/svg.mjs";

/** Lamps in space: grouped by apparent size, so a row of fifty lights is three or four elements. */
export function lamps(cam, list, metres, colour, { min = 1.2, max = 14, opacity = 1 } = {}) {
  const bins = new Map();
  let last = [-99, -99];
  for (const p of list) {
    if (cam.depth(p) < 1) continue;
    const [x, y] = cam.see(p);
    if (x < -20 || x > 1620 || y > 1020) continue;
    // Far lights run together: below a few pixels apart one lamp stands for several.
    if (Math.hypot(x - last[0], y - last[1]) < 4) continue;
    last = [x, y];
    const size = Math.min(max, Math.max(min, metres * cam.scale(p)));
    const bin = Math.round(Math.log2(size) * 2) / 2;
    bins.set(bin, [...(bins.get(bin) ?? []), [x, y]]);
  }
  return [...bins].map(([bin, pts]) =>
    dots(pts, 2 ** bin, colour, { opacity: opacity === 1 ? undefined : opacity }),
  );
}

/** A runway's own frame: u metres along from the threshold, v metres right of the centre line. */
export function runwayFrame({ x, y, heading, z = 0 }) {
  const [s, c] = [Math.sin((heading * Math.PI) / 180), Math.cos((heading * Math.PI) / 180)];
  return (u, v = 0, h = 0) => [x + u * s + v * c, y + u * c - v * s, z + h];
}

const range = (a, b, step) => Array.from({ length: Math.floor((b - a) / step) + 1 }, (_, i) => a + i * step);

export function runway(
  cam,
  { length = 2400, width = 60, fill = INK, paint = PHOSPHOR, lights = GLOW, marks = 1, edge = 60, ...place },
) {
  const at = runwayFrame(place);
  const half = width / 2;
  const quad = (u0, u1, v0, v1) => cam.poly(at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1));
  // Paint too far to be seen is not painted.
  const tall = (a, b) =>
    cam.depth(a) > 1 && cam.depth(b) > 1
      ? Math.hypot(cam.see(a)[0] - cam.see(b)[0], cam.see(a)[1] - cam.see(b)[1])
      : 9;
  const bars = range(0, 7, 1).map((i) => (i - 3.5) * width * 0.105 + (i > 3 ? 1.5 : -1.5));
  const keys = bars.map((v) => quad(8, 44, v - width * 0.022, v + width * 0.022)).join("");
  const aim = [-1, 1].map((k) => quad(300, 350, k * half * 0.32, k * half * 0.56)).join("");
  const dashes = range(80, length - 60, 60)
    .filter((u) => tall(at(u), at(u + 32)) > 2.2)
    .map((u) => quad(u, u + 32, -0.9, 0.9))
    .join("");
  return [
    path(quad(-30, length + 30, -half - 4, half + 4), { fill: mix(fill, D2, 0.2) }),
    path(quad(0, length, -half, half), { fill }),
    marks ? path(keys + aim + dashes, { fill: paint, opacity: 0.75 * marks }) : "",
    stroke([-1, 1].map((k) => cam.line(at(0, k * half), at(length, k * half))).join(""), paint, 1, {
      opacity: 0.5,
    }),
    lights
      ? lamps(
          cam,
          [-1, 1].flatMap((k) => range(0, length, edge).map((u) => at(u, k * (half + 2), 0.5))),
          1.1,
          lights,
        )
      : "",
  ];
}

/** Approach lights before the threshold: a centre line with widening crossbars, ending in the wing bars. */
export function approachLights(cam, place, { reach = 900, colour = GLOW, size = 1.2 } = {}) {
  const at = runwayFrame(place);
  const row = range(30, reach, 30).map((u) => at(-u, 0, 1));
  const bars = [150, 300, 450, 600, 750]
    .filter((u) => u <= reach)
    .flatMap((u) => range(-(10 + u / 22), 10 + u / 22, 4.5).map((v) => at(-u, v, 1)));
  return [lamps(cam, row, size, colour), lamps(cam, bars, size * 0.9, PALE, { opacity: 0.85 })];
}

/** PAPI: four boxes beside the runway. Two pale and two dim, which is "on slope". */
export function papi(cam, place, { u = 330, v = -48, gap = 9, size = 3 } = {}) {
  const at = runwayFrame(place);
  const row = [0, 1, 2, 3].map((i) => at(u, v - i * gap, 1));
  return [
    lamps(cam, row.slice(2), size, GLOW, { max: 9 }),
    lamps(cam, row.slice(0, 2), size, D2, { max: 9 }),
  ];
}

/** A localiser array: a low fence of dipoles across the far end. */
export function localiser(cam, place, { u, span = 40, h = 4 } = {}) {
  const at = runwayFrame(place);
  const posts = range(-span / 2, span / 2, span / 12);
  const d = posts
    .map((v) => cam.line(at(u, v), at(u, v, h)) + cam.line(at(u - 3, v, h), at(u + 3, v, h)))
    .join("");
  return stroke(d + cam.line(at(u, -span / 2, h * 0.7), at(u, span / 2, h * 0.7)), PHOSPHOR, 1.2, {
    opacity: 0.7,
  });
}

/** A taxiway: a ribbon with its centre-line lamps, dimmer than any runway. */
export function taxiway(cam, list, { width = 24, fill = SLATE, step = 40, z = 0, colour = D1 } = {}) {
  const out = [];
  for (let i = 1; i < list.length; i++) {
    const [[x0, y0], [x1, y1]] = [list[i - 1], list[i]];
    const len = Math.hypot(x1 - x0, y1 - y0);
    const [nx, ny] = [((y1 - y0) / len) * width * 0.5, (-(x1 - x0) / len) * width * 0.5];
    out.push(
      path(
        cam.poly([x0 - nx, y0 - ny, z], [x1 - nx, y1 - ny, z], [x1 + nx, y1 + ny, z], [x0 + nx, y0 + ny, z]),
        { fill },
      ),
    );
    out.push(
      lamps(
        cam,
        range(0, len, step).map((u) => [x0 + ((x1 - x0) * u) / len, y0 + ((y1 - y0) * u) / len, z]),
        0.8,
        colour,
      ),
    );
  }
  return out;
}
