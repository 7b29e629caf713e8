import type { Locator, Page } from "@playwright/test";
import { test } from "../same-tab";
import { expect, stopTime } from "../site";

/** Answers of the server are put in its place here; what the server really does is tested where it lives. */
type Sent = { key: string | undefined; body: Record<string, unknown> };
type Reply = { status: number; json?: unknown; headers?: Record<string, string> } | "nothing";

async function answerWith(page: Page, replies: Reply[]): Promise<Sent[]> {
  const sent: Sent[] = [];
  await page.route("**/api/leads", async (route) => {
    const request = route.request();
    sent.push({ key: request.headers()["idempotency-key"], body: request.postDataJSON() as Sent["body"] });
    const reply = replies[Math.min(sent.length, replies.length) - 1]!;
    await (reply === "nothing" ? route.abort() : route.fulfill({ json: {}, ...reply }));
  });
  return sent;
}

async function liveForm(page: Page): Promise<Locator> {
  const form = page.locator("main form");
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveAttribute("novalidate", "");
  return form;
}

async function fill(form: Locator, lang: "es" | "en"): Promise<void> {
  const es = lang === "es";
  await form.getByLabel(es ? "Nombre" : "Name").fill("Ana Prueba");
  await form.getByLabel(es ? "Correo electrónico" : "E-mail").fill("ana@example.com");
  await form.getByLabel(es ? "Mensaje" : "Message").fill("Quiero saber más del curso.");
  await form.getByRole("checkbox").check();
}

const SEND = /^(Enviar|Send)$/;

for (const [lang, words] of [
  ["es", { toast: "Mensaje enviado correctamente", close: "Cerrar aviso" }],
  ["en", { toast: "Message sent successfully", close: "Close toast" }],
] as const) {
  test(`the in-page form shows a toast and is empty again (${lang})`, async ({ page }) => {
    const sent = await answerWith(page, [{ status: 201, json: { id: "1" } }]);
    await page.goto(`/?lang=${lang}`);
    const form = await liveForm(page);
    await fill(form, lang);
    await form.getByRole("button", { name: SEND }).click();
    await expect(page.getByText(words.toast)).toBeVisible();
    await expect(form.getByRole("textbox").first()).toHaveValue("");
    await expect(form.getByRole("checkbox")).not.toBeChecked();
    // It stays until it is dismissed.
    await page.getByRole("button", { name: words.close }).click();
    await expect(page.getByText(words.toast)).toHaveCount(0);
    expect(sent).toHaveLength(1);
    expect(sent[0]!.body).toMatchObject({ form: "message", lang, consent: true, name: "Ana Prueba" });
  });
}

test("an embedded form is stamped and leads to the success page after a second", async ({ page }) => {
  await page.clock.install();
  const sent = await answerWith(page, [{ status: 201, json: { id: "1" } }]);
  await page.goto("/bloque-1-torre");
  const form = await liveForm(page);
  await expect(form.getByLabel("Curso de interés")).toHaveValue("block-1");
  await fill(form, "es");
  await stopTime(page);
  await form.getByRole("button", { name: SEND }).click();
  await expect(page.getByText("Recibido", { exact: true })).toBeVisible();
  await page.clock.runFor(900);
  await expect(page).toHaveURL("/bloque-1-torre");
  await page.clock.runFor(100);
  await expect(page).toHaveURL(/\/exito$/);
  expect(sent[0]!.body).toMatchObject({ form: "contact", interest: "block-1" });
  expect(sent[0]!.body.origen_url).toContain("/bloque-1-torre");
});

for (const [address, course] of [
  ["/bloque-1-torre", "block-1"],
  ["/block-2-approach", "block-2"],
  ["/habilitacion-completa", "full-rating"],
  ["/advanced-training", "advanced-training"],
  ["/preparacion-convocatoria", "call-preparation"],
  ["/selection-process", "selection-processes"],
  ["/curso-inicial", "initial-course"],
] as const) {
  test(`the form of ${address} asks about its own course`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator("form select[name=interest]")).toHaveValue(course);
  });
}

test("errors stand beside their field, and go when mended", async ({ page }) => {
  const sent = await answerWith(page, [{ status: 201 }]);
  await page.goto("/contacto");
  const form = await liveForm(page);
  await form.getByRole("button", { name: SEND }).click();
  const name = form.getByLabel("Nombre");
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription("El nombre debe tener entre 2 y 100 caracteres.");
  await expect(form.locator("[aria-invalid]")).toHaveCount(4);
  await fill(form, "es");
  await expect(form.locator("[aria-invalid]")).toHaveCount(0);
  expect(sent).toEqual([]);
});

test("a double click sends once", async ({ page }) => {
  const sent = await answerWith(page, [{ status: 201 }]);
  await page.goto("/contacto");
  const form = await liveForm(page);
  await fill(form, "es");
  await form.getByRole("button", { name: SEND }).dblclick();
  await expect(page).toHaveURL(/\/exito$/);
  expect(sent).toHaveLength(1);
});

test.describe("when sending fails", () => {
  test.use({ expectedConsole: /Failed to load resource/ });

  test("the line says why, that the text is kept, and gives the phone", async ({ page }) => {
    const lines: [Reply, RegExp][] = [
      [{ status: 503, json: { message: "" } }, /no podemos recibir.*\+34/],
      ["nothing", /^Sin contacto.*\+34/],
      [{ status: 429, headers: { "Retry-After": "17" } }, /dentro de 17 s/],
      [{ status: 403 }, /no se ha aceptado.*\+34/],
      [{ status: 413 }, /no se ha aceptado/],
      [{ status: 422, json: { errors: { email: "Ese correo no existe." } } }, /campos por corregir/],
    ];
    const sent = await answerWith(
      page,
      lines.map(([reply]) => reply),
    );
    await page.goto("/contacto");
    const form = await liveForm(page);
    await fill(form, "es");
    for (const [, line] of lines) {
      await form.getByRole("button", { name: SEND }).click();
      await expect(form.getByRole("alert")).toHaveText(line);
      await expect(form.getByLabel("Mensaje")).toHaveValue("Quiero saber más del curso.");
    }
    await expect(form.getByLabel("Correo electrónico")).toHaveAccessibleDescription("Ese correo no existe.");
    // Whatever may have been stored is repeated under its key; what was refused for good is another attempt.
    const repeated = sent.slice(0, 4).map(({ key }) => key);
    expect(new Set(repeated).size).toBe(1);
    expect(sent[4]?.key).not.toBe(repeated[0]);
  });

  test("the text survives a reload and a change of language, and a repeat has the same key", async ({
    page,
  }) => {
    const sent = await answerWith(page, [{ status: 503 }]);
    await page.goto("/contacto");
    let form = await liveForm(page);
    await fill(form, "es");
    await form.getByLabel("Curso de interés").selectOption("block-2");
    await form.getByRole("button", { name: SEND }).click();
    await expect(form.getByRole("alert")).toBeVisible();
    await page.reload();
    form = await liveForm(page);
    await expect(form.getByLabel("Mensaje")).toHaveValue("Quiero saber más del curso.");
    await expect(form.getByLabel("Curso de interés")).toHaveValue("block-2");
    await form.getByRole("checkbox").check();
    await form.getByRole("button", { name: SEND }).click();
    await expect(form.getByRole("alert")).toBeVisible();
    expect(sent[1]!.key).toBe(sent[0]!.key);
    await page.goto("/contact?lang=en");
    form = await liveForm(page);
    await expect(form.getByLabel("Message")).toHaveValue("Quiero saber más del curso.");
  });
});

test.describe("with the real server", () => {
  test.use({ expectedConsole: /422/ });

  test("the in-page form is stored and says so", async ({ page }) => {
    await page.goto("/");
    const form = await liveForm(page);
    await fill(form, "es");
    const answered = page.waitForResponse("**/api/leads");
    await form.getByRole("button", { name: SEND }).click();
    expect((await answered).status()).toBe(201);
    await expect(page.getByText("Mensaje enviado correctamente")).toBeVisible();
  });

  test("what it says of a field follows the language of the page", async ({ page }) => {
    await page.goto("/contacto");
    const form = await liveForm(page);
    await fill(form, "es");
    // Only the server knows that nobody has such an address.
    await form.getByLabel("Correo electrónico").fill("josé@example.com");
    await form.getByRole("button", { name: SEND }).click();
    await expect(form.getByLabel("Correo electrónico")).toHaveAccessibleDescription(/no parece completo/);
    await page.getByRole("button", { name: "Cambiar a inglés" }).filter({ visible: true }).click();
    await expect(form.getByLabel("E-mail")).toHaveAccessibleDescription(/does not look complete/);
  });

  test("the services form of the modal leads to the success page", async ({ page }) => {
    await page.goto("/services");
    await page.getByText("Request Consultation").last().click();
    const modal = page.getByRole("dialog");
    await fill(modal, "en");
    await modal.getByLabel("Company").fill("Aerolínea de prueba");
    await modal.getByRole("button", { name: SEND }).click();
    await expect(page).toHaveURL(/\/exito(\?lang=en)?$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Message sent successfully");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedConsole: /422/ });
  // One after the other: the program renders one returned form at a time, and gives a second one a plain page on a busy machine.
  test.describe.configure({ mode: "default" });

  for (const [lang, address, success, error] of [
    ["es", "/contacto", "/exito", /El nombre debe tener/],
    ["en", "/contact", "/exito?lang=en", /The name needs/],
  ] as const) {
    test(`a wrong form comes back with its errors and its text, a right one is sent (${lang})`, async ({
      page,
    }) => {
      await page.goto(address);
      const form = page.locator("main form");
      await fill(form, lang);
      await form.getByLabel(lang === "es" ? "Nombre" : "Name").fill("   ");
      await form.getByRole("button", { name: SEND }).click();
      await expect(page.getByText(error)).toBeVisible();
      await expect(form.getByLabel(lang === "es" ? "Mensaje" : "Message")).toHaveValue(
        "Quiero saber más del curso.",
      );
      await fill(form, lang);
      await form.getByRole("button", { name: SEND }).click();
      await expect(page).toHaveURL(success);
    });
  }
});
