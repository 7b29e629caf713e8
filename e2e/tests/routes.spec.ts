import { english, ROUTES, spanish } from "../routes";
import { expect, test } from "../site";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const row of ROUTES) {
    for (const [language, address, aliases] of [
      ["es", spanish(row), row.es],
      ["en", english(row), row.en.length > 0 ? row.en : row.es.map((path) => `${path}?lang=en`)],
    ] as const) {
      test(`${address} reads in ${language}, under every one of its addresses`, async ({ page, baseURL }) => {
        for (const alias of aliases) {
          const response = await page.goto(alias);
          expect(response?.status()).toBe(200);
          await expect(page.locator("html")).toHaveAttribute("lang", language);
          await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
          await expect(page).toHaveTitle(/.{10,} \| Torre$/);
          await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${baseURL}${address}`);
        }
      });
    }
  }
});

test.describe("in the browser", () => {
  for (const row of ROUTES) {
    for (const [language, address] of [
      ["es", spanish(row)],
      ["en", english(row)],
    ] as const) {
      const other = language === "es" ? "en" : "es";
      // A page that changes in place keeps its address; a forced ?lang= gives way to the choice.
      const after = row.en.length === 0 ? spanish(row) : other === "en" ? english(row) : spanish(row);

      test(`${address} hydrates in ${language} and switches to ${after}`, async ({ page, baseURL }) => {
        await page.goto(address);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await expect(page).toHaveURL(address);
        const toggle = { es: "Cambiar a inglés", en: "Switch to Spanish" }[language];
        await page.getByRole("button", { name: toggle }).filter({ visible: true }).click();
        await expect(page.locator("html")).toHaveAttribute("lang", other);
        await expect(page).toHaveURL(`${baseURL}${after}`);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        await page.reload();
        await expect(page.locator("html")).toHaveAttribute("lang", other);
        await expect(page).toHaveURL(`${baseURL}${after}`);
      });
    }
  }
});

test("/new leads home", async ({ page }) => {
  await page.goto("/new");
  await expect(page).toHaveURL("/");
});
