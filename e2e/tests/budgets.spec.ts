/** Bytes are exact, so they are tested: what every page may weigh before it can be used, in brotli. A KB is 1,000. */
import type { APIRequestContext } from "@playwright/test";
import { english, ROUTES, spanish } from "../routes";
import { expect, test } from "../site";

const KB = 1000;
const BUDGET = { script: 93 * KB, style: 13.9 * KB, html: 24 * KB, fonts: 60 * KB, radar: 4 * KB };

/** Pages share most of their files: each is weighed once. */
const weighed = new Map<string, Promise<number>>();

function weight(request: APIRequestContext, path: string): Promise<number> {
  const known = weighed.get(path) ?? weigh(request, path);
  weighed.set(path, known);
  return known;
}

async function weigh(request: APIRequestContext, path: string): Promise<number> {
  const answer = await request.fetch(path, { method: "HEAD", headers: { "Accept-Encoding": "br" } });
  expect(answer.status(), path).toBe(200);
  return Number(answer.headers()["content-length"]);
}

async function total(request: APIRequestContext, html: string, tag: RegExp): Promise<number> {
  const files = [...html.matchAll(tag)].map(([, path = ""]) => path);
  expect(files.length).toBeGreaterThan(0);
  const weights = await Promise.all(files.map((path) => weight(request, path)));
  return weights.reduce((sum, bytes) => sum + bytes, 0);
}

test("no page is heavier than its budget", async ({ request }) => {
  test.setTimeout(120_000);
  for (const address of ROUTES.flatMap((row) => [spanish(row), english(row)])) {
    const html = await (await request.get(address)).text();
    const found = {
      script: await total(request, html, /(?:rel="modulepreload" href|type="module" src)="([^"]+)"/g),
      style: await total(request, html, /rel="stylesheet" href="([^"]+)"/g),
      fonts: await total(request, html, /as="font" type="font\/woff2" href="([^"]+)"/g),
      html: await weight(request, address),
    };
    for (const kind of ["script", "style", "fonts", "html"] as const) {
      expect(found[kind], `${kind} of ${address}`).toBeLessThanOrEqual(BUDGET[kind]);
    }
  }
});

test("what brings the radar to life stays small", async ({ page, request }) => {
  const live = page.waitForRequest(/\/assets\/live-[^/]+\.js$/);
  await page.goto("/");
  const script = (await live).url();
  const code = await (await request.get(script)).text();
  const needed = [...code.matchAll(/from\s*"\.\/([^"]+)"/g)].map(([, name = ""]) => `/assets/${name}`);
  // What the page needs without a radar too is not the radar's.
  const other = await (await request.get("/contacto")).text();
  const own = needed.filter((path) => !other.includes(path));
  const weights = await Promise.all([script, ...own].map((path) => weight(request, path)));
  expect(own.length).toBeGreaterThan(0);
  expect(weights.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(BUDGET.radar);
});
