/**
 * What browsers load, in brotli bytes: every script and style sheet of the build, and, beside a running program, every
 * page of its site map as tests/budgets.spec.ts weighs it.
 *
 *   node web/scripts/measure-bytes.mjs [http://127.0.0.1:8080]
 */
import { existsSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const assets = join(dirname(fileURLToPath(import.meta.url)), "../dist/client/assets");
const site = process.argv[2];

const KINDS = {
  script: /(?:rel="modulepreload" href|type="module" src)="([^"]+)"/g,
  style: /rel="stylesheet" href="([^"]+)"/g,
  fonts: /as="font" type="font\/woff2" href="([^"]+)"/g,
};

function print(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)));
  for (const row of rows) {
    const cells = row.map((cell, column) =>
      typeof cell === "number" || column > 0
        ? String(cell).padStart(widths[column])
        : cell.padEnd(widths[column]),
    );
    console.log(cells.join("  "));
  }
}

function chunks() {
  const sizes = readdirSync(assets)
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => {
      const path = join(assets, name);
      const raw = statSync(path).size;
      return [name, existsSync(`${path}.br`) ? statSync(`${path}.br`).size : raw, raw];
    });
  return sizes.sort((a, b) => b[1] - a[1]);
}

const weights = new Map();

async function weight(path) {
  if (!weights.has(path)) {
    const answer = await fetch(new URL(path, site), {
      method: "HEAD",
      headers: { "Accept-Encoding": "br" },
    });
    weights.set(path, Number(answer.headers.get("content-length")));
  }
  return weights.get(path);
}

async function total(html, tag) {
  let sum = 0;
  for (const [, path] of html.matchAll(tag)) {
    sum += await weight(path);
  }
  return sum;
}

async function pages() {
  const map = await (await fetch(new URL("/sitemap.xml", site))).text();
  const rows = [];
  for (const [, address] of map.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const { pathname, search } = new URL(address);
    const html = await (await fetch(new URL(pathname + search, site))).text();
    const sums = [];
    for (const tag of Object.values(KINDS)) {
      sums.push(await total(html, tag));
    }
    rows.push([pathname + search, ...sums, await weight(pathname + search)]);
  }
  return rows.sort((a, b) => b[1] - a[1]);
}

print([["file", "brotli", "bytes"], ...chunks()]);
if (site) {
  console.log();
  print([["page", ...Object.keys(KINDS), "html"], ...(await pages())]);
}
