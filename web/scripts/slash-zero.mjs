/**
 * B612 Mono tells its zero from its O by hardly anything, and codes have both. Here the zero gets a stroke across its
 * counter, as on every control position. The licence of the typeface (OFL 1.1, no reserved name) allows it.
 */
import { glyphFinder } from "./font-tables.mjs";
import { outlinesOf, readOutline, withOutlines, writeOutline } from "./outlines.mjs";

/** How far the stroke reaches into the counter, and how thick it is: parts of the counter, and of the stem. */
const [ACROSS, UP, THICK] = [0.27, 0.3, 0.5];

const middle = (values) => (Math.min(...values) + Math.max(...values)) / 2;
const extent = (values) => Math.max(...values) - Math.min(...values);

function stroke([outer, counter]) {
  const [xs, ys] = [counter.map(({ x }) => x), counter.map(({ y }) => y)];
  const stem = (extent(outer.map(({ x }) => x)) - extent(xs)) / 2;
  const [x, y] = [middle(xs), middle(ys)];
  const [across, up, thick] = [extent(xs) * ACROSS, extent(ys) * UP, stem * THICK];
  const corners = [
    [x - across - thick, y - up],
    [x + across - thick, y + up],
    [x + across + thick, y + up],
    [x - across + thick, y - up],
  ];
  return corners.map(([cornerX, cornerY]) => ({ x: Math.round(cornerX), y: Math.round(cornerY), on: 1 }));
}

/** A font in the plain format, with a zero that nobody reads as a letter. */
export function slashZero(font) {
  const outlines = outlinesOf(font);
  const zero = glyphFinder(font)("0".codePointAt(0));
  const contours = readOutline(outlines[zero]).sort(
    (a, b) => extent(b.map(({ x }) => x)) - extent(a.map(({ x }) => x)),
  );
  outlines[zero] = writeOutline([...contours, stroke(contours)]);
  return withOutlines(font, outlines);
}
