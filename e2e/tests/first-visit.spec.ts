/**
 * A visitor's first page, whichever it is: nothing is in a cache, nothing moves while it arrives, nothing is refused, no rule
 * that a machine can check is broken, and the other language is one press away.
 */
import type { Page } from "@playwright/test";
import { violations } from "../accessibility";
import { EVERY_PAGE } from "../every-page";
import { watchRefusals } from "../refusals";
import { english, ROUTES, spanish } from "../routes";
import { expect, test } from "../site";

/** More to look at for faults; `AXE_WIDTHS=320,390,768,1440` takes its time. */
const ASKED = process.env.AXE_WIDTHS?.split(",").map(Number) ?? [];

const TOGGLE = { es: "Cambiar a inglés", en: "Switch to Spanish" } as const;

/** A phone in Spanish, whose words are longer, and a desk in English; a page that changes in place keeps its address. */
const VISITS = ROUTES.flatMap((row) => [
  {
    address: spanish(row),
    language: "es",
    width: 390,
    other: { language: "en", address: row.en.length === 0 ? spanish(row) : english(row) },
  } as const,
  {
    address: english(row),
    language: "en",
    width: 1440,
    other: { language: "es", address: spanish(row) },
  } as const,
]);

/** How far things have moved, of which no visitor was the cause. */
async function watchShifts(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const moved = { score: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        moved.score += (entry as PerformanceEntry & { value: number }).value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return async () => {
    await page.evaluate(() => document.fonts.ready);
    const score = await page.evaluate(() => (window as unknown as { moved: { score: number } }).moved.score);
    return score.toFixed(2);
  };
}

async function reads(page: Page, { language, address }: { language: string; address: string }) {
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expect(page).toHaveURL(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
}

for (const visit of VISITS) {
  const { address, language, width, other } = visit;
  test(
    `${address} stands still, is accessible, and changes to ${other.language} at ${width} px`,
    { tag: EVERY_PAGE },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const refusals = await watchRefusals(page);
      const shift = await watchShifts(page);
      await page.goto(address, { waitUntil: "networkidle" });
      await reads(page, visit);
      expect(await shift(), "nothing moves").toBe("0.00");
      // What fades in would be read as too pale.
      await page.emulateMedia({ reducedMotion: "reduce" });
      expect(await violations(page)).toEqual([]);
      for (const asked of ASKED) {
        await page.setViewportSize({ width: asked, height: 900 });
        expect(await violations(page), `at ${asked} px`).toEqual([]);
      }
      await page.getByRole("button", { name: TOGGLE[language] }).filter({ visible: true }).click();
      await reads(page, other);
      expect(await refusals()).toEqual([]);
    },
  );
}
