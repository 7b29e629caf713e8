/** Every word of `[staff]` is used, and values are put into their places. That a used word exists, the compiler knows. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fill } from "../src/words/catalogue";

const ROOT = join(import.meta.dirname, "..");

function source(): string {
  const files = readdirSync(join(ROOT, "src"), { recursive: true, encoding: "utf8" });
  const code = files.filter((name) => /\.tsx?$/.test(name));
  return code.map((name) => readFileSync(join(ROOT, "src", name), "utf8")).join("\n");
}

function keys(): string[] {
  const text = readFileSync(join(ROOT, "../web/src/generated/StaffTextKey.ts"), "utf8");
  return [...text.matchAll(/\| "([^"]+)"/g)].map(([, key]) => key ?? "");
}

test("nobody wrote a word that no page shows", () => {
  const code = source();
  const quoted = new Set([...code.matchAll(/"([\w.]+)"/g)].map(([, text]) => text));
  // `role.${role}` names a group only.
  const groups = new Set([...code.matchAll(/`(\w+)\.\$\{/g)].map(([, group]) => group));
  const unused = keys().filter((key) => !quoted.has(key) && !groups.has(key.split(".")[0]));
  expect(keys().length).toBeGreaterThan(100);
  expect(unused).toEqual([]);
});

test("a value stands in its place, and a place without one stays visible", () => {
  expect(fill("{count} llaves de {name}", { count: 2, name: "Ana" })).toBe("2 llaves de Ana");
  expect(fill("{missing}", {})).toBe("{missing}");
  // What a person typed is no template.
  expect(fill("{name}", { name: "{count}", count: 1 })).toBe("{count}");
});
