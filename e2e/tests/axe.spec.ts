/** No page breaks a rule that a machine can check, at the width of a phone and of a desk. */
import { violations } from "../accessibility";
import { EVERY_PAGE } from "../every-page";
import { english, ROUTES, spanish } from "../routes";
import { test } from "../same-tab";
import { expect } from "../site";

/** A phone and a desk; `AXE_WIDTHS=320,390,768,1440` looks at more and in both languages, which takes its time. */
const ASKED = process.env.AXE_WIDTHS?.split(",").map(Number);

/** A language changes the words and keeps the elements: each is looked at once, the longer words where room is scarce. */
const PAGES = ROUTES.flatMap((row) => [
  { address: spanish(row), widths: ASKED ?? [390], tag: [EVERY_PAGE] },
  { address: english(row), widths: ASKED ?? [1440], tag: [EVERY_PAGE] },
]);

test.describe("at the width of a phone and of a desk", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const { address, widths, tag } of PAGES) {
    test(`${address} is accessible`, { tag }, async ({ page }) => {
      await page.goto(address, { waitUntil: "networkidle" });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect(await violations(page), `at ${width} px`).toEqual([]);
      }
    });
  }
});
