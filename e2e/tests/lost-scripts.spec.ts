/** Scripts that do not come, as when a new build takes the place of the one a visitor reads. */
import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "../site";

const FAQ = /\/assets\/faq-[^/]+\.js/;
const SEARCH = /\/assets\/search-dialog-[^/]+\.js/;
const PAGE = "/habilitacion-completa";

const answers = (page: Page) => page.locator("#faqs details");
const field = (page: Page) => page.getByRole("combobox", { name: "Curso, duda o tema" });
const search = (page: Page) => page.getByRole("button", { name: "Buscar en la web" });

/** How many documents were loaded. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    count += request.isNavigationRequest() ? 1 : 0;
  });
  return () => count;
}

test.use({
  expectedConsole: /Failed to load resource|Failed to fetch dynamically imported module|ERR_FAILED/,
});

test("a section whose script comes at the second attempt comes to life", async ({ page }) => {
  const documents = countDocuments(page);
  let asked = 0;
  await page.route(FAQ, (route) =>
    route.request().url().endsWith(".js") ? route.abort() : route.continue(),
  );
  page.on("request", (request) => (asked += FAQ.test(request.url()) ? 1 : 0));
  await page.goto(PAGE);
  expect(asked).toBeGreaterThan(1);
  expect(documents()).toBe(1);
  await page.getByRole("button", { name: "Cambiar a inglés" }).filter({ visible: true }).click();
  await expect(page).toHaveURL("/complete-rating");
  await expect(page.locator("#faqs")).toContainText("?");
  expect(documents()).toBe(1);
});

test("a section whose script is gone stays readable, after one reload", async ({ page }) => {
  const documents = countDocuments(page);
  await page.route(FAQ, (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto(PAGE);
  await expect.poll(documents).toBe(2);
  await hydrated(page);
  const first = answers(page).first();
  await first.locator("summary").click();
  await expect(first).toHaveAttribute("open", "");
  await expect(first.locator("p")).toBeVisible();
  await expect(page.getByText("Error inesperado")).toHaveCount(0);
  // The rest of the page is alive.
  await search(page).click();
  await expect(field(page)).toBeFocused();
  expect(documents()).toBe(2);
});

test("the page after a new build brings its scripts", async ({ page }) => {
  const documents = countDocuments(page);
  await page.route(FAQ, (route) =>
    documents() > 1 ? route.continue() : route.fulfill({ status: 404, body: "" }),
  );
  await page.goto(PAGE);
  await expect.poll(documents).toBe(2);
  await hydrated(page);
  await expect(answers(page).first()).toBeVisible();
});

test.describe("a section that fails", () => {
  test.use({ expectedConsole: /a broken section|integrity|Failed to load|SectionView/ });

  test("keeps the server's HTML, and the page its life", async ({ page }) => {
    const documents = countDocuments(page);
    await page.route(FAQ, (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: 'export default () => { throw new Error("a broken section"); };',
      }),
    );
    await page.goto(PAGE);
    const first = answers(page).first();
    await first.locator("summary").click();
    await expect(first.locator("p")).toBeVisible();
    await expect(page.getByText("Error inesperado")).toHaveCount(0);
    await search(page).click();
    await expect(field(page)).toBeFocused();
    expect(documents()).toBe(1);
  });
});

test("a page is not reloaded while the server cannot be reached", async ({ page }) => {
  const documents = countDocuments(page);
  await page.route(FAQ, (route) => route.abort());
  await page.route(`**${PAGE}`, (route) =>
    route.request().method() === "HEAD" ? route.abort() : route.continue(),
  );
  const probe = page.waitForRequest((request) => request.method() === "HEAD");
  await page.goto(PAGE);
  await probe;
  await expect(answers(page).first()).toBeVisible();
  expect(documents()).toBe(1);
});

test("a search that cannot be loaded is tried again, then with the page, and then says so", async ({
  page,
}) => {
  const documents = countDocuments(page);
  await page.route(SEARCH, (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto("/cursos");
  await search(page).click();
  await expect.poll(documents).toBe(2);
  await hydrated(page);
  await search(page).click();
  const message = page.getByRole("alert").filter({ hasText: "El buscador no se ha podido cargar." });
  await expect(message).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(message).toHaveCount(0);
  await expect(search(page)).toBeFocused();
  await page.unroute(SEARCH);
  await search(page).click();
  await expect(field(page)).toBeFocused();
});

test("a search whose script comes at the second attempt opens", async ({ page }) => {
  await page.route(SEARCH, (route) =>
    route.request().url().endsWith(".js") ? route.abort() : route.continue(),
  );
  await page.goto("/cursos");
  await search(page).click();
  await expect(field(page)).toBeFocused();
});

test("no page is reloaded over typed text, and a reload by hand keeps it", async ({ page }) => {
  const documents = countDocuments(page);
  await page.route(SEARCH, (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto("/contacto");
  const name = page.getByRole("textbox", { name: /[Nn]ombre/ }).first();
  await name.fill("Marta Vidal");
  await search(page).click();
  const message = page.getByRole("alert").filter({ hasText: "El buscador no se ha podido cargar." });
  await expect(message).toBeVisible();
  expect(documents()).toBe(1);
  await expect(name).toHaveValue("Marta Vidal");
  await message.getByRole("button", { name: "Recargar la página" }).click();
  await expect.poll(documents).toBe(2);
  await hydrated(page);
  await expect(name).toHaveValue("Marta Vidal");
});
