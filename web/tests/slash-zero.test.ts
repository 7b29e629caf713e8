/** The zero of the mono face after it has its stroke: nobody reads it as a letter. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
// @ts-expect-error It has no types, and needs none here.
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { glyphFinder } from "../scripts/font-tables.mjs";
import { outlinesOf, readOutline } from "../scripts/outlines.mjs";
import { slashZero } from "../scripts/slash-zero.mjs";

const MONO = "@fontsource/b612-mono/files/b612-mono-latin-400-normal.woff2";

test("the zero has a stroke in its counter, and the O has none", async () => {
  const source = await readFile(createRequire(import.meta.url).resolve(MONO));
  const subset = await subsetFont(source, "0O", { targetFormat: "sfnt" });
  const font = await subsetFont(slashZero(subset), "0O", { targetFormat: "sfnt" });
  const contours = (sign: string) => readOutline(outlinesOf(font)[glyphFinder(font)(sign.codePointAt(0))]);
  expect(contours("O")).toHaveLength(2);
  const [, counter, stroke] = contours("0").map((points) => points.map(({ x }) => Number(x)));
  expect(Math.min(...stroke!)).toBeGreaterThan(Math.min(...counter!));
  expect(Math.max(...stroke!)).toBeLessThan(Math.max(...counter!));
});
