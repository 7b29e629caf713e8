/**
 * Writes the typefaces of share images and documents to `dist/print/`, as TrueType: the server, which draws them, reads
 * no WOFF2. One weight a file, so that nothing has to set axes.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { centrePunctuation } from "./centre-punctuation.mjs";
import { PRINTED } from "./characters.mjs";
import { slashZero } from "./slash-zero.mjs";

const require = createRequire(import.meta.url);
const folder = fileURLToPath(new URL("../dist/print/", import.meta.url));

const INTER = "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2";
const FACES = [
  { file: "b612-700.ttf", source: "@fontsource/b612/files/b612-latin-700-normal.woff2" },
  {
    file: "b612-mono-400.ttf",
    source: "@fontsource/b612-mono/files/b612-mono-latin-400-normal.woff2",
    change: (font) => slashZero(centrePunctuation(font)),
  },
  { file: "inter-400.ttf", source: INTER, axes: { wght: 400 } },
  { file: "inter-600.ttf", source: INTER, axes: { wght: 600 } },
];

async function write({ file, source, axes, change }) {
  const font = await readFile(require.resolve(source));
  const options = {
    variationAxes: axes,
    keepFeatures: ["kern", "mark", "ccmp", "locl"],
    targetFormat: "sfnt",
  };
  const subset = await subsetFont(font, PRINTED, options);
  await writeFile(`${folder}${file}`, change ? await subsetFont(change(subset), PRINTED, options) : subset);
}

await mkdir(folder, { recursive: true });
await Promise.all(FACES.map(write));
