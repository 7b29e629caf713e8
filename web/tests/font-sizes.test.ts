/** The sizes of type are tokens: one that is written down anywhere else is not part of the scale. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCE = join(import.meta.dirname, "../src");
const TOKENS = "styles/tokens.css";

/** In a class name: `text-[0.8rem]`, `text-[length:…]`, `text-[clamp(…)]`, `[font-size:…]`; a bracketed colour is none. */
const BRACKETED = /text-\[(?:length:|calc|clamp|min|max|[\d.])[^\]]*\]|\[font(?:-size)?:[^\]]*\]/g;
/** In a style sheet: anything but a token or what is inherited. */
const RAW = /font(?:-size)?: (?!var\(--text-|inherit)[^;]+;/g;
/** In a component: an attribute or a style. */
const ATTRIBUTE = /fontSize\s*[=:][^,}\n]*/g;

const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" });

function found(extension: RegExp, patterns: RegExp[]): string[] {
  return files
    .filter((name) => extension.test(name) && name !== TOKENS)
    .flatMap((name) => {
      const text = readFileSync(join(SOURCE, name), "utf8");
      return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([size]) => `${name}: ${size}`));
    });
}

test("no component has a font size of its own", () => {
  expect(found(/\.tsx?$/, [BRACKETED, ATTRIBUTE])).toEqual([]);
});

test("no style sheet has a font size of its own, but for the scale of paper", () => {
  expect(found(/\.css$/, [RAW])).toEqual(["styles/print.css: font-size: 10.5px;"]);
});

test("the scale stays small", () => {
  const tokens = readFileSync(join(SOURCE, TOKENS), "utf8");
  const sizes = [...tokens.matchAll(/^\s*--text-(?!drawing)[\w-]+: /gm)].filter(
    ([name]) => !name.includes("--line-height"),
  );
  expect(sizes.length).toBeLessThanOrEqual(24);
});
