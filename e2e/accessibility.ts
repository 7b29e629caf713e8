/** What is wrong with a page for whoever reads it by ear, by keyboard or on a narrow screen. */
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** What axe finds, as lines that name the rule and the elements. `within` narrows it to a part of the page. */
export async function violations(page: Page, within?: string): Promise<string[]> {
  // In the page itself and with the faults alone: collecting what passes, in a page of its own, takes most of the time.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"], preload: false });
  const result = await (within ? axe.include(within) : axe).analyze();
  return result.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}

/** By how many pixels a page is wider than its screen. */
export const overflow = (page: Page) =>
  page.locator("html").evaluate((html) => html.scrollWidth - html.clientWidth);

/** Axe finds nothing, and nothing sticks out. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  expect(await violations(page), state).toEqual([]);
  expect(await overflow(page), `${state} is as wide as the screen`).toBeLessThanOrEqual(0);
}
