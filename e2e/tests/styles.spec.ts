/** Styles come from the stylesheet alone, and nothing moves while a page arrives. */
import type { Page } from "@playwright/test";
import { EVERY_PAGE } from "../every-page";
import { english, ROUTES, spanish } from "../routes";
import { expect, test } from "../site";

const ADDRESSES = ROUTES.flatMap((row) => [spanish(row), english(row)]);

test("no address answers with an inline style", async ({ request }) => {
  test.setTimeout(90_000);
  for (const address of [...ADDRESSES, "/no-hay-nadie"]) {
    const html = await (await request.get(address)).text();
    expect(html.match(/<style|<[^>]+\sstyle=/g), address).toBeNull();
  }
});

/** What the content security policy refused, and style elements that a script put in. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, sourceFile }) =>
      refused.push(`${violatedDirective} in ${sourceFile}`),
    );
  });
  return () =>
    page.evaluate(() => [
      ...(window as unknown as { refused: string[] }).refused,
      ...[...document.querySelectorAll("style")].map(({ outerHTML }) => outerHTML),
    ]);
}

test.describe("no style is injected, and the content security policy refuses nothing", () => {
  test("when a modal is opened", async ({ page }) => {
    const found = await watch(page);
    await page.goto("/bloque-2-aproximacion");
    await page.locator("main").getByRole("link", { name: "Solicitar información" }).first().click();
    await expect(page.getByRole("dialog", { name: "Contáctanos" })).toBeVisible();
    expect(await found()).toEqual([]);
  });

  test("when a carousel moves", async ({ page }) => {
    const found = await watch(page);
    await page.goto("/madrid");
    const region = page.getByRole("region", { name: "El centro, por dentro" });
    await region.scrollIntoViewIfNeeded();
    await expect(region.locator("[data-engine=on]")).toBeVisible();
    await region.getByRole("button", { name: "Siguiente" }).click();
    await expect(region.locator("p.data")).toContainText("02 / 05");
    expect(await found()).toEqual([]);
  });

  test("when a menu is opened", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const found = await watch(page);
    await page.goto("/servicios");
    await page.getByRole("button", { name: "Abrir el menú" }).click();
    await expect(page.locator("[popover]:popover-open")).toBeVisible();
    expect(await found()).toEqual([]);
  });

  test("when a form is filled in wrongly", async ({ page }) => {
    const found = await watch(page);
    await page.goto("/contacto");
    await page.locator("main").getByRole("button", { name: "Enviar" }).click();
    await expect(page.locator("main [aria-invalid=true]").first()).toBeFocused();
    expect(await found()).toEqual([]);
  });
});

test("no word is broken in the cells of a strip", async ({ page }) => {
  await page.goto("/cursos");
  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const broken = await page.locator(".strip-cell dd").evaluateAll((cells) =>
      (cells as HTMLElement[])
        .filter((cell) => {
          cell.style.overflowWrap = "normal";
          return cell.scrollWidth > cell.clientWidth;
        })
        .map((cell) => cell.textContent),
    );
    expect(broken, `at ${width} px`).toEqual([]);
  }
});

test.describe("nothing moves or is refused while a page arrives", () => {
  for (const [width, tag] of [
    [390, [EVERY_PAGE]],
    [1440, [EVERY_PAGE]],
  ] as const) {
    test(`at ${width} px`, { tag: [...tag] }, async ({ browser, baseURL }) => {
      test.setTimeout(300_000);
      for (const address of ROUTES.map(spanish)) {
        // A visitor's first page: no typeface, picture or script is in a cache.
        const context = await browser.newContext({
          baseURL: baseURL!,
          viewport: { width, height: 900 },
          extraHTTPHeaders: { "X-Forwarded-For": "80.58.61.250" },
        });
        const page = await context.newPage();
        const refused = await watch(page);
        await page.addInitScript(() => {
          const seen = { shift: 0 };
          Object.assign(window, { seen });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              seen.shift += (entry as PerformanceEntry & { value: number }).value;
            }
          }).observe({ type: "layout-shift", buffered: true });
        });
        await page.goto(address, { waitUntil: "networkidle" });
        await page.evaluate(() => document.fonts.ready);
        const shift = await page.evaluate(
          () => (window as unknown as { seen: { shift: number } }).seen.shift,
        );
        expect(shift.toFixed(2), address).toBe("0.00");
        expect(await refused(), address).toEqual([]);
        await context.close();
      }
    });
  }
});
