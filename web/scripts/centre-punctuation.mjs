/**
 * B612 Mono sets its points and commas at the left of their cells, and "9:00" reads as "9: 00". Here such signs move to
 * the middle of the cell, as in other monospaced typefaces; the width of the cell stays. The licence of the typeface
 * (OFL 1.1, no reserved name) allows it.
 */
import { glyphFinder, metricsOf } from "./font-tables.mjs";
import { outlinesOf, readOutline, withOutlines, writeOutline } from "./outlines.mjs";

const SIGNS = ".,:;·'′″!¡";

/** A font in the plain format, with its signs in the middle. The packing that follows writes the checksums anew. */
export function centrePunctuation(font) {
  const outlines = outlinesOf(font);
  const metrics = metricsOf(font);
  const find = glyphFinder(font);
  for (const sign of SIGNS) {
    const glyph = find(sign.codePointAt(0));
    const outline = outlines[glyph];
    const room = metrics.width(glyph) - outline.readInt16BE(2) - outline.readInt16BE(6);
    const right = Math.round(room / 2);
    const move = (contour) => contour.map((point) => ({ ...point, x: point.x + right }));
    outlines[glyph] = writeOutline(readOutline(outline).map(move));
    metrics.setLeft(glyph, outlines[glyph].readInt16BE(2));
  }
  return withOutlines(font, outlines);
}
