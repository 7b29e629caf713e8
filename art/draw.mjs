// Command that draws the pictures into content/: `node art/draw.mjs [part-of-a-slot-name]`. A picture that breaks a
// house rule is named and not written, so that none gets into the content.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brokenRules } from "./house-rules.mjs";
import { slots } from "./slots.mjs";

const content = fileURLToPath(new URL("../content", import.meta.url));
const wanted = process.argv[2] ?? "";
const chosen = slots.filter(({ name }) => name.includes(wanted));

if (chosen.length === 0) {
  console.error(`no slot has "${wanted}" in its name`);
  process.exitCode = 1;
}

let written = 0;
for (const { name, file, limit, draw } of chosen) {
  const svg = draw();
  const problems = brokenRules(svg, limit);
  if (problems.length > 0) {
    console.error(`${name}: ${problems.join("; ")}`);
    process.exitCode = 1;
    continue;
  }
  const path = join(content, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, svg);
  written += 1;
}
console.log(`${written} pictures drawn`);
