/** Replies: from a key to a mail in somebody's mailbox, and nobody loses a word or gets one twice. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessibility";
import { atWork, atWorkWithPasskey, enrol, expect, heading, listOf, open, signIn, strip } from "../office";
import { letter, test, text, type Post } from "../office-mail";
import { addressFor } from "../office-site";

test.use({ locale: "es-ES" });

const templates = (page: Page) => page.getByRole("group", { name: "Plantilla" }).getByRole("radio");
const history = (page: Page) => page.getByRole("region", { name: "Historial" });

test("a morning without a mouse: each reply leads to the next person, the last one back to the list", async ({
  page,
  post,
}) => {
  const names = ["Mara Mañana", "Nora Mañana", "Olga Mañana"];
  for (const name of names) {
    await post.enquire(name);
  }
  await atWork(page, post.office, "Ana Morning", "office");
  await page.goto(listOf(post.office, "new", "mañana"));
  await expect(page.getByRole("listitem").filter({ hasText: "Mañana" })).toHaveCount(3);
  await page.keyboard.press("j");
  for (const [place, name] of names.entries()) {
    await expect(place === 0 ? page.getByRole("link", { name }) : heading(page, name)).toBeFocused();
    await page.keyboard.press("m");
    await expect(page.getByRole("radio", { name: "En blanco" })).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(templates(page).nth(1)).toBeChecked();
    await expect(text(page)).toHaveValue(/./);
    await page.keyboard.press("Enter");
    await expect(text(page)).toBeFocused();
    await page.keyboard.press("ControlOrMeta+Home");
    await page.keyboard.type(`Escrito a mano para ${name}. `);
    await page.keyboard.press("ControlOrMeta+Enter");
  }
  await expect(heading(page, "Consultas")).toBeVisible();
  await expect(page).toHaveURL(/view=new&q=/);
  for (const name of names) {
    const [mail] = await post.repliesTo(name);
    expect(mail?.data).toContain(`Escrito a mano para`);
    expect(mail?.data).toMatch(/^From: .*web@torre\.example/m);
    expect(mail?.data).toMatch(/^Reply-To: .*hola@torre\.example/m);
  }
  await open(page, post.office, "Nora Mañana");
  await expect(page.getByRole("button", { name: "Respondida", exact: true, pressed: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Yo", exact: true, pressed: true })).toBeVisible();
  await expect(history(page).getByText(/^Respuesta «.*»: enviada$/)).toBeVisible();
});

test("a key that is pressed before the enquiry is there begins the reply when it is", async ({
  page,
  post,
}) => {
  await post.enquire("Prisca Deprisa");
  await atWork(page, post.office, "Ana Quick", "office");
  await page.goto(listOf(post.office, "all", "prisca deprisa"));
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/api\/staff\/enquiries\/[^/?]+$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole("link", { name: "Prisca Deprisa" }).click();
  await expect(heading(page, "Consulta")).toBeFocused();
  await page.keyboard.press("m");
  release();
  await expect(page.getByRole("radio", { name: "En blanco" })).toBeFocused();
});

test("what was written by hand comes back from behind a template", async ({ page, post }) => {
  await post.enquire("Paula Plantilla");
  await atWork(page, post.office, "Berta Templates", "office");
  await open(page, post.office, "Paula Plantilla");
  await page.getByRole("button", { name: "Responder", exact: true }).click();
  await text(page).fill("Querida Paula: te llamo mañana.");
  await templates(page).nth(2).check();
  await expect(text(page)).not.toHaveValue(/te llamo mañana/);
  await templates(page).nth(3).check();
  await page.getByRole("button", { name: "Recuperarlo" }).click();
  await expect(text(page)).toHaveValue("Querida Paula: te llamo mañana.");
});

test("a draft lives through a reload and the end of a session, and waits where it was closed", async ({
  page,
  post,
}) => {
  await post.enquire("Queta Borrador");
  await atWorkWithPasskey(page, post.office, "Carla Drafts", "office");
  await open(page, post.office, "Queta Borrador");
  await page.keyboard.press("m");
  await expect(page.getByRole("radio", { name: "En blanco" })).toBeFocused();
  await text(page).fill("Un borrador que no se pierde");
  await letter(page).getByRole("textbox", { name: "Asunto" }).fill("Otro asunto");
  await page.reload();
  await expect(text(page)).toHaveValue("Un borrador que no se pierde");
  await page.getByRole("button", { name: "Cerrar", exact: true }).click();
  await expect(letter(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Seguir con la respuesta" })).toBeFocused();
  await page.keyboard.press("m");
  await expect(text(page)).toBeFocused();
  await post.office.store(
    `UPDATE sessions SET last_seen_at = last_seen_at - 1860000, started_at = started_at - 1860000
     WHERE staff_id = (SELECT id FROM staff WHERE name = 'Carla Drafts')`,
  );
  await expect(heading(page, "Tu sesión ha terminado")).toBeVisible();
  await signIn(page);
  await expect(text(page)).toHaveValue("Un borrador que no se pierde");
  await letter(page).getByRole("button", { name: "Enviar", exact: true }).click();
  const [mail] = await post.repliesTo("Queta Borrador");
  expect(mail?.subject).toBe("Otro asunto");
  await open(page, post.office, "Queta Borrador");
  await expect(page.getByRole("button", { name: "Responder", exact: true })).toBeVisible();
});

test("an empty letter does not leave, and Enter in its subject sends nothing", async ({ page, post }) => {
  await post.enquire("Rita Vacía");
  await atWork(page, post.office, "Dora Empty", "office");
  await open(page, post.office, "Rita Vacía");
  await page.keyboard.press("m");
  await letter(page).getByRole("button", { name: "Enviar", exact: true }).click();
  await expect(page.getByText("Escribe la respuesta, o elige una plantilla")).toBeVisible();
  await expect(text(page)).toBeFocused();
  await text(page).fill("Ya está escrita");
  const subject = letter(page).getByRole("textbox", { name: "Asunto" });
  await subject.press("Enter");
  await expect(text(page)).toBeFocused();
  await subject.fill(" ");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(page.getByText("Escribe un asunto")).toBeVisible();
  await expect(subject).toBeFocused();
  await post.repliesTo("Rita Vacía", 0);
});

test("the mail is seen before it leaves, as a mail and as text, with the programme by one click", async ({
  page,
  post,
}) => {
  await post.enquire("Sara Vista");
  await atWork(page, post.office, "Elena Looks", "office");
  await open(page, post.office, "Sara Vista");
  await page.keyboard.press("m");
  const evil = `<img src=x onerror="top.document.title='owned'"><script>top.document.title='owned'</script>`;
  await text(page).fill(`Hola, Sara:\n\n${evil}\n\nUn saludo`);
  await page.getByRole("checkbox", { name: /^Adjuntar el programa/ }).check();
  await page.getByRole("button", { name: "Vista previa" }).click();
  const preview = page.getByRole("dialog", { name: "Vista previa" });
  const mail = preview.frameLocator("iframe");
  await expect(mail.getByText("Hola, Sara:")).toBeVisible();
  await expect(mail.getByText(evil)).toBeVisible();
  await expect(mail.locator("img, script")).toHaveCount(0);
  await expect(preview).toContainText(addressFor("Sara Vista"));
  await expect(preview).toContainText("hola@torre.example");
  await expect(preview).toContainText(".pdf");
  await preview.getByRole("button", { name: "Solo texto" }).click();
  await expect(preview.getByText("Hola, Sara:")).toBeVisible();
  await expect(preview.locator("iframe")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Vista previa" })).toBeFocused();
  await page.keyboard.press("Enter");
  await preview.getByRole("button", { name: "Enviar", exact: true }).click();
  const [arrived] = await post.repliesTo("Sara Vista");
  expect(arrived?.data).toContain("application/pdf");
  await expect(page).toHaveTitle(/Oficina/);
});

test("two who reply at once: one is sent, the other is told and keeps the text", async ({
  page,
  browser,
  post,
}) => {
  await post.enquire("Tina Doble");
  await atWork(page, post.office, "Flora First", "office");
  await open(page, post.office, "Tina Doble");
  await page.keyboard.press("m");
  await text(page).fill("La respuesta de Flora");
  const context = await browser.newContext({ locale: "es-ES" });
  const other = await context.newPage();
  await atWork(other, post.office, "Gema Second", "office");
  await open(other, post.office, "Tina Doble");
  await other.keyboard.press("m");
  await text(other).fill("La respuesta de Gema");
  await text(page).press("ControlOrMeta+Enter");
  await post.repliesTo("Tina Doble");
  // Said while one writes, before anything is sent.
  await expect(letter(other).getByRole("status").getByText("La respuesta de Flora")).toBeVisible();
  await text(other).press("ControlOrMeta+Enter");
  const told = letter(other).getByRole("alert").filter({ hasText: "No se ha enviado" });
  await expect(told).toContainText("Flora First");
  await expect(told).toContainText("La respuesta de Flora");
  await expect(text(other)).toHaveValue("La respuesta de Gema");
  await post.repliesTo("Tina Doble", 1);
  await other.reload();
  await expect(text(other)).toHaveValue("La respuesta de Gema");
  await text(other).press("ControlOrMeta+Enter");
  await letter(other).getByRole("button", { name: "Enviar la mía de todas formas" }).click();
  const mails = await post.repliesTo("Tina Doble", 2);
  expect(mails[1]?.data).toContain("La respuesta de Gema");
  await context.close();
});

test("what one changes oneself while writing asks nothing", async ({ page, post }) => {
  await post.enquire("Uma Propia");
  await atWork(page, post.office, "Hilda Alone", "office");
  await open(page, post.office, "Uma Propia");
  await page.keyboard.press("m");
  await text(page).fill("Hola, Uma");
  await page.getByRole("button", { name: "Yo", exact: true }).click();
  await expect(page.getByRole("button", { name: "Yo", exact: true, pressed: true })).toBeVisible();
  await text(page).press("ControlOrMeta+Enter");
  await post.repliesTo("Uma Propia");
});

test("a reply that broke off on the wire is shown as uncertain, and repeated only by hand", async ({
  page,
  post,
}) => {
  await post.enquire("Vera Incierta");
  await atWork(page, post.office, "Irene Again", "office");
  await open(page, post.office, "Vera Incierta");
  await page.keyboard.press("m");
  await text(page).fill("Quizá llegue");
  await post.mailbox.become("take-and-die");
  await text(page).press("ControlOrMeta+Enter");
  await expect(heading(page, "Consultas")).toBeVisible();
  await page.goto(listOf(post.office, "done", "vera incierta"));
  await expect(strip(page, "Vera Incierta")).toContainText("Falló un envío");
  await post.mailbox.become("normal");
  await page.getByRole("link", { name: "Vera Incierta" }).click();
  const trouble = page.getByRole("region", { name: "No sabemos si esta respuesta llegó a salir" });
  await expect(trouble).toContainText("puede que haya llegado y puede que no");
  await trouble.getByRole("button", { name: "Enviar otra vez" }).click();
  const question = page.getByRole("dialog", { name: "¿Enviarla otra vez?" });
  await expect(question).toContainText("nadie sabe si llegó");
  await question.getByRole("button", { name: "Enviar otra vez" }).click();
  await post.repliesTo("Vera Incierta", 2);
  await expect(trouble).toHaveCount(0);
  await expect(history(page).getByText(/^Respuesta «.*»: enviada$/)).toBeVisible();
});

test("a reply of which nobody knew did arrive: whoever has seen the answer says so", async ({
  page,
  post,
}) => {
  await post.enquire("Vega Contestada");
  await atWork(page, post.office, "Irene Arrived", "office");
  await open(page, post.office, "Vega Contestada");
  await page.keyboard.press("m");
  await text(page).fill("Llegó");
  await text(page).press("ControlOrMeta+Enter");
  await post.repliesTo("Vega Contestada");
  await post.office.store("UPDATE replies SET state = 'uncertain' WHERE text LIKE 'Llegó%'");
  await open(page, post.office, "Vega Contestada");
  const trouble = page.getByRole("region", { name: "No sabemos si esta respuesta llegó a salir" });
  await trouble.getByRole("button", { name: "Sí llegó" }).click();
  await expect(page.getByText("Anotado: la respuesta llegó.")).toBeVisible();
  await expect(trouble).toHaveCount(0);
  await expect(history(page).getByText(/^Respuesta «.*»: enviada$/)).toBeVisible();
  await post.repliesTo("Vega Contestada", 1);
});

test("a reply that nobody takes says why, and is sent again without a question", async ({ page, post }) => {
  await post.enquire("Wanda Fallida");
  await atWork(page, post.office, "Julia Refused", "office");
  await open(page, post.office, "Wanda Fallida");
  await page.keyboard.press("m");
  await text(page).fill("No la quieren");
  await post.mailbox.become("refuse-for-good");
  await text(page).press("ControlOrMeta+Enter");
  await expect(heading(page, "Consultas")).toBeVisible();
  await open(page, post.office, "Wanda Fallida");
  const trouble = page.getByRole("region", { name: "Esta respuesta no ha salido" });
  await expect(trouble).toContainText("nobody here has that name");
  await post.mailbox.become("normal");
  await trouble.getByRole("button", { name: "Enviar otra vez" }).click();
  await post.repliesTo("Wanda Fallida");
  await expect(trouble).toHaveCount(0);
});

test("without mail the letter goes to one's own mail program", async ({ page, office }) => {
  await office.enquire({ name: "Xenia Propia" });
  await atWork(page, office, "Karla Mailto", "office");
  await open(page, office, "Xenia Propia");
  await page.keyboard.press("m");
  await expect(letter(page)).toContainText("el correo de la web no está configurado");
  await text(page).fill("Hola, Xenia");
  await expect(letter(page).getByRole("button", { name: "Enviar", exact: true })).toHaveCount(0);
  const own = letter(page).getByRole("link", { name: "Responder desde tu correo" });
  await expect(own).toHaveAttribute(
    "href",
    /^mailto:xenia\.propia@correo\.example\?subject=.*Hola%2C%20Xenia$/,
  );
});

test("whoever left no address cannot be written to, and the key says so", async ({ page, office }) => {
  await atWork(page, office, "Lola Silent", "office");
  await page.getByRole("link", { name: "Anotar consulta" }).click();
  await page.getByLabel("Nombre").fill("Yolanda Muda");
  await page.getByRole("textbox", { name: "Teléfono" }).fill("600 700 800");
  await page.getByLabel("Qué pregunta").fill("Si hay plazas");
  await page.getByRole("button", { name: "Anotar", exact: true }).click();
  await expect(heading(page, "Yolanda Muda")).toBeFocused();
  await page.keyboard.press("m");
  await expect(page.getByText("No ha dejado ningún correo")).toBeVisible();
  await expect(letter(page)).toHaveCount(0);
});

/** Addresses are made of the letters of a name. */
const WORDS = { 390: "Teléfono", 1440: "Mesa" } as const;

for (const width of [390, 1440] as const) {
  for (const language of ["es", "en"] as const) {
    test.describe(`axe finds nothing and nothing sticks out: ${width} px, ${language}`, () => {
      test.use({
        locale: language === "es" ? "es-ES" : "en-GB",
        viewport: { width, height: 844 },
        contextOptions: { reducedMotion: "reduce" },
      });

      test("writing a letter", async ({ page, post }) => {
        const name = `Zulema ${WORDS[width]} ${language} de la Concepción y Etxeberria`;
        await begin(page, post, name, language);
        await page.locator(".letter [type=radio]").nth(1).check();
        await page.locator(".letter textarea").fill(`${"larguísima".repeat(30)}\n\nUn saludo`);
        await page.locator(".letter [type=radio]").nth(2).check();
        await expect(page.locator(".reply-undo")).toBeVisible();
        await expectAccessible(page, "a letter");
        await page.locator(".letter textarea").fill("");
        await page.locator(".letter-end .button-primary").click();
        await expect(page.locator(".letter .failure")).toBeVisible();
        await expectAccessible(page, "a letter without a word");
        await page.locator(".letter textarea").fill(`Hola\n\n${"larguísima".repeat(30)}`);
        await page.locator(".letter-end .button-secondary").click();
        await expect(page.frameLocator("iframe").getByText("Hola")).toBeVisible();
        await expect(page.locator("iframe")).toHaveAttribute("title", /./);
        // As plain text: no script runs in the frame of a mail, not even axe's.
        await page.locator("dialog .option").nth(1).click();
        await expectAccessible(page, "the preview");
      });

      test("what became of one", async ({ page, post }) => {
        const name = `Zoraida ${WORDS[width]} ${language} de la Concepción y Etxeberria`;
        await begin(page, post, name, language);
        await page.locator(".letter textarea").fill("Hola");
        await post.office.store(`UPDATE leads SET version = version + 1 WHERE name = '${name}'`);
        await page.locator(".letter-end .button-primary").click();
        await expect(page.locator(".letter .conflict")).toBeVisible();
        await expectAccessible(page, "a conflict");
        await page.locator(".letter .conflict .button-secondary").click();
        await post.repliesTo(name);
        await post.office.store(
          `UPDATE replies SET state = 'uncertain', last_error = 'it broke off'
           WHERE lead_id = (SELECT id FROM leads WHERE name = '${name}')`,
        );
        await open(page, post.office, name);
        await page.locator(".entry-reply summary").click();
        await expectAccessible(page, "an uncertain reply");
        await page.locator(".conflict .button").last().click();
        await expect(page.getByRole("dialog")).toBeVisible();
        await expectAccessible(page, "the question before it is repeated");
      });
    });
  }
}

/** In either language, from signing in to a blank letter. */
async function begin(page: Page, post: Post, name: string, lang: string): Promise<void> {
  await post.enquire(name, { lang });
  await enrol(page, await post.office.invite(`Marta ${name}`));
  await open(page, post.office, name);
  await page.locator("#reply").click();
  await expect(page.locator(".letter [type=radio]").first()).toBeFocused();
}
