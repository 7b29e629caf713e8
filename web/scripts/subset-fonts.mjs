/**
 * Subsets the typefaces to what Spanish and English need, and writes `src/fonts/*.woff2` and `src/styles/fonts.css`.
 * Run it after a new version of a typeface: `node scripts/subset-fonts.mjs && npx prettier --write
 * src/styles/fonts.css`. What it writes is committed.
 *
 * A fallback face is a local font scaled to the width of ours on SAMPLE, with our ascent and descent, so that a text
 * takes the same place before and after its typeface arrives.
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { centrePunctuation } from "./centre-punctuation.mjs";
import { CHARACTERS } from "./characters.mjs";
import { glyphFinder, tableOf } from "./font-tables.mjs";
import { slashZero } from "./slash-zero.mjs";

const require = createRequire(import.meta.url);
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const SAMPLE =
  "Formación de controladores aéreos: torre, aproximación y ruta, en grupos reducidos y con simuladores. " +
  "Air traffic controller training: tower, approach and route, in small groups and with simulators.";

/**
 * Local fonts that stand in. `width` is the mean advance on SAMPLE in em, measured on Liberation Sans and Liberation
 * Mono, which have the metrics of Arial and Courier New. The monospaced ones differ by less than 0.4 per cent.
 */
const ARIAL = { width: 0.4379, local: ["Arial", "Liberation Sans", "Arimo", "Helvetica"] };
const ARIAL_BOLD = {
  width: 0.4765,
  local: ["Arial Bold", "Liberation Sans Bold", "Arimo Bold", "Helvetica Bold"],
};
const MONO = {
  width: 0.6001,
  local: ["Menlo", "DejaVu Sans Mono", "Liberation Mono", "Droid Sans Mono", "Courier New"],
};

/**
 * Letters of different widths break lines elsewhere however well they are matched: such a face shows at first paint
 * (it is preloaded) or not on this page. The letters of the mono faces all have one width: it can come later.
 */
const FACES = [
  {
    family: "B612",
    source: "@fontsource/b612/files/b612-latin-700-normal.woff2",
    file: "b612-700.first-paint.woff2",
    weight: "700",
    display: "optional",
    fallback: ARIAL_BOLD,
  },
  {
    family: "B612 Mono",
    source: "@fontsource/b612-mono/files/b612-mono-latin-400-normal.woff2",
    file: "b612-mono-400.first-paint.woff2",
    weight: "400",
    display: "swap",
    change: (font) => slashZero(centrePunctuation(font)),
    fallback: MONO,
  },
  {
    family: "Inter Variable",
    fallbackFamily: "Inter fallback",
    source: "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
    file: "inter-400-700.first-paint.woff2",
    weight: "400 700",
    display: "optional",
    axes: { wght: { min: 400, max: 700 } },
    fallback: ARIAL,
  },
];

/** Mean width on SAMPLE, ascent, descent and line gap, in em. */
export function metricsOf(font) {
  const em = tableOf(font, "head").readUInt16BE(18);
  const hhea = tableOf(font, "hhea");
  const hmtx = tableOf(font, "hmtx");
  const wide = hhea.readUInt16BE(34);
  const glyph = glyphFinder(font);
  const advances = Array.from(SAMPLE, (sign) =>
    hmtx.readUInt16BE(Math.min(glyph(sign.codePointAt(0)), wide - 1) * 4),
  );
  return {
    width: advances.reduce((sum, advance) => sum + advance, 0) / advances.length / em,
    ascent: hhea.readInt16BE(4) / em,
    descent: -hhea.readInt16BE(6) / em,
    lineGap: hhea.readInt16BE(8) / em,
  };
}

const percent = (part) => `${Number((part * 100).toFixed(2))}%`;

function faceCss(face, metrics) {
  const scale = metrics.width / face.fallback.width;
  return `@font-face {
  font-family: "${face.family}";
  font-weight: ${face.weight};
  font-display: ${face.display};
  src: url("../fonts/${face.file}") format("woff2");
}
@font-face {
  font-family: "${face.fallbackFamily ?? `${face.family} fallback`}";
  font-weight: ${face.weight};
  src: ${face.fallback.local.map((name) => `local("${name}")`).join(", ")};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(metrics.ascent / scale)};
  descent-override: ${percent(metrics.descent / scale)};
  line-gap-override: ${percent(metrics.lineGap / scale)};
}
`;
}

async function subset(face) {
  const source = await readFile(require.resolve(face.source));
  const options = { variationAxes: face.axes, keepFeatures: ["kern", "mark", "ccmp", "locl", "tnum"] };
  const plain = await subsetFont(source, CHARACTERS, { ...options, targetFormat: "sfnt" });
  const changed = face.change?.(plain) ?? plain;
  const woff2 = await subsetFont(changed, CHARACTERS, { ...options, targetFormat: "woff2" });
  await writeFile(here(`../src/fonts/${face.file}`), woff2);
  console.log(`${face.file}: ${woff2.length} bytes`);
  return faceCss(face, metricsOf(plain));
}

const css = await Promise.all(FACES.map(subset));
await writeFile(
  here("../src/styles/fonts.css"),
  `/* Written by scripts/subset-fonts.mjs. */\n${css.join("")}`,
);
