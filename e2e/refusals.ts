/** What the content security policy refused on a page, and style elements that a script put in. */
import type { Page } from "@playwright/test";

/** To be called before the page is opened; what it gives back says what was refused until then. */
export async function watchRefusals(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, sourceFile }) =>
      refused.push(`${violatedDirective} in ${sourceFile}`),
    );
  });
  return () =>
    page.evaluate(() => [
      ...(window as unknown as { refused: string[] }).refused,
      ...[...document.querySelectorAll("style")].map(({ outerHTML }) => outerHTML),
    ]);
}
