// Committed pictures are what the program draws, byte for byte: a picture edited by hand would be lost with the next
// drawing, and a part changed without drawing again would change pictures in somebody else's commit.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { isDrawn } from "../drawing/sheet.mjs";
import { brokenRules } from "../house-rules.mjs";
import { slots } from "../slots.mjs";

const content = fileURLToPath(new URL("../../content", import.meta.url));
const drawn = slots.map((slot) => ({ ...slot, svg: slot.draw() }));

const isCommitted = ({ file, svg }) => {
  const path = join(content, file);
  return existsSync(path) && readFileSync(path).equals(Buffer.from(svg));
};

const svgFilesIn = (folder) =>
  readdirSync(join(content, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".svg"))
    .map((entry) => relative(content, join(entry.parentPath, entry.name)).split(sep).join("/"));

test("every committed picture is what is drawn", () => {
  const altered = drawn.filter((picture) => !isCommitted(picture)).map(({ file }) => file);
  assert.deepEqual(altered, [], "these files in content/ are not what is drawn: run `make art`");
});

test("every picture keeps the house rules", () => {
  const broken = drawn.flatMap(({ name, svg, limit }) =>
    brokenRules(svg, limit).map((rule) => `${name}: ${rule}`),
  );
  assert.deepEqual(broken, []);
});

test("every file belongs to one slot", () => {
  const files = slots.map(({ file }) => file);
  assert.deepEqual(files.toSorted(), [...new Set(files)].sort());
});

test("no drawing is left over from a slot that is gone", () => {
  assert.ok(
    drawn.every(({ svg }) => isDrawn(svg)),
    "a drawing is recognised as one",
  );
  const known = new Set(slots.map(({ file }) => file));
  // An SVG that was not drawn here, such as a partner's own logo, needs no slot.
  const leftOver = [...svgFilesIn("media"), ...svgFilesIn("blog")]
    .filter((file) => !known.has(file))
    .filter((file) => isDrawn(readFileSync(join(content, file), "utf8")));
  assert.deepEqual(leftOver, []);
});
