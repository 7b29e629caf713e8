/** Every state of the office on a phone in both languages and at a desk: axe finds nothing, and nothing sticks out. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessibility";
import { EVERY_PAGE } from "../every-page";
import { enrol, expect, test } from "../office";
import { plugIn } from "../passkeys";

test.describe.configure({ mode: "default" });

/** A page of the menu, which is folded on a phone. */
async function goTo(page: Page, name: string): Promise<void> {
  const more = page.locator(".thumb-menu button");
  if (await more.isVisible()) {
    await more.click();
  }
  await page.getByRole("link", { name, exact: true }).click();
}

const WORDS = {
  es: {
    remove: /^Quitar:/,
    rename: /^Cambiar nombre:/,
    people: "Personas",
    audit: "Registro",
  },
  en: {
    remove: /^Remove:/,
    rename: /^Rename:/,
    people: "People",
    audit: "Audit log",
  },
} as const;

/** Words are longest in Spanish; at a desk there is room for either. */
const SEEN = [
  [390, "es", []],
  [390, "en", [EVERY_PAGE]],
  [1440, "es", []],
] as const;

for (const [width, language, tag] of SEEN) {
  const words = WORDS[language];
  test.describe(`${width} px, ${language}`, { tag: [...tag] }, () => {
    test.use({
      locale: language === "es" ? "es-ES" : "en-GB",
      viewport: { width, height: 844 },
      contextOptions: { reducedMotion: "reduce" },
    });

    test("signing in", async ({ page, office }) => {
      const link = await office.invite(`Ana ${width} ${language}`);
      await plugIn(page);
      await page.goto(`${office.address}/staff`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectAccessible(page, "signed out");
      await page.locator(".button-primary").click();
      await expect(page.locator(".failure")).toBeVisible();
      await expectAccessible(page, "a sign-in that came to nothing");
      await page.goto(`${office.address}/staff/invitation`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectAccessible(page, "an invitation without its end");
      await page.goto(`${office.address}/staff`);
      await page.goto(link);
      await expect(page.locator("dl")).toBeVisible();
      await expectAccessible(page, "an invitation");
    });

    test("inside", async ({ page, office }) => {
      const name = `Berta ${width} ${language} de la Fuente y Rodríguez`;
      await enrol(page, await office.invite(name));
      await expect(page.getByRole("heading", { level: 3 })).toHaveCount(2);
      await expectAccessible(page, "the account");
      await page.getByRole("button", { name: words.rename }).click();
      await expectAccessible(page, "a passkey renamed");

      await goTo(page, words.people);
      await expect(page.getByRole("heading", { name })).toBeVisible();
      await expectAccessible(page, "people");
      await page.locator(".page-head button").click();
      await page.locator("dialog [type=submit]").click();
      await expect(page.locator("dialog .failure")).toBeVisible();
      await expectAccessible(page, "an invitation without a name");
      await page.locator("dialog input").first().fill(`Carla ${width} ${language}`);
      await page.locator("dialog [type=submit]").click();
      await expect(page.locator("input[readonly]")).toBeVisible();
      await expectAccessible(page, "the link");
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: words.remove }).last().click();
      await expectAccessible(page, "a question before somebody is removed");
      await page.keyboard.press("Escape");

      await goTo(page, words.audit);
      await expect(page.getByRole("table")).toBeVisible();
      await expectAccessible(page, "the audit log");
      await page.context().clearCookies({ name: "__Host-staff" });
      await goTo(page, words.people);
      await expect(page.locator("dialog.lapsed")).toBeVisible();
      await expectAccessible(page, "a session that has ended");
    });

    test("at work", async ({ page, office }) => {
      const mark = `axe${width}${language}`;
      const name = `María de los Ángeles Etxeberria ${mark}`;
      await office.enquire({
        name,
        company: "Aeródromos del Norte",
        message: `${"larguísima".repeat(30)} ${mark}`,
      });
      await office.enquire({ name: `Spam ${mark}`, website: "x" });
      await enrol(page, await office.invite(`Dora ${mark}`));
      await page.goto(`${office.address}/staff?view=all&q=${mark}`);
      await expect(page.locator(".slip")).toHaveCount(2);
      await page.locator(".fold-button").click();
      await page.keyboard.press("Escape");
      await page.locator("h1").focus();
      await page.keyboard.press("j");
      await expectAccessible(page, "the queue, with its filters");
      await page.keyboard.press("?");
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectAccessible(page, "the keys");
      await page.keyboard.press("Escape");
      await page.goto(`${office.address}/staff?view=done&q=${mark}`);
      await expect(page.locator(".empty")).toBeVisible();
      await expectAccessible(page, "an empty list");
      await page.goto(`${office.address}/staff?view=waiting&q=${mark}`);
      await page.getByRole("link", { name }).click();
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      await page.locator("#note").fill("una nota");
      await page.locator(".note-form [type=submit]").click();
      await expect(page.locator(".entry-note")).toBeVisible();
      await expectAccessible(page, "an enquiry");
      await page.locator("#correct").click();
      await page.locator("input[type=tel]").fill("no");
      await page.locator(".enquiry-side [type=submit]").click();
      await expect(page.locator(".enquiry-side .failure").first()).toBeVisible();
      await expectAccessible(page, "data with a mistake");
      await office.store(`UPDATE leads SET version = version + 1 WHERE name = '${name}'`);
      await page.locator("input[type=tel]").fill("600 000 000");
      await page.locator(".enquiry-side [type=submit]").click();
      await expect(page.locator(".conflict")).toBeVisible();
      await expectAccessible(page, "a conflict");
      await page.goto(`${office.address}/staff/enquiries/new`);
      await page.locator("form [type=submit]").click();
      await expect(page.locator(".failure").first()).toBeVisible();
      await expectAccessible(page, "an enquiry by hand with mistakes");
      await page.goto(`${office.address}/staff?view=suspected&q=${mark}`);
      await page.getByRole("link", { name: `Spam ${mark}` }).click();
      await expect(page.locator(".suspicion")).toBeVisible();
      await expectAccessible(page, "an enquiry put aside");
    });

    test("duties and health", async ({ page, office }) => {
      const mark = `duty${width}${language}`;
      await office.enquire({ name: `Elena ${mark}`, email: `${mark}@correo.example` });
      await enrol(page, await office.invite(`Flora ${mark}`));
      if (width < 1024) {
        await page.locator(".thumb-menu button").click();
        await expectAccessible(page, "the menu of a phone");
      }
      await page.goto(`${office.address}/staff/person`);
      await page.locator("input[type=email]").fill(`${mark}@correo.example`);
      await page.locator("form [type=submit]").click();
      await expect(page.locator(".person-result .rows")).toBeVisible();
      await expectAccessible(page, "a person's data");
      await page.locator(".button-danger").click();
      await expectAccessible(page, "a question before everything is erased");
      await page.locator("dialog input").fill(`${mark}@correo.example`);
      await page.locator("dialog [type=submit]").click();
      await expect(page.locator(".receipt")).toBeVisible();
      await expectAccessible(page, "a receipt");
      await page.goto(`${office.address}/staff/health`);
      await page.locator("summary").click();
      await expectAccessible(page, "health");
    });
  });
}
