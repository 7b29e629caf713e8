/** What browsers really load: of the office on all its pages, and of it on the public ones, which is nothing. */
import type { Page } from "@playwright/test";
import { atWork, expect, heading, strip, test } from "../office";
import { english, ROUTES, spanish } from "../routes";

// Page after page at once leaves streams behind that the server has not missed yet: the sixth waits its turn.
test.use({ ownTab: true, locale: "es-ES", expectedConsole: /status of 4(01|29)/ });

const MAX_SCRIPT = 150 * 1000;
const PLACES = ["", "/enquiries/new", "/person", "/visits", "/people", "/audit", "/health", "/account"];

/** Paths of everything a page asks for, from now on. */
function asked(page: Page): Set<string> {
  const paths = new Set<string>();
  page.on("request", (request) => paths.add(new URL(request.url()).pathname));
  return paths;
}

async function packedSize(page: Page, address: string): Promise<number> {
  const answer = await page.request.fetch(address, { method: "HEAD", headers: { "Accept-Encoding": "br" } });
  expect(answer.headers()["content-encoding"], address).toBe("br");
  return Number(answer.headers()["content-length"]);
}

test("all scripts of the office together are small, from signing in to the last page", async ({
  page,
  office,
}) => {
  const paths = asked(page);
  await office.enquire({ name: "Berta Bytes" });
  await atWork(page, office, "Alba Bytes");
  await strip(page, "Berta Bytes").getByRole("link", { name: "Berta Bytes" }).click();
  await expect(heading(page, "Berta Bytes")).toBeVisible();
  for (const place of PLACES) {
    await page.goto(`${office.address}/staff${place}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  const scripts = [...paths].filter((path) => path.endsWith(".js"));
  expect(scripts.some((path) => path.startsWith("/assets/office-"))).toBe(true);
  const sizes = await Promise.all(scripts.map((path) => packedSize(page, office.address + path)));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(10_000);
  expect(total, scripts.join(", ")).toBeLessThanOrEqual(MAX_SCRIPT);
});

test("a browser that reads the public pages asks for nothing of the office", async ({ page, office }) => {
  test.slow();
  const paths = asked(page);
  // Pages share their scripts; office-bytes.spec.ts has looked at what each of them names.
  for (const row of ROUTES.filter((_, place) => place % 4 === 0)) {
    await page.goto(office.number + spanish(row));
  }
  await page.goto(office.number + english(ROUTES[1] ?? ROUTES[0]!));
  expect([...paths].filter((path) => path.endsWith(".js")).length).toBeGreaterThan(10);
  expect([...paths].filter((path) => /staff|office/.test(path))).toEqual([]);
});
