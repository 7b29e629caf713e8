/** Reminders: set on the centre's clock, back in the list at their minute, done; and the mail of the morning. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessibility";
import { atWork, atWorkWithPasskey, enrol, expect, heading, listOf, signIn, strip, test } from "../office";
import type { OfficeSite } from "../office-site";

test.describe.configure({ mode: "default" });
test.use({ locale: "es-ES" });

async function open(page: Page, office: OfficeSite, name: string): Promise<void> {
  await page.goto(listOf(office, "all", name));
  await page.getByRole("link", { name, exact: true }).click();
  await expect(heading(page, name)).toBeVisible();
}

const panel = (page: Page) => page.getByRole("region", { name: "Recordatorios" });
const form = (page: Page) => page.getByRole("form", { name: "Poner recordatorio" });
const tab = (page: Page) =>
  page.getByRole("navigation", { name: "Listas de consultas" }).getByRole("link", { name: /^Recordatorios/ });

/** As if it had been set for the minute that is now. */
const fallDue = (office: OfficeSite, text: string) =>
  office.store(
    `UPDATE reminders SET due_at = CAST(strftime('%s', 'now') AS INTEGER) / 60 * 60000 WHERE text = '${text}'`,
  );

async function remind(page: Page, text: string, at = "2090-03-07T09:30"): Promise<void> {
  await page.getByRole("button", { name: "Poner recordatorio" }).click();
  await form(page).getByLabel("Cuándo").fill(at);
  await form(page).getByLabel("Qué hay que hacer").fill(text);
  await form(page).getByRole("button", { name: "Guardar" }).click();
  await expect(panel(page)).toContainText(text);
}

test("set by keyboard, told by itself when it falls due, and done", async ({ page, office }) => {
  await office.enquire({ name: "Aitana Recordada" });
  await atWork(page, office, "Ana Reminds", "office");
  await open(page, office, "Aitana Recordada");
  await page.keyboard.press("t");
  await expect(form(page).getByLabel("Cuándo")).toBeFocused();
  await form(page).getByLabel("Cuándo").fill("2090-03-07T09:30");
  await expect(form(page)).toContainText("hora de Madrid");
  await form(page).getByLabel("Qué hay que hacer").focus();
  await page.keyboard.type("Llamar <b>ya</b>");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").getByText("Recordatorio puesto.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Poner recordatorio" })).toBeFocused();
  await expect(panel(page).getByRole("listitem")).toContainText("mar, 7 mar 2090, 09:30");
  await expect(panel(page)).toContainText("Para mí");

  await page.goto(listOf(office, "due"));
  await expect(page.getByText("Nada que recordar ahora.")).toBeVisible();
  await expect(tab(page)).toHaveText("Recordatorios0");
  await fallDue(office, "Llamar <b>ya</b>");
  await expect(tab(page)).toHaveText("Recordatorios1");
  await page.getByRole("button", { name: "1 nueva" }).click();
  await expect(strip(page, "Aitana Recordada")).toContainText(/Recordatorio \d\d:\d\d · Llamar <b>ya<\/b>/);

  await page.getByRole("link", { name: "Aitana Recordada" }).click();
  await expect(panel(page)).toContainText("Ya es la hora");
  await panel(page)
    .getByRole("button", { name: /^Hecho/ })
    .click();
  await expect(panel(page)).toContainText("Hecho el");
  await page.goto(listOf(office, "due"));
  await expect(page.getByText("Nada que recordar ahora.")).toBeVisible();
});

test("for a colleague, who finds it; moved, handed on and taken away", async ({ page, office, browser }) => {
  await office.enquire({ name: "Bruna Compartida" });
  const luisLink = await office.invite("Luis Reminded", "office");
  await atWork(page, office, "Berta Hands", "office");
  await open(page, office, "Bruna Compartida");
  await page.getByRole("button", { name: "Poner recordatorio" }).click();
  await form(page).getByRole("button", { name: "En 1 hora" }).click();
  await form(page).getByLabel("Para quién").selectOption("Luis Reminded");
  await form(page).getByLabel("Qué hay que hacer").fill("Enviar el programa");
  await form(page).getByRole("button", { name: "Guardar" }).click();
  await expect(panel(page)).toContainText("Para Luis Reminded");
  await fallDue(office, "Enviar el programa");

  await using context = await browser.newContext({ locale: "es-ES" });
  const luis = await context.newPage();
  await enrol(luis, luisLink);
  await luis.goto(listOf(office, "due"));
  await expect(strip(luis, "Bruna Compartida")).toContainText("Enviar el programa");
  await open(luis, office, "Bruna Compartida");
  await expect(panel(luis)).toContainText("Lo puso Berta Hands");
  await panel(luis)
    .getByRole("button", { name: /^Cambiar/ })
    .click();
  const change = luis.getByRole("form", { name: "Cambiar" });
  await change.getByLabel("Cuándo").fill("2090-07-03T16:45");
  await change.getByRole("button", { name: "Guardar" }).click();
  await expect(panel(luis)).toContainText("3 jul 2090, 16:45");
  // The other page shows it by itself.
  await expect(panel(page)).toContainText("3 jul 2090, 16:45");
  await panel(page)
    .getByRole("button", { name: /^Quitar/ })
    .click();
  await expect(panel(luis).getByRole("listitem")).toHaveCount(0);
});

test("what is begun is kept through a reload and the end of a session, and is set once", async ({
  page,
  office,
}) => {
  await office.enquire({ name: "Carlota Borrador" });
  await atWorkWithPasskey(page, office, "Carla Drafts", "office");
  await open(page, office, "Carlota Borrador");
  await page.getByRole("button", { name: "Poner recordatorio" }).click();
  await form(page).getByLabel("Qué hay que hacer").fill("Preguntar por la beca");
  await page.reload();
  await page.getByRole("button", { name: "Poner recordatorio" }).click();
  await expect(form(page).getByLabel("Qué hay que hacer")).toHaveValue("Preguntar por la beca");
  await form(page).getByLabel("Cuándo").fill("");
  await form(page).getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByText("Elige un día y una hora.")).toBeVisible();
  await form(page).getByRole("button", { name: "En una semana" }).click();
  await office.store(
    `UPDATE sessions SET last_seen_at = last_seen_at - 1860000, started_at = started_at - 1860000
     WHERE staff_id = (SELECT id FROM staff WHERE name = 'Carla Drafts')`,
  );
  await expect(heading(page, "Tu sesión ha terminado")).toBeVisible();
  await signIn(page);
  await form(page).getByRole("button", { name: "Guardar" }).click();
  await expect(panel(page).getByRole("listitem")).toHaveCount(1);
  await expect(panel(page)).toContainText("Preguntar por la beca");
});

test("one's own address, and a word in the morning for whoever wants it", async ({ page, office }) => {
  await atWork(page, office, "Dora Mornings", "office");
  await page.goto(`${office.address}/staff/account`);
  const mail = page.getByRole("region", { name: "Correo" });
  await expect(mail).toContainText("El servidor no tiene correo configurado");
  await mail.getByLabel("El parte de la mañana").check();
  await mail.getByRole("button", { name: "Guardar" }).click();
  await expect(mail.getByText("Escribe una dirección completa.")).toBeVisible();
  await mail.getByLabel("Tu correo").fill("dora@torre.example");
  await mail.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByRole("status").getByText("Guardado.")).toBeVisible();
  await page.reload();
  await expect(mail.getByLabel("Tu correo")).toHaveValue("dora@torre.example");
  await expect(mail.getByLabel("El parte de la mañana")).toBeChecked();
});

for (const width of [390, 1440]) {
  test(`nothing is wrong with it at ${width} pixels, and nothing is wider`, async ({
    page,
    office,
  }, info) => {
    await page.setViewportSize({ width, height: 900 });
    const [name, text] = [`Elsa Ancha ${"abcd"[width % 4]}`, `Una nota de ${width}`];
    await office.enquire({ name });
    await atWork(page, office, `Elena Wide ${"abcd"[width % 4]}`, "office");
    await open(page, office, name);
    await remind(page, text);
    await remind(page, `${text} y más larga, para ver cómo se parte en dos líneas o en tres`);
    await fallDue(office, text);
    await expect(panel(page)).toContainText("Ya es la hora");
    await page.getByRole("button", { name: "Poner recordatorio" }).click();
    await look(page, info.outputPath(`enquiry-${width}.png`));
    await page.goto(listOf(office, "due"));
    await expect(strip(page, name)).toContainText(text);
    await look(page, info.outputPath(`queue-${width}.png`));
    await page.goto(`${office.address}/staff/account`);
    await expect(page.getByLabel("Tu correo")).toBeVisible();
    await look(page, info.outputPath(`account-${width}.png`));
  });
}

async function look(page: Page, file: string): Promise<void> {
  await expectAccessible(page, file);
  await page.screenshot({ path: file, fullPage: true });
}
