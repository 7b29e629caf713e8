// SVG elements and path data, the few that pictures are written in. Everything returns strings, with numbers rounded
// to one decimal: more cannot be seen and would weigh.
import { joinNumbers, n } from "./numbers.mjs";
import { shorten } from "./path-data.mjs";

/** An element. Attribute names are camelCased; numbers are rounded except opacities, which need two digits. */
export function el(name, attrs = {}, ...kids) {
  const a = Object.entries(attrs)
    // A zero x, y, x1 or y1 is what SVG assumes anyway.
    .filter(([k, v]) => v !== undefined && v !== null && !(v === 0 && /^[xy]1?$/.test(k)))
    .map(([k, v]) => {
      const key = /^(viewBox|gradientUnits|gradientTransform|clipPathUnits)$/.test(k)
        ? k
        : k.replace(/[A-Z]/g, (c) => "-" + c.toLowerCase());
      const fine = /opacity|offset/.test(key);
      return ` ${key}="${typeof v === "number" ? (fine ? String(Math.round(v * 100) / 100).replace(/^0\./, ".") : n(v)) : v}"`;
    })
    .join("");
  const inner = kids.flat(Infinity).join("");
  return inner ? `<${name}${a}>${inner}</${name}>` : `<${name}${a}/>`;
}

export const g = (attrs, ...kids) => el("g", attrs, ...kids);
export const path = (d, attrs) => (d ? el("path", { d: shorten(d), ...attrs }) : "");
export const rect = (x, y, width, height, attrs) => el("rect", { x, y, width, height, ...attrs });
export const circle = (cx, cy, r, attrs) => el("circle", { cx, cy, r, ...attrs });
export const ellipse = (cx, cy, rx, ry, attrs) => el("ellipse", { cx, cy, rx, ry, ...attrs });
// The page itself has fill="none", so an outline need not say so.
export const stroke = (d, colour, width = 1, attrs) =>
  path(d, { stroke: colour, strokeWidth: width === 1 ? undefined : width, ...attrs });

/** A polyline in relative steps taken from rounded positions, so rounding never drifts. Big shapes
    round to whole units: nobody sees the tenth, and it is a quarter of the file. */
export function pts(list, close = false) {
  if (list.length < 2) return "";
  const span = (k) => Math.max(...list.map((p) => p[k])) - Math.min(...list.map((p) => p[k]));
  const unit = Math.min(span(0), span(1)) > 40 ? 1 : 10;
  const r = list.map(([x, y]) => [Math.round(x * unit) / unit, Math.round(y * unit) / unit]);
  const steps = r.slice(1).flatMap(([x, y], i) => [x - r[i][0], y - r[i][1]]);
  return `M${joinNumbers(r[0])}l${joinNumbers(steps)}${close ? "z" : ""}`;
}
export const poly = (...list) => pts(list, true);
export const line = (x1, y1, x2, y2) =>
  pts([
    [x1, y1],
    [x2, y2],
  ]);
/** Rectangle as path data, to gather many into one element. */
export const box = (x, y, w, h) => `M${joinNumbers([x, y])}h${n(w)}v${n(h)}h${n(-w)}z`;
/** Circle as path data. */
export const ring = (cx, cy, rx, ry = rx) =>
  `M${joinNumbers([cx - rx, cy])}a${joinNumbers([rx, ry])} 0 1 0 ${joinNumbers([2 * rx, 0])}a${joinNumbers([rx, ry])} 0 1 0 ${joinNumbers([-2 * rx, 0])}z`;
/** Points of light: zero-length segments drawn by a round line cap, the cheapest dot there is. Steps are
    relative to the rounded point before. */
export function dots(list, size, colour, attrs) {
  let [px, py] = [0, 0];
  const d = list
    .map(([x, y]) => {
      const [rx, ry] = [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
      const step = `m${joinNumbers([rx - px, ry - py])}h0`;
      [px, py] = [rx, ry];
      return step;
    })
    .join("");
  return stroke(d.replace("m", "M"), colour, size, { strokeLinecap: "round", ...attrs });
}
export const at = (x, y, k = 1, turn = 0) =>
  `translate(${n(x)} ${n(y)})` +
  (turn ? ` rotate(${n(turn)})` : "") +
  (k === 1
    ? ""
    : ` scale(${Array.isArray(k) ? k.map((v) => Math.round(v * 1000) / 1000).join(" ") : Math.round(k * 1000) / 1000})`);
/** Path data written by hand with numbers dropped in: d`M${x} ${y}h${w}` rounds each of them. */
export const d = (text, ...values) => text.reduce((out, t, i) => out + n(values[i - 1]) + t);
