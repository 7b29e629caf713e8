/** Announcements: an administrator reads what would be sent, tries it, and sends it once. */
import { expectAccessible } from "../accessibility";
import { openMailbox, type Mailbox } from "../mailbox";
import { atWork, test as base, enrol, expect, heading } from "../office";
import { serveOffice, type OfficeSite } from "../office-site";

const test = base.extend<object, { mailbox: Mailbox; office: OfficeSite }>({
  mailbox: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing else is needed
    async ({}, use) => {
      await using mailbox = await openMailbox();
      await use(mailbox);
    },
    { scope: "worker" },
  ],
  office: [
    async ({ mailbox }, use) => {
      await using office = await serveOffice(mailbox.settings);
      await use(office);
    },
    { scope: "worker" },
  ],
});

/** Who wants to be told of something. Each test has people and topics of its own. */
async function subscribe(office: OfficeSite, topic: string, names: string[]): Promise<void> {
  const rows = names.map(
    (name) =>
      `('${name}', '${name}', '${name}@example.com', '${topic}', 'es', '', 1, 1, 1, 'x', '1', ${Date.now()})`,
  );
  await office.store(
    `INSERT INTO subscriptions (id, address_hash, email, topic, language, page, requested_at, asked_at, consent_at, consent_text, policy_version, confirmed_at) VALUES ${rows.join(", ")} ON CONFLICT DO NOTHING`,
  );
}

test.use({ locale: "es-ES", contextOptions: { reducedMotion: "reduce" } });

test("what, to how many, a test to oneself, then to everybody once", async ({ page, office, mailbox }) => {
  await subscribe(office, "canarias", ["ines", "raul"]);
  await atWork(page, office, "Avisos Ana");
  await page.getByRole("link", { name: "Avisos", exact: true }).click();
  await expect(heading(page, "Avisos")).toBeVisible();
  const row = page.getByRole("listitem").filter({ hasText: "Gran Canaria" });
  await expect(row).toContainText("2 personas por avisar");
  await row.getByText("Leer el correo y probarlo").click();
  await expect(row.getByText("Nos pediste que te avisáramos de la apertura")).toBeVisible();
  const button = row.getByRole("button", { name: "Enviarme una prueba" });
  await row.getByLabel("Tu correo").fill("ana");
  await button.click();
  await expect(row.getByText("Escribe una dirección completa")).toBeVisible();
  await row.getByLabel("Tu correo").fill("ana@torre.example");
  await button.click();
  await expect(page.getByText("Prueba enviada a ana@torre.example")).toBeVisible();
  expect(mailbox.mails().map(({ to }) => to[0])).toEqual(["ana@torre.example"]);

  await row.getByRole("button", { name: "Enviar el aviso" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Personas: 2");
  await dialog.getByRole("button", { name: "Enviar el aviso" }).dblclick();
  await expect(row).toContainText("2 de 2 enviados");
  await expect(row).toContainText("Avisos Ana");
  const told = mailbox.mails().map(({ to }) => to[0]);
  expect(told.toSorted()).toEqual(["ana@torre.example", "ines@example.com", "raul@example.com"]);
});

test("a call is sent under a name", async ({ page, office }) => {
  await subscribe(office, "call", ["lola"]);
  await atWork(page, office, "Avisos Eva");
  await page.goto(`${office.address}/staff/announcements`);
  const row = page.getByRole("listitem").filter({ hasText: "convocatoria de controladores" });
  await row.getByRole("button", { name: "Enviar el aviso" }).click();
  await expect(row.getByText("Escribe un nombre con minúsculas")).toBeVisible();
  await row.getByLabel("Nombre de la convocatoria").fill("enaire-2027");
  await row.getByRole("button", { name: "Enviar el aviso" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Enviar el aviso" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "(enaire-2027)" })).toContainText(
    "1 de 1 enviados",
  );
});

for (const width of [390, 1440]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test("axe finds nothing in announcements, and nothing sticks out", async ({ page, office }) => {
      // Nobody sends this one.
      await subscribe(office, "call", [`nadie${width}`]);
      await enrol(page, await office.invite(`Avisos ${width}`));
      await page.goto(`${office.address}/staff/announcements`);
      await page.locator("summary").first().click();
      await expect(page.locator(".specimen").first()).toBeVisible();
      await expectAccessible(page, "the announcements");
    });
  });
}
