/** The site on paper. */
import { expect, test } from "../site";

/** How many sheets of A4 a page may take. */
const SHEETS = [
  ["/", 8],
  ["/habilitacion-completa", 5],
  ["/bloque-1-torre", 5],
  ["/blog/requisitos-controlador-aereo", 6],
  ["/contacto", 2],
] as const;

const countSheets = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length;

test("pages take few sheets of paper", async ({ page }) => {
  test.slow();
  for (const [address, sheets] of SHEETS) {
    await page.goto(address);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(countSheets(pdf), address).toBeLessThanOrEqual(sheets);
  }
});

test("on paper ink is white, questions are open, and what belongs to a screen is gone", async ({ page }) => {
  await page.goto("/habilitacion-completa");
  await page.emulateMedia({ media: "print" });
  for (const gone of ["header.site-header", "footer", ".skip-link", "main img", "main form", ".button"]) {
    await expect(page.locator(gone).filter({ visible: true }), gone).toHaveCount(0);
  }
  await expect(page.locator("#faqs details p").first()).toBeVisible();
  await expect(page.locator("#faqs details p").last()).toBeVisible();
  const grounds = await page
    .locator("main .ground-ink, main .ground-paper")
    .evaluateAll((all) => [...new Set(all.map((ground) => getComputedStyle(ground).backgroundColor))]);
  expect(grounds).toEqual(["rgba(0, 0, 0, 0)"]);
});

test("a sheet has its headline, and no heading of what is left out", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/contacto");
  const sizeOf = (level: number) =>
    page
      .getByRole("heading", { level, includeHidden: false })
      .first()
      .evaluate((heading) => parseFloat(getComputedStyle(heading).fontSize));
  expect(await sizeOf(1)).toBeGreaterThan(await sizeOf(2));
  await expect(page.getByText("Datos de contacto")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Escríbenos" })).toBeHidden();
  await expect(page.locator("main dl").getByText("Correo electrónico")).toBeHidden();
});

test("outside links in a text have their address beside them", async ({ page }) => {
  await page.goto("/blog/requisitos-controlador-aereo");
  await page.emulateMedia({ media: "print" });
  const link = page.locator('.prose a[href^="https://"]').first();
  const address = await link.evaluate((element) => getComputedStyle(element, "::after").content);
  expect(address).toContain(await link.getAttribute("href"));
});
