import { english, ROUTES, spanish } from "../routes";
import { expect, test } from "../site";

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

test.describe("without JavaScript, on the narrowest phone", () => {
  test.use({ viewport: { width: 320, height: 700 }, javaScriptEnabled: false });

  for (const language of ["es", "en"] as const) {
    test(`every address reads in ${language}, and none scrolls sideways`, async ({ page, baseURL }) => {
      test.setTimeout(180_000);
      for (const { alias, address } of ADDRESSES[language]) {
        const response = await page.goto(alias);
        expect(response?.status(), alias).toBe(200);
        await expect(page.locator("html"), alias).toHaveAttribute("lang", language);
        await expect(page.getByRole("heading", { level: 1 }), alias).toHaveCount(1);
        await expect(page, alias).toHaveTitle(/.{10,} \| Torre$/);
        const canonical = page.locator("link[rel=canonical]");
        await expect(canonical, alias).toHaveAttribute("href", `${baseURL}${address}`);
        const overflow = await page.locator("html").evaluate((html) => html.scrollWidth - html.clientWidth);
        expect(overflow, alias).toBe(0);
      }
    });
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
