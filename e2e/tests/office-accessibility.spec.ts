/** Every state of the office in both languages on a phone and at a desk: axe finds nothing, and nothing sticks out. */
import type { Page } from "@playwright/test";
import { violations } from "../accessibility";
import { expect, plugIn, test } from "../office";

test.describe.configure({ mode: "default" });

async function fine(page: Page, state: string): Promise<void> {
  expect(await violations(page), state).toEqual([]);
  const sticksOut = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sticksOut, `${state} is as wide as the screen`).toBeLessThanOrEqual(0);
}

const WORDS = {
  es: { remove: /^Quitar:/, rename: /^Cambiar nombre:/, people: "Personas", audit: "Registro" },
  en: { remove: /^Remove:/, rename: /^Rename:/, people: "People", audit: "Audit log" },
} as const;

for (const width of [390, 1440]) {
  for (const language of ["es", "en"] as const) {
    const words = WORDS[language];
    test.describe(`${width} px, ${language}`, () => {
      test.use({
        locale: language === "es" ? "es-ES" : "en-GB",
        viewport: { width, height: 844 },
        contextOptions: { reducedMotion: "reduce" },
      });

      test("at the door", async ({ page, office }) => {
        const link = await office.invite(`Ana ${width} ${language}`);
        await plugIn(page);
        await page.goto(`${office.address}/staff`);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await fine(page, "signed out");
        await page.locator(".button-primary").click();
        await expect(page.locator(".failure")).toBeVisible();
        await fine(page, "a sign-in that came to nothing");
        await page.goto(`${office.address}/staff/invitation`);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await fine(page, "an invitation without its end");
        await page.goto(`${office.address}/staff`);
        await page.goto(link);
        await expect(page.locator("dl")).toBeVisible();
        await fine(page, "an invitation");
      });

      test("inside", async ({ page, office }) => {
        const name = `Berta ${width} ${language} de la Fuente y Rodríguez`;
        await plugIn(page);
        await page.goto(await office.invite(name));
        await page.locator(".button-primary").click();
        await expect(page.getByRole("heading", { level: 3 })).toHaveCount(2);
        await fine(page, "the account");
        await page.getByRole("button", { name: words.rename }).click();
        await fine(page, "a passkey renamed");

        await page.getByRole("link", { name: words.people }).click();
        await expect(page.getByRole("heading", { name })).toBeVisible();
        await fine(page, "people");
        await page.locator(".page-head button").click();
        await page.locator("dialog [type=submit]").click();
        await expect(page.locator("dialog .failure")).toBeVisible();
        await fine(page, "an invitation without a name");
        await page.locator("dialog input").first().fill(`Carla ${width} ${language}`);
        await page.locator("dialog [type=submit]").click();
        await expect(page.locator("input[readonly]")).toBeVisible();
        await fine(page, "the link");
        await page.keyboard.press("Escape");
        await page.getByRole("button", { name: words.remove }).last().click();
        await fine(page, "a question before somebody is removed");
        await page.keyboard.press("Escape");

        await page.getByRole("link", { name: words.audit }).click();
        await expect(page.getByRole("table")).toBeVisible();
        await fine(page, "the audit log");
        await page.context().clearCookies({ name: "__Host-staff" });
        await page.getByRole("link", { name: words.people }).click();
        await expect(page.locator("dialog.lapsed")).toBeVisible();
        await fine(page, "a session that has ended");
      });
    });
  }
}
