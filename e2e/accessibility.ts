/** What axe finds wrong with a page, as lines that name the rule and the elements. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** `within` narrows it to a part of the page. */
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
