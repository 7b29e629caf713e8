/** What is wrong with a page for whoever reads it by ear, by keyboard or on a narrow screen. */
import { expect, type Frame, type Page } from "@playwright/test";
import axe from "axe-core";

/** It may look into frames, also of another site. */
const AXE = `${axe.source}; axe.configure({ allowedOrigins: ["<unsafe_all_origins>"] })`;

/** Into a document once, whatever it shows later: to read axe again takes as long as to ask it. */
async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => "axe" in window))) {
    await frame.evaluate(AXE);
  }
}

/** Runs in the page. The faults alone: to collect what passes takes longer. */
async function faults(within: string | undefined): Promise<string[]> {
  const { run } = (window as unknown as { axe: typeof axe }).axe;
  const { violations } = await run(within ?? document, { resultTypes: ["violations"], preload: false });
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}

/** What axe finds, as lines that name the rule and the elements. `within` narrows it to a part of the page. */
export async function violations(page: Page, within?: string): Promise<string[]> {
  await Promise.all(page.frames().map(bringAxe));
  return page.evaluate(faults, within);
}

/** By how many pixels a page is wider than its screen. */
export const overflow = (page: Page) =>
  page.locator("html").evaluate((html) => html.scrollWidth - html.clientWidth);

/** Axe finds nothing, and nothing sticks out. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  expect(await violations(page), state).toEqual([]);
  expect(await overflow(page), `${state} is as wide as the screen`).toBeLessThanOrEqual(0);
}
