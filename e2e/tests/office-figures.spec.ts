/** How we do: figures as the office reads them, drawn, as tables and as files. */
import { readFile } from "node:fs/promises";
import { expectAccessible } from "../accessibility";
import { atWork, test as base, enrol, expect, heading } from "../office";
import { serveOffice, type OfficeSite } from "../office-site";

const HOUR_MS = 60 * 60 * 1000;
const WEEK_MS = 7 * 24 * HOUR_MS;

/** The last Tuesday that is over, at ten in Madrid in winter: an office day by any clock. */
function tuesday(): number {
  const noon = new Date();
  noon.setUTCHours(9, 0, 0, 0);
  const back = ((noon.getUTCDay() + 4) % 7) + 1;
  return noon.getTime() - back * 24 * HOUR_MS;
}

/** Three enquiries a week for twenty weeks, as the program writes them; half were answered after two hours. */
async function ask(office: OfficeSite): Promise<void> {
  const first = tuesday();
  const courses = ["block-1", "block-1", "block-2", "visit"];
  const rows = Array.from({ length: 60 }, (_, number) => {
    const received = first - (number % 20) * WEEK_MS - number * 60_000;
    const answered = number % 2 === 0 ? received + 2 * HOUR_MS : null;
    return { id: `figures-${number}`, number, received, answered };
  });
  const leads = rows.map(
    ({ id, number, received, answered }) =>
      `('${id}', ${received}, '${number % 7 === 0 ? "phone" : "contact"}', '${number % 5 === 0 ? "en" : "es"}', 'Cifra ${number}', 'c@example.com', 'c@example.com', 'x', '', '', '${courses[number % 4]}', '/', '1', ${number % 3 === 0 ? "'feria'" : "NULL"}, ${answered === null ? "NULL, NULL" : `'answered', ${answered}`})`,
  );
  const changes = rows.flatMap(({ id, answered }) =>
    answered === null ? [] : [`('${id}', '${id}', 'x', ${answered}, 'status', 'new', 'answered')`],
  );
  await office.store(
    `INSERT INTO leads (id, received_at, form, language, name, email, email_key, message, phone, company, interest, page, policy_version, campaign_source, status, done_at) VALUES ${leads.join(", ")} ON CONFLICT DO NOTHING`,
  );
  await office.store(`INSERT INTO lead_changes VALUES ${changes.join(", ")} ON CONFLICT DO NOTHING`);
}

/** An office of its own: what others ask for would be counted too. */
const test = base.extend<object, { office: OfficeSite }>({
  office: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing else is needed
    async ({}, use) => {
      await using office = await serveOffice();
      await use(office);
    },
    { scope: "worker" },
  ],
});

test.use({ locale: "es-ES", contextOptions: { reducedMotion: "reduce" } });

test("the office reads how many asked, how soon they were answered and what became of them", async ({
  page,
  office,
}) => {
  await ask(office);
  await atWork(page, office, "Cifras Lectora", "office");
  await page.getByRole("link", { name: "Cifras", exact: true }).click();
  await expect(heading(page, "Cómo vamos")).toBeVisible();
  const total = (name: string) => page.locator(".totals > div").filter({ hasText: name });
  await expect(total("Primera respuesta, mediana")).toContainText("2 h");
  await expect(total("La décima parte más lenta")).toContainText("2 h");
  const row = (name: string | RegExp) =>
    page.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });
  await expect(row("Bloque 1")).toBeVisible();
  await expect(row("Con alguna respuesta")).toHaveText(/\d\d\s%/);
  await expect(row("feria")).toBeVisible();
  await page.getByText("Semana a semana").first().click();
  await expect(row(/^\d+ \w+ 20\d\d/).first()).toBeVisible();

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "CSV: Por curso o tema" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^course-20.*\.csv$/);
  const text = await readFile(await file.path(), "utf8");
  expect(text).toContain('"Curso o tema"');
  expect(text).toContain('"Bloque 1: Básico y Torre"');

  const shown = await total("Consultas").locator("dd").first().textContent();
  await page.getByRole("button", { name: "26 semanas" }).click();
  await expect(total("Consultas").locator("dd").first()).not.toHaveText(shown ?? "");
  await page.getByRole("link", { name: "Ver quién espera" }).click();
  await expect(heading(page, "Consultas")).toBeVisible();
});

for (const width of [390, 1440]) {
  for (const locale of ["es-ES", "en-GB"]) {
    test.describe(`${width} px, ${locale}`, () => {
      test.use({ locale, viewport: { width, height: 844 } });

      test("axe finds nothing in the figures, and nothing sticks out", async ({ page, office }) => {
        await ask(office);
        await enrol(page, await office.invite(`Cifras ${width} ${locale}`));
        await page.goto(`${office.address}/staff/figures`);
        await expect(page.locator(".bar-chart")).toBeVisible();
        await page.locator("summary").click();
        await expectAccessible(page, "the figures");
      });
    });
  }
}
