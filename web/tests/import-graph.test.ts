/**
 * What the linter does not follow: imports of types, `import()`, `import.meta.glob` and style sheets. Through none of
 * them may a file depend on itself, a lower layer on a higher one, or a feature on another.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

const SOURCE = join(import.meta.dirname, "../src");
/** From the lowest to the highest. */
const LAYERS = ["generated", "ui", "site", "features", "sections", "app"];

const IMPORT = /(?:\bfrom|\bimport|@import)\s*\(?\s*"(\.[^"]+)"/g;
const GLOB = /import\.meta\.glob\("([^"]+)\*\.tsx"/g;

const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(tsx?|css)$/.test(name))
  .map((name) => join(SOURCE, name));

function resolve(from: string, specifier: string): string {
  // What follows a question mark tells Vite how to import it.
  const path = join(dirname(from), specifier.replace(/\?.*$/, ""));
  const found = [path, `${path}.ts`, `${path}.tsx`].find((name) => /\.\w+$/.test(name) && existsSync(name));
  if (!found) {
    throw new Error(`${relative(SOURCE, from)} imports ${specifier}, which is not there`);
  }
  return found;
}

function importsOf(file: string): string[] {
  const text = readFileSync(file, "utf8").replace(/\/\*[^]*?\*\//g, "");
  const named = [...text.matchAll(IMPORT)].map(([, specifier = ""]) => resolve(file, specifier));
  const globbed = [...text.matchAll(GLOB)].flatMap(([, folder = ""]) =>
    files.filter((other) => dirname(other) === join(dirname(file), folder) && other.endsWith(".tsx")),
  );
  return [...named, ...globbed];
}

const graph = new Map(files.map((file) => [file, importsOf(file)]));
const edges = [...graph].flatMap(([from, targets]) =>
  targets.map((to) => [relative(SOURCE, from), relative(SOURCE, to)] as const),
);

/** The first way from a file back to itself. */
function cycle(): string[] | null {
  const done = new Set<string>();
  const visit = (file: string, way: string[]): string[] | null => {
    if (way.includes(file)) {
      return [...way.slice(way.indexOf(file)), file].map((name) => relative(SOURCE, name));
    }
    if (done.has(file)) {
      return null;
    }
    const found = (graph.get(file) ?? []).map((next) => visit(next, [...way, file])).find(Boolean) ?? null;
    done.add(file);
    return found;
  };
  return files.map((file) => visit(file, [])).find(Boolean) ?? null;
}

test("no file imports itself through others", () => {
  expect(cycle()).toBeNull();
});

test("a layer imports only what is below it", () => {
  const layer = (file: string) => LAYERS.indexOf(file.split("/", 1)[0] ?? "");
  const upward = edges.filter(([from, to]) => layer(from) >= 0 && layer(to) > layer(from));
  expect(upward).toEqual([]);
});

test("no feature imports another", () => {
  const feature = (file: string) => /^features\/([^/]+)/.exec(file)?.[1];
  const across = edges.filter(([from, to]) => feature(from) && feature(to) && feature(from) !== feature(to));
  expect(across).toEqual([]);
});

test("every style sheet is part of the site's, but for the one for paper", () => {
  const isStyle = (file: string) => file.endsWith(".css");
  const imported = new Set(edges.map(([, to]) => to).filter(isStyle));
  const left = files
    .map((file) => relative(SOURCE, file))
    .filter((file) => isStyle(file) && !imported.has(file));
  // A file of its own (vite.config.ts).
  expect(left).toEqual(["styles/print.css"]);
});
