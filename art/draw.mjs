// Draws every picture slot of the site: `node art/draw.mjs [part-of-a-slot-name]`.
// A picture that breaks a house rule (weight, one beacon, no text) stops the run, so none is ever shipped.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { BEACON } from "./palette.mjs";
import { Sheet } from "./sheet.mjs";
import { scenes } from "./scenes/index.mjs";
import { portraits } from "./portraits.mjs";
import { marks } from "./marks.mjs";

const content = join(dirname(fileURLToPath(import.meta.url)), "../content");
const only = process.argv[2] ?? "";

const KINDS = [
  { pictures: scenes, w: 1600, h: 1000, limit: 14 },
  { pictures: portraits, w: 800, h: 800, limit: 5 },
  { pictures: marks, w: 400, h: 200, limit: 2 },
];

let heaviest = 0;
for (const { pictures, w, h, limit } of KINDS) {
  for (const [slot, draw] of Object.entries(pictures)) {
    if (!slot.includes(only)) continue;
    const blog = slot.startsWith("blog/");
    const sheet = new Sheet(slot, w, blog ? 900 : h);
    draw(sheet);
    const svg = String(sheet);
    check(slot, svg, limit);
    heaviest = Math.max(heaviest, svg.length / (limit * 1000));
    const file = join(content, blog ? slot : `media/${slot}`) + (blog ? "/cover.svg" : ".svg");
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, svg);
  }
}
console.log(`heaviest picture uses ${Math.round(heaviest * 100)} % of its allowance`);

function check(slot, svg, limit) {
  const problems = [
    svg.length > limit * 1000 && `${(svg.length / 1000).toFixed(1)} KB, over ${limit} KB`,
    svg.split(BEACON).length !== 2 && "the beacon colour must appear exactly once",
    /<(text|style|script|image)/.test(svg) && "text, style, script or raster",
    /NaN|undefined|Infinity/.test(svg) && "a broken number",
  ].filter(Boolean);
  if (problems.length) {
    console.error(`${slot}: ${problems.join("; ")}`);
    process.exitCode = 1;
  }
}
