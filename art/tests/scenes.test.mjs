// Scenes and their table belong together: a scene that is in no slot would be code that nobody sees.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { scenes } from "../scenes.mjs";

const folder = fileURLToPath(new URL("../scenes", import.meta.url));

test("every scene lies in the file that its slot is called after", async () => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
  assert.deepEqual(
    files.sort(),
    Object.keys(scenes)
      .map((slot) => `${slot}.mjs`)
      .sort(),
  );
  for (const [slot, scene] of Object.entries(scenes)) {
    const module = await import(`../scenes/${slot}.mjs`);
    assert.deepEqual(Object.values(module), [scene], slot);
  }
});
