/** The forms behind modal links, for a visitor without JavaScript; and what a form says about who filled it in. */
import { ADDRESS, fillForm, openForm, sendButton } from "../forms";
import { test } from "../same-tab";
import { expect } from "../site";

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
      await page.locator("main").getByRole("link", { name: link }).first().click();
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

  test("one word is enough of a message", async ({ page }) => {
    await page.goto("/contacto");
    const form = page.locator("main form");
    await fillForm(form, "contact", "es");
    await form.getByLabel("Mensaje", { exact: true }).fill("Precio?");
    await sendButton(form, "es").click();
    await expect(page).toHaveURL("/exito");
  });
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

for (const [address, button, interest, title] of [
  ["/canarias", "Avísame de la apertura", "canarias"],
  ["/canary-islands", "Tell me when it opens", "canarias"],
  ["/madrid", "Solicitar una visita", "visit-madrid"],
  ["/madrid-campus", "Request a Visit", "visit-madrid"],
  ["/home2", "Solicitar una visita", "visit"],
  // The one modal whose title is given: "Contact us".
  ["/bloque-2-aproximacion", "Reservar plaza", "block-2", "Contáctanos"],
  ["/block-2-approach", "Request Information", "block-2", "Contact us"],
] as const) {
  test(`"${button}" on ${address} opens a form of that name about ${interest}`, async ({ page }) => {
    await page.goto(address);
    for (const link of await page.locator("main").getByRole("link", { name: button }).all()) {
      await link.click();
      const dialog = page.getByRole("dialog", { name: title ?? button, exact: true });
      await expect(dialog.getByLabel(/^(Curso|Course)/)).toHaveValue(interest);
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
    }
  });
}

for (const [address, buttons] of [
  ["/servicios", ["Solicitar información", "Solicitar consultoría"]],
  ["/services", ["Request Information", "Request Consultation"]],
] as const) {
  test(`the services form is titled as its button, and offers what the page calls its services (${address})`, async ({
    page,
  }) => {
    await page.goto(address);
    const main = page.locator("main");
    const services =
      /^(Cuatro servicios|Four services|Programas para organizaciones|Programmes for organisations)$/;
    const sections = main
      .locator("section")
      .filter({ has: page.getByRole("heading", { level: 2, name: services }) });
    const named = await sections.getByRole("heading", { level: 3 }).allInnerTexts();
    expect(named).toHaveLength(7);
    for (const button of buttons) {
      await main.getByRole("link", { name: button }).click();
      const dialog = page.getByRole("dialog", { name: button, exact: true });
      const options = dialog.getByRole("combobox").getByRole("option");
      await expect(options).toHaveCount(named.length + 1);
      expect((await options.allInnerTexts()).slice(1).sort()).toEqual([...named].sort());
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
    }
  });
}

test("one word is enough of a message", async ({ page }) => {
  await page.goto("/contacto");
  const form = await openForm(page, "contact", "es");
  await fillForm(form, "contact", "es");
  await form.getByLabel("Mensaje", { exact: true }).fill("Precio?");
  await sendButton(form, "es").click();
  await expect(page).toHaveURL("/exito");
});

for (const [kind, lang, optional] of [
  ["message", "es", "opcional"],
  ["contact", "en", "optional"],
  ["services", "es", "opcional"],
] as const) {
  test(`the ${kind} form marks what may be left out, and nothing else (${lang})`, async ({ page }) => {
    await page.goto(ADDRESS[kind][lang]);
    const form = await openForm(page, kind, lang);
    for (const input of await form.locator('input:not([tabindex="-1"]):visible, select, textarea').all()) {
      const label = form.locator(`label[for="${await input.getAttribute("id")}"]`);
      const isRequired = (await input.getAttribute("required")) !== null;
      expect((await label.innerText()).toLowerCase().includes(optional), await label.innerText()).toBe(
        !isRequired,
      );
    }
  });
}

test("the privacy policy says the same of the forms", async ({ page }) => {
  await page.goto("/politica-privacidad");
  await expect(page.getByText("Los campos señalados como opcionales se pueden dejar vacíos.")).toBeVisible();
  await page.goto("/privacy-policy?lang=en");
  await expect(page.getByText("Fields marked as optional may be left empty.")).toBeVisible();
});
