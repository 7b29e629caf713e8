/** Asking to be told of something: the form with and without JavaScript, and the pages behind the mailed links. */
import type { Locator, Page } from "@playwright/test";
import { violations } from "../accessibility";
import { serveWithMail, type MailSite } from "../mail-site";
import { expect, test } from "../site";

// One program for all of them.
test.describe.configure({ mode: "default" });

let site: MailSite;
test.beforeAll(async () => {
  site = await serveWithMail();
});
test.afterAll(() => site[Symbol.asyncDispose]());

const WORDS = {
  es: {
    path: "/canarias",
    heading: "Te avisamos de la apertura",
    email: "Correo electrónico",
    send: "Avísame",
    sent: "Mira tu correo",
    wrongEmail: "El correo no parece completo. Ejemplo: nombre@dominio.es",
    wrongConsent: "Sin esta casilla no podemos escribirte.",
    link: /\/suscripcion\/[\w-]{43}$/,
    question: "¿Quieres que te avisemos?",
    topic: "Apertura del centro de Gran Canaria",
    yes: "Sí, avísame",
    confirmed: "Confirmado",
    already: "Ya estaba confirmado",
    leave: "Darme de baja",
    left: "Te has dado de baja",
    gone: "Este enlace ya no sirve",
  },
  en: {
    path: "/canary-islands",
    heading: "We will tell you when it opens",
    email: "E-mail",
    send: "Tell me",
    sent: "Check your mail",
    wrongEmail: "This address does not look complete. Example: name@domain.com",
    wrongConsent: "We cannot write to you without this box ticked.",
    link: /\/subscription\/[\w-]{43}$/,
    question: "Shall we tell you?",
    topic: "Opening of the Gran Canaria centre",
    yes: "Yes, tell me",
    confirmed: "Confirmed",
    already: "Already confirmed",
    leave: "Unsubscribe me",
    left: "You have unsubscribed",
    gone: "This link no longer works",
  },
} as const;

type Lang = keyof typeof WORDS;
const LANGUAGES: Lang[] = ["es", "en"];

const formOf = (page: Page, lang: Lang): Locator => page.getByRole("region", { name: WORDS[lang].heading });

async function fill(form: Locator, lang: Lang, email: string): Promise<void> {
  await form.getByLabel(WORDS[lang].email).fill(email);
  await form.getByRole("checkbox").check();
}

/** From the mail to the confirmation, and out again. */
async function walkLinks(page: Page, lang: Lang, email: string): Promise<void> {
  const words = WORDS[lang];
  const heading = page.getByRole("heading", { level: 1 });
  const link = await site.linkFor(email);
  expect(link).toMatch(words.link);
  // A second look is as good as the first: looking confirms nothing.
  for (let look = 0; look < 2; look += 1) {
    const answer = await page.goto(link);
    expect(answer?.headers()).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
    });
    await expect(heading).toHaveText(words.question);
    await expect(page.getByText(words.topic)).toBeVisible();
  }
  expect(await page.locator("script").count(), "nothing runs here").toBe(0);
  await page.getByRole("button", { name: words.yes }).click();
  await expect(heading).toHaveText(words.confirmed);
  await page.goto(link);
  await expect(heading).toHaveText(words.already);
  await page.getByRole("button", { name: words.leave }).click();
  await expect(heading).toHaveText(words.left);
  await page.goto(link);
  await expect(heading).toHaveText(words.gone);
}

for (const lang of LANGUAGES) {
  const words = WORDS[lang];

  test.describe(`in ${lang}`, () => {
    // A link whose subscription has ended leads to a page with this status.
    test.use({ expectedConsole: /status of 404/ });

    test("the form says what is wrong, then that a mail comes, whose button confirms", async ({ page }) => {
      const email = `script-${lang}@example.com`;
      await page.goto(`${site.address}${words.path}`);
      const form = formOf(page, lang);
      await form.scrollIntoViewIfNeeded();
      await expect(form.locator("form")).toHaveAttribute("novalidate", "");
      await form.getByRole("button", { name: words.send }).click();
      const address = form.getByLabel(words.email);
      await expect(address).toBeFocused();
      await expect(address).toHaveAccessibleDescription(words.wrongEmail);
      await expect(form.getByRole("checkbox")).toHaveAccessibleDescription(words.wrongConsent);
      await fill(form, lang, email);
      await form.getByRole("button", { name: words.send }).click();
      await expect(form.getByRole("status")).toContainText(words.sent);
      await walkLinks(page, lang, email);
    });

    test.describe("without JavaScript", () => {
      test.use({ javaScriptEnabled: false });

      test("the form posts, and every button works", async ({ page }) => {
        const email = `plain-${lang}@example.com`;
        await page.goto(`${site.address}${words.path}`);
        const form = formOf(page, lang);
        await fill(form, lang, email);
        await form.getByRole("button", { name: words.send }).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.sent);
        await walkLinks(page, lang, email);
      });
    });
  });
}

test.describe("when sending fails", () => {
  test.use({ expectedConsole: /Failed to load resource/ });

  test("the line says why and what was typed stays", async ({ page }) => {
    const replies = [
      () => ({ status: 503, json: {} }),
      () => ({ status: 429, headers: { "Retry-After": "17" }, json: {} }),
      () => ({ status: 422, json: { errors: { email: "Ese correo no existe." } } }),
      () => null,
    ];
    let sent = 0;
    await page.route("**/api/subscriptions", async (route) => {
      const reply = replies[sent]?.() ?? null;
      sent += 1;
      await (reply ? route.fulfill(reply) : route.abort());
    });
    await page.goto(`${site.address}/canarias`);
    const form = formOf(page, "es");
    await fill(form, "es", "ana@example.com");
    for (const line of [/no podemos apuntarte/, /dentro de 17 s/, /campos por corregir/, /^Sin contacto/]) {
      await form.getByRole("button", { name: "Avísame" }).click();
      await expect(form.getByRole("alert")).toHaveText(line);
      await expect(form.getByLabel("Correo electrónico")).toHaveValue("ana@example.com");
    }
    expect(sent).toBe(4);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("the page comes back with what was typed and what is wrong", async ({ page }) => {
      await page.goto(`${site.address}/call-preparation`);
      const form = page.getByRole("region", {
        name: "We will tell you about the selection round and the next edition",
      });
      // An address that the browser takes and the server does not.
      await form.getByLabel("E-mail").fill("ana@localhost");
      await form.getByRole("checkbox").check();
      await form.getByRole("button", { name: "Tell me" }).click();
      const address = form.getByLabel("E-mail");
      await expect(address).toHaveValue("ana@localhost");
      await expect(address).toHaveAccessibleDescription(/does not look complete/);
      await expect(form.getByRole("alert")).toHaveText("Some fields need another look.");
    });
  });
});

test("the footer leads to a form with every topic", async ({ page }) => {
  await page.goto(`${site.address}/cursos`);
  await page.getByRole("contentinfo").getByRole("link", { name: "Avisos por correo" }).click();
  await expect(page).toHaveURL(/\/suscripcion$/);
  const form = page.getByRole("region", { name: "¿De qué te avisamos?" });
  const topics = form.getByLabel("Avísame de");
  await expect(topics.getByRole("option")).toHaveCount(11);
  await topics.selectOption("Próxima edición: Bloque 1: Básico y Torre");
  await fill(form, "es", "choice@example.com");
  await form.getByRole("button", { name: "Avísame" }).click();
  await expect(form.getByRole("status")).toContainText("Mira tu correo");
  await page.goto(await site.linkFor("choice@example.com"));
  await expect(page.getByText("Próxima edición: Bloque 1: Básico y Torre")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  // The other language is behind the same link.
  await page.getByRole("button", { name: "Cambiar a inglés" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Shall we tell you?");
});

test("the form is accessible on both grounds", async ({ page }) => {
  for (const path of ["/canarias", "/preparacion-convocatoria"]) {
    await page.goto(`${site.address}${path}`);
    await page.locator("#avisame").scrollIntoViewIfNeeded();
    expect(await violations(page, "#avisame"), path).toEqual([]);
  }
});
