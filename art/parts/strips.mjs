// Flight progress strips: ruled cells, a coloured edge, a few bars and ticks where writing would be.
import { D1, D2, INK, PALE, PHOSPHOR } from "../drawing/palette.mjs";
import { d, g, path, rect, stroke } from "../drawing/svg.mjs";
import { seededRandom } from "../drawing/random.mjs";

const CELLS = [0.16, 0.34, 0.52, 0.68, 0.84];

/** A strip lying flat in its own coordinates: origin top left. Paper by day would be white; here it is lit phosphor. */
export function strip2d({
  x,
  y,
  w,
  h,
  seed = 1,
  paper = D2,
  edge = PHOSPHOR,
  ink = PALE,
  turn = 0,
  cx = x,
  cy = y,
}) {
  const r = seededRandom(seed);
  let marks = "";
  let rules = "";
  CELLS.forEach((c) => {
    rules += d`M${x + w * c} ${y}v${h}`;
  });
  rules += d`M${x + w * 0.34} ${y + h / 2}h${w * 0.34}`;
  [
    [0.05, 0.3, 0.09],
    [0.05, 0.62, 0.06],
    [0.19, 0.5, 0.11],
    [0.37, 0.26, 0.1],
    [0.37, 0.76, 0.07],
    [0.55, 0.26, 0.08],
    [0.55, 0.76, 0.1],
    [0.72, 0.5, 0.08],
    [0.87, 0.35, 0.08],
    [0.87, 0.65, 0.05],
  ].forEach(([a, b, l]) => {
    if (r.next() > 0.2) marks += d`M${x + w * a} ${y + h * b}h${w * l * r.between(0.7, 1)}`;
  });
  return g(
    turn ? { transform: `rotate(${turn} ${cx} ${cy})` } : {},
    rect(x, y, w, h, { fill: paper }),
    rect(x, y, w * 0.022, h, { fill: edge }),
    stroke(rules, INK, 1.2, { opacity: 0.6 }),
    stroke(marks, ink, Math.max(1.6, h * 0.085), { opacity: 0.85 }),
  );
}

/** A bay of strips on a panel in space: p is a camera panel, rows counted from the top. */
export function bay(p, { count = 7, seed = 1, papers = [D1, D2, D2], gap = 0.018, edge = PHOSPHOR }) {
  const r = seededRandom(seed);
  const out = [];
  let rules = "";
  let marks = "";
  let edges = "";
  const h = 1 / count;
  const fills = new Map();
  for (let i = 0; i < count; i++) {
    const [a, b] = [i * h + gap, (i + 1) * h - gap];
    const fill = r.pick(papers);
    fills.set(fill, (fills.get(fill) ?? "") + p.rect(0.03, a, 0.97, b));
    edges += p.rect(0.03, a, 0.055, b);
    [
      [0.08, 0.5, 0.06],
      [0.19, 0.5, 0.1],
      [0.37, 0.32, 0.1],
      [0.37, 0.7, 0.07],
      [0.55, 0.5, 0.08],
      [0.72, 0.5, 0.08],
      [0.87, 0.5, 0.06],
    ].forEach(([u, v, l]) => {
      if (r.next() > 0.25)
        marks += p.line([u, a + (b - a) * v], [u + l * r.between(0.6, 1), a + (b - a) * v]);
    });
  }
  // One rule per column, ruled through the whole bay: the gaps hide it between strips.
  CELLS.forEach((c) => {
    rules += p.line([c, 0], [c, 1]);
  });
  for (const [fill, dd] of fills) out.push(path(dd, { fill }));
  return [
    ...out,
    path(edges, { fill: edge }),
    stroke(rules, INK, 1, { opacity: 0.55 }),
    stroke(marks, PALE, 2, { opacity: 0.75 }),
  ];
}
