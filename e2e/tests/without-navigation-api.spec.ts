/** Browsers without the Navigation API: every link and every change of language is a load. */
import type { Page } from "@playwright/test";
import { expect, hydrated, test, VISITOR } from "../site";

const html = (page: Page) => page.locator("html");
const toggle = (page: Page, name: string) => page.getByRole("button", { name }).filter({ visible: true });

test.beforeEach(async ({ page }) => {
  await page.addInitScript("delete window.navigation");
});

test("the language changes at a place within the page too, and comes back", async ({ page }) => {
  await page.goto("/#contact-section");
  await toggle(page, "Cambiar a inglés").click();
  await expect(html(page)).toHaveAttribute("lang", "en");
  await expect(page).toHaveURL("/#contact-section");
  await hydrated(page);
  await toggle(page, "Switch to Spanish").click();
  await expect(html(page)).toHaveAttribute("lang", "es");
});

test("a page with an address of its own in each language moves to its counterpart", async ({ page }) => {
  await page.goto("/cursos");
  await toggle(page, "Cambiar a inglés").click();
  await expect(page).toHaveURL("/courses");
  await expect(html(page)).toHaveAttribute("lang", "en");
});

test("the language changes where the browser keeps no cookies", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Document.prototype, "cookie", { get: () => "", set() {} }),
  );
  await page.goto("/");
  await page.waitForFunction(() => localStorage.getItem("language-preference") === "es");
  await toggle(page, "Cambiar a inglés").click();
  await expect(html(page)).toHaveAttribute("lang", "en");
  await expect(page).toHaveURL("/?lang=en");
});

test.describe("from Germany", () => {
  test.use({ visitor: VISITOR.germany });

  test("who goes on before the country is known arrives at the page they went to", async ({ page }) => {
    let tell = () => {};
    const told = new Promise<void>((resolve) => (tell = resolve));
    await page.route("**/api/geo", async (route) => {
      await told;
      await route.continue();
    });
    // The next page takes its time: the country comes in while it is on its way.
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route("**/servicios", async (route) => {
      await answered;
      await route.continue();
    });
    await page.goto("/cursos");
    const asked = page.waitForRequest("**/servicios");
    await page
      .getByRole("navigation", { name: "Navegación principal" })
      .getByRole("link", { name: "Servicios" })
      .click({ noWaitAfter: true });
    await asked;
    const country = page.waitForResponse("**/api/geo");
    tell();
    await (await country).finished();
    // Not asked of the page: it would answer when the next one is there.
    const cookies = async () => (await page.context().cookies()).map(({ value }) => value);
    await expect.poll(cookies).toContain("en");
    answer();
    await expect(page).toHaveURL("/services");
    await expect(html(page)).toHaveAttribute("lang", "en");
  });
});
