/** The forms behind modal links, for a visitor without JavaScript; and what a form says about who filled it in. */
import { fillForm, openForm, sendButton } from "../forms";
import { expect, test } from "../site";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const [address, link, interest] of [
    ["/courses", "Request Information", ""],
    ["/bloque-2-aproximacion", "Reservar plaza", "block-2"],
    ["/home2?lang=en", "Request a Visit", "visit"],
  ] as const) {
    test(`"${link}" on ${address} leads to its form, which is sent`, async ({ page }) => {
      const lang = link === "Reservar plaza" ? "es" : "en";
      await page.goto(address);
      await page.getByRole("link", { name: link }).first().click();
      const form = page.locator(`#form-contact${interest && `-${interest}`} form`);
      await expect(form).toBeInViewport();
      await expect(form.getByLabel(lang === "es" ? "Curso de interés" : "Course of interest")).toHaveValue(
        interest,
      );
      await fillForm(form, "contact", lang);
      await sendButton(form, lang).click();
      await expect(page).toHaveURL(lang === "es" ? "/exito" : "/exito?lang=en");
    });
  }
});

test("a robot that fills in the trap is answered as usual, and the server learns of it", async ({ page }) => {
  await page.goto("/contacto");
  const form = await openForm(page, "contact", "es");
  await fillForm(form, "contact", "es");
  await form
    .locator("[name=website]")
    .evaluate((trap: HTMLInputElement) => (trap.value = "http://spam.example"));
  const answered = page.waitForResponse("**/api/leads");
  await sendButton(form, "es").click();
  const answer = await answered;
  expect(answer.status()).toBe(201);
  const body = answer.request().postDataJSON() as { website: string; started: number };
  expect(body.website).toBe("http://spam.example");
  expect(body.started).toBeGreaterThan(0);
  await expect(page).toHaveURL("/exito");
});
