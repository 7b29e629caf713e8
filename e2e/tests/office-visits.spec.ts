/** The sums of visits as the office reads them. */
import { expectAccessible } from "../accessibility";
import { atWork, enrol, expect, heading, test } from "../office";
import type { OfficeSite } from "../office-site";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days in Madrid; at noon no clock change is near. */
const daysAgo = (count: number) =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Madrid" }).format(Date.now() - count * DAY_MS);

/** Sums of the last month and of the one before it, as the program writes them. */
async function count(office: OfficeSite): Promise<void> {
  const rows = [
    ...Array.from({ length: 30 }, (_, ago) => [
      ago,
      "page",
      "/",
      40 + ((ago * 7) % 23),
      20 + ((ago * 5) % 11),
    ]),
    [3, "page", "/cursos", 120, 12],
    [3, "page", "/aviso-legal", 3, 0],
    [40, "page", "/cursos", 60, 6],
    [3, "referrer", "google.com", 200, 200],
    [3, "referrer", "", 90, 90],
    [3, "campaign", "boletin/correo/otono", 25, 25],
    [3, "country", "ES", 400, 200],
    [3, "country", "", 9, 5],
    [3, "language", "es", 380, 190],
    [3, "language", "en", 20, 10],
    [3, "screen", "small", 300, 150],
    [3, "step-page", "form /contacto", 14, 0],
    [3, "step-entry", "form /", 11, 0],
  ].map(([ago, ...rest]) => [daysAgo(Number(ago)), ...rest]);
  const values = rows.map((row) => `(${row.map((cell) => `'${cell}'`).join(", ")})`).join(", ");
  await office.store(
    `INSERT INTO visit_days (day, dimension, value, views, visits) VALUES ${values} ON CONFLICT DO NOTHING`,
  );
}

test.use({ locale: "es-ES", contextOptions: { reducedMotion: "reduce" } });

test("the office reads how often pages were seen, where from and what it led to", async ({
  page,
  office,
}) => {
  await count(office);
  await atWork(page, office, "Visitas Lectora", "office");
  await page.getByRole("link", { name: "Visitas", exact: true }).click();
  await expect(heading(page, "Visitas")).toBeVisible();
  const row = (name: string) => page.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });
  await expect(row("/cursos")).toHaveText(/\/cursos12012\+100\s%/);
  await expect(row("/aviso-legal")).toHaveText(/<5/);
  await expect(row("Directamente")).toHaveText(/9090/);
  await expect(row("España")).toBeVisible();
  await expect(row("Formulario enviado · /contacto")).toHaveText(/14/);
  await page.getByRole("button", { name: "90 días" }).click();
  await expect(row("/cursos")).toHaveText(/\/cursos18018–/);
});

for (const width of [390, 1440]) {
  for (const locale of ["es-ES", "en-GB"]) {
    test.describe(`${width} px, ${locale}`, () => {
      test.use({ locale, viewport: { width, height: 844 } });

      test("axe finds nothing in the sums, and nothing sticks out", async ({ page, office }) => {
        await count(office);
        await enrol(page, await office.invite(`Axe ${width} ${locale}`));
        await page.goto(`${office.address}/staff/visits`);
        await expect(page.locator(".bar-chart")).toBeVisible();
        await page.locator("summary").click();
        await expectAccessible(page, "the sums");
      });
    });
  }
}
