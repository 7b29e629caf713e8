/** No page breaks a rule that a machine can check, at the width of a phone and of a desk. */
import { violations } from "../accessibility";
import { english, ROUTES, spanish } from "../routes";
import { expect, test } from "../site";

test.describe("at the width of a phone and of a desk", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const address of ROUTES.flatMap((row) => [spanish(row), english(row)])) {
    test(`${address} is accessible`, async ({ page }) => {
      await page.goto(address, { waitUntil: "networkidle" });
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await violations(page), `at ${width} px`).toEqual([]);
      }
    });
  }
});
