/** The pace of the home page: how tall it may be, and that every block of the specification is still on it. */
import { test } from "../same-tab";
import { expect } from "../site";

for (const [width, tallest] of [
  [1440, 7500],
  [390, 10_500],
] as const) {
  for (const address of ["/", "/?lang=en"]) {
    test(`${address} is at most ${tallest} px tall at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      // What is below the fold is laid out piece by piece; all of it counts.
      await expect(page.locator("[data-unfolding]")).toHaveCount(0);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height).toBeLessThanOrEqual(tallest);
    });
  }
}

test("what persuades is the largest type after the headline, and says whose figure it is", async ({
  page,
}) => {
  await page.goto("/");
  const facts = page.locator("section").first().locator("dl > div");
  await expect(facts).toHaveCount(4);
  for (const [fact, figure] of [
    [/por grupo/, "16"],
    [/en simulador/, "60"],
    [/de simulador/, "500"],
    [/escenarios/, "200"],
  ] as const) {
    const numeral = facts.filter({ hasText: fact }).getByText(figure);
    await expect(numeral).toBeVisible();
    const size = await numeral.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
    expect(size, figure).toBeGreaterThanOrEqual(64);
    expect(size, figure).toBeLessThanOrEqual(96);
  }
  await expect(page.getByText("Datos de la escuela, 2025").first()).toBeVisible();
});

test("says what a controller does, earns and needs, and leads to the requirements", async ({ page }) => {
  await page.goto("/");
  const profession = page.locator("#profesion");
  for (const text of [/por radio/, /31\.000\s€/, /70\.000 y 200\.000\s€/, /cifras de 2025/, /18 años/]) {
    await expect(profession.getByText(text).first()).toBeVisible();
  }
  await expect(profession.getByRole("link", { name: "Todos los requisitos" })).toHaveAttribute(
    "href",
    "/curso-inicial#requisitos",
  );
});
