// House rules for a finished picture, checked on its text so that no way of drawing gets around them.
import { BEACON } from "./drawing/palette.mjs";

/** What is wrong with a picture, in words; an empty list when nothing is. */
export function brokenRules(svg, limit) {
  const bytes = Buffer.byteLength(svg);
  return [
    bytes > limit && `${bytes} bytes, over ${limit}`,
    svg.split(BEACON).length !== 2 && "the beacon colour must appear exactly once",
    /<(text|style|script|image)/.test(svg) && "text, style, script or raster",
    /NaN|undefined|Infinity/.test(svg) && "a broken number",
  ].filter(Boolean);
}
