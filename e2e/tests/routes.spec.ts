import type { Page } from "@playwright/test";
import { overflow } from "../accessibility";
import { english, ROUTES, spanish } from "../routes";
import { test } from "../same-tab";
import { expect } from "../site";

/** Every address of a language with the one that is its own: aliases lead a search engine to the same page. */
const ADDRESSES = {
  es: ROUTES.flatMap((row) => row.es.map((alias) => ({ alias, address: spanish(row) }))),
  en: ROUTES.flatMap((row) =>
    (row.en.length > 0 ? row.en : row.es.map((path) => `${path}?lang=en`)).map((alias) => ({
      alias,
      address: english(row),
    })),
  ),
} as const;

/** 1280 px at 400 %. */
const NARROWEST = { width: 320, height: 700 };

async function fits(page: Page, address: string): Promise<void> {
  expect(await overflow(page), address).toBe(0);
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.locator("html").evaluate((html) => (html.style.fontSize = "200%"));
  expect(await overflow(page), `${address} at 1280 px with type of 200 %`).toBe(0);
  await page.setViewportSize(NARROWEST);
}

test.describe("without JavaScript, on the narrowest phone and with type of twice the size", () => {
  test.use({ viewport: NARROWEST, javaScriptEnabled: false });

  for (const language of ["es", "en"] as const) {
    test(`every address reads in ${language}, and no page scrolls sideways`, async ({ page, baseURL }) => {
      test.setTimeout(180_000);
      for (const { alias, address } of ADDRESSES[language]) {
        const response = await page.goto(alias);
        expect(response?.status(), alias).toBe(200);
        await expect(page.locator("html"), alias).toHaveAttribute("lang", language);
        await expect(page.getByRole("heading", { level: 1 }), alias).toHaveCount(1);
        await expect(page, alias).toHaveTitle(/.{10,} \| Torre$/);
        const canonical = page.locator("link[rel=canonical]");
        await expect(canonical, alias).toHaveAttribute("href", `${baseURL}${address}`);
        if (alias === address) {
          await fits(page, address);
        }
      }
    });
  }
});

test("/new leads home", async ({ page }) => {
  await page.goto("/new");
  await expect(page).toHaveURL("/");
});
