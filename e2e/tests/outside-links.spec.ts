/** Links that leave the site look, sound and behave alike wherever they stand. */
import { test } from "../same-tab";
import { expect } from "../site";

for (const [lang, note, addresses] of [
  [
    "es",
    "(se abre en una pestaña nueva)",
    ["/", "/madrid", "/blog", "/blog/oposiciones-controlador-aereo", "/politica-cookies", "/feedback"],
  ],
  [
    "en",
    "(opens in a new tab)",
    ["/?lang=en", "/cookie-policy", "/blog/oposiciones-controlador-aereo?lang=en"],
  ],
] as const) {
  for (const address of addresses) {
    test(`on ${address} each opens a new tab, and says so to the eye and the ear (${lang})`, async ({
      page,
    }) => {
      await page.goto(address);
      const links = page.locator(":is(main, footer) a[href^='http']");
      expect(await links.count()).toBeGreaterThan(4);
      for (const link of await links.all()) {
        await expect(link).toHaveAttribute("target", "_blank");
        await expect(link).toHaveAttribute("rel", /noopener/);
        await expect(link).toHaveAccessibleName(new RegExp(note.replace(/[()]/g, "\\$&")));
        // Inside the link, or beside it where the link is the title of a row that is all link.
        const row = link.locator("xpath=ancestor-or-self::*[self::article or self::a][last()]");
        await expect(row.locator("svg path[d^='M4 12l8-8']").last()).toBeAttached();
      }
    });
  }
}
