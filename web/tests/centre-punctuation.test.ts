/** The mono face after its points have moved: every sign keeps the width of a cell. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
// @ts-expect-error It has no types, and needs none here.
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { centrePunctuation } from "../scripts/centre-punctuation.mjs";
import { PRINTED } from "../scripts/characters.mjs";
import { glyphFinder, metricsOf, tableOf } from "../scripts/font-tables.mjs";

const MONO = "@fontsource/b612-mono/files/b612-mono-latin-400-normal.woff2";

test("points stand in the middle of their cells, and all cells are as wide as before", async () => {
  const source = await readFile(createRequire(import.meta.url).resolve(MONO));
  const subset = await subsetFont(source, PRINTED, { targetFormat: "sfnt" });
  const before = Buffer.from(subset);
  const after = await subsetFont(centrePunctuation(subset), PRINTED, { targetFormat: "sfnt" });
  const count = (font: Buffer) => tableOf(font, "maxp").readUInt16BE(4);
  const widths = (font: Buffer) =>
    Array.from({ length: count(font) }, (_, glyph) => metricsOf(font).width(glyph));
  expect(widths(after)).toEqual(widths(before));

  const glyph = glyphFinder(after)(":".codePointAt(0) ?? 0);
  const [glyf, loca] = [tableOf(after, "glyf"), tableOf(after, "loca")];
  const long = tableOf(after, "head").readInt16BE(50) === 1;
  const outline = glyf.subarray(long ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2);
  const right = metricsOf(after).width(glyph) - outline.readInt16BE(6);
  expect(Math.abs(outline.readInt16BE(2) - right)).toBeLessThanOrEqual(1);
});
