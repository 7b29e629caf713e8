/** Several people at the same queue: what is new, who looks, who was quicker; and a server that goes away. */
import type { Browser, Page } from "@playwright/test";
import { atWork, atWorkWithPasskey, expect, heading, listOf, signIn, strip, test } from "../office";
import { untilReady } from "../engines/processes";
import type { OfficeSite } from "../office-site";

test.describe.configure({ mode: "default" });
test.use({ locale: "es-ES", expectedConsole: /status of 4(00|01|04|09|10)|status of 503|ERR_/ });

/** What must be there within three seconds, on a machine that is busy with other tests. */
const SOON = { timeout: 3000 };

async function colleague(browser: Browser, office: OfficeSite, name: string): Promise<Page> {
  const context = await browser.newContext({ locale: "es-ES" });
  const page = await context.newPage();
  await atWork(page, office, name, "office");
  return page;
}

const placeOf = (page: Page, name: string) =>
  strip(page, name).evaluate((node) => node.getBoundingClientRect().top);

test("a new enquiry is told within three seconds and moves nothing until it is let in", async ({
  page,
  office,
}) => {
  await office.enquire({ name: "Nerea Primera" });
  await atWork(page, office, "Ana Live", "office");
  await page.goto(listOf(office, "waiting", "nerea"));
  await expect(strip(page, "Nerea Primera")).toBeVisible();
  const place = await placeOf(page, "Nerea Primera");
  await office.enquire({ name: "Nerea Segunda" });
  await expect(page.getByRole("button", { name: "1 nueva" })).toBeVisible(SOON);
  await expect(strip(page, "Nerea Segunda")).toBeHidden();
  expect(await placeOf(page, "Nerea Primera")).toBe(place);
  await office.enquire({ name: "Nerea Tercera" });
  await expect(page.getByRole("button", { name: "2 nuevas" })).toBeVisible(SOON);
  await page.getByRole("button", { name: "2 nuevas" }).click();
  await expect(page.getByRole("link", { name: "Nerea Segunda" })).toBeFocused();
  await expect(page.getByRole("listitem")).toHaveCount(3);
});

test("what a colleague does is seen in its place", async ({ page, office, browser }) => {
  await office.enquire({ name: "Olga Una" });
  await office.enquire({ name: "Olga Dos" });
  await atWork(page, office, "Berta Watches", "office");
  await page.goto(listOf(office, "new", "olga"));
  await expect(page.getByRole("listitem")).toHaveCount(2);
  const place = await placeOf(page, "Olga Dos");
  const luis = await colleague(browser, office, "Luis Takes");
  await luis.goto(listOf(office, "new", "olga"));
  await luis.getByRole("button", { name: "Tomar: Olga Una" }).click();
  await expect(strip(page, "Olga Una")).toContainText("Luis Takes", SOON);
  expect(await placeOf(page, "Olga Dos")).toBe(place);
  await luis.context().close();
});

test("whoever has it open is seen by the others within three seconds, and no longer when they leave", async ({
  page,
  office,
  browser,
}) => {
  await office.enquire({ name: "Paula Vista" });
  await atWork(page, office, "Carla Sees", "office");
  await page.goto(listOf(office, "waiting", "paula vista"));
  await page.getByRole("link", { name: "Paula Vista" }).click();
  await expect(heading(page, "Paula Vista")).toBeVisible();
  const luis = await colleague(browser, office, "Luis Looks");
  await luis.goto(listOf(office, "waiting", "paula vista"));
  await expect(strip(luis, "Paula Vista")).toContainText("La ve Carla Sees", SOON);
  await luis.getByRole("link", { name: "Paula Vista" }).click();
  await expect(page.getByText("Luis Looks la está viendo")).toBeVisible(SOON);
  await luis.keyboard.press("u");
  await expect(page.getByText("Luis Looks la está viendo")).toBeHidden(SOON);
  await luis.context().close();
});

test("of two changes one wins; the other is told who and what, and loses no text", async ({
  page,
  office,
  browser,
}) => {
  await office.enquire({ name: "Queta Choque", phone: "600 000 001" });
  await atWork(page, office, "Dora Second", "office");
  await page.goto(listOf(office, "waiting", "queta"));
  await page.getByRole("link", { name: "Queta Choque" }).click();
  await page.getByRole("button", { name: "Corregir los datos" }).click();
  await page.getByLabel("Teléfono").fill("600 000 003");

  const luis = await colleague(browser, office, "Luis First");
  await luis.goto(page.url());
  await luis.getByRole("button", { name: "Corregir los datos" }).click();
  await luis.getByLabel("Teléfono").fill("600 000 002");
  await luis.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(luis.getByRole("link", { name: "600 000 002" })).toBeVisible();

  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  const told = page.getByRole("alert").filter({ hasText: "Otra persona la ha cambiado" });
  await expect(told).toContainText("Luis First: Teléfono: 600 000 001 → 600 000 002");
  await expect(told).toContainText("Lo tuyo, sin guardar: Teléfono: 600 000 003");
  await expect(page.getByLabel("Teléfono")).toHaveValue("600 000 003");
  await told.getByRole("button", { name: "Aplicar lo mío" }).click();
  await expect(page.getByRole("link", { name: "600 000 003" })).toBeVisible();

  // The other way round: Luis has seen the old number, and leaves the new one.
  await expect(luis.getByRole("link", { name: "600 000 003" })).toBeVisible(SOON);
  await luis.getByRole("button", { name: "Corregir los datos" }).click();
  await luis.getByLabel("Empresa").fill("Otra");
  await page.getByRole("button", { name: "En curso" }).click();
  await expect(page.getByRole("button", { name: "En curso", pressed: true })).toBeVisible();
  await luis.getByRole("button", { name: "Guardar", exact: true }).click();
  await luis.getByRole("button", { name: "Dejar lo suyo" }).click();
  await expect(luis.getByRole("button", { name: "En curso", pressed: true })).toBeVisible();
  await expect(luis.getByText("Otra", { exact: true })).toBeHidden();
  await luis.context().close();
});

test("a session that is ended elsewhere covers the page by itself", async ({ page, office }) => {
  await office.enquire({ name: "Rita Tapada" });
  await atWorkWithPasskey(page, office, "Elena Ended", "office");
  await page.goto(listOf(office, "waiting", "rita tapada"));
  await expect(strip(page, "Rita Tapada")).toBeVisible();
  await office.store(
    "DELETE FROM sessions WHERE staff_id = (SELECT id FROM staff WHERE name = 'Elena Ended')",
  );
  await expect(heading(page, "Tu sesión ha terminado")).toBeVisible();
  await signIn(page);
  await expect(heading(page, "Tu sesión ha terminado")).toBeHidden();
  await expect(strip(page, "Rita Tapada")).toBeVisible();
});

test("a server that is away is said quietly, and the queue goes on when it is back", async ({
  page,
  ownOffice,
}) => {
  // A program starts twice.
  test.slow();
  const office = await ownOffice();
  await office.enquire({ name: "Silvia Sigue" });
  await atWork(page, office, "Flora Waits", "office");
  await expect(strip(page, "Silvia Sigue")).toBeVisible();
  await office.stop();
  await expect(page.getByText("Sin contacto con el servidor")).toBeVisible();
  await page.getByRole("button", { name: "Tomar: Silvia Sigue" }).click();
  await expect(page.getByRole("status").getByText("No hay conexión con el servidor")).toBeVisible();
  await office.start();
  await office.enquire({ name: "Silvia Después" });
  await expect(page.getByRole("button", { name: "1 nueva" })).toBeVisible();
  await expect(page.getByText("Sin contacto con el servidor")).toBeHidden();
});

test("a database that goes away under somebody keeps what was typed, and all goes on when it is back", async ({
  page,
  postgres,
  ownOffice,
}) => {
  // A database and a program start, and the database once more.
  test.slow();
  const office = await ownOffice({ DATABASE_URL: postgres.url });
  await office.enquire({ name: "Tina Espera" });
  await atWorkWithPasskey(page, office, "Gema Store", "office");
  await strip(page, "Tina Espera").getByRole("link", { name: "Tina Espera" }).click();
  await page.getByLabel("Nota").fill("no se pierde");

  await postgres.stop();
  await page.getByRole("button", { name: "Guardar nota" }).click();
  await expect(page.getByText("La base de datos no responde.")).toBeVisible();
  await expect(page.getByLabel("Nota")).toHaveValue("no se pierde");
  await expect(heading(page, "Tina Espera")).toBeVisible();
  await page.getByLabel("Nota").pressSequentially(" nada");

  await postgres.start();
  await untilReady(`${office.number}/readyz`);
  await page.getByRole("button", { name: "Guardar nota" }).click();
  await expect(
    page.getByRole("region", { name: "Historia" }).getByText("no se pierde nada", { exact: true }),
  ).toHaveCount(1);
  await expect(page.getByText("La base de datos no responde.")).toBeHidden();
  await page.goto(listOf(office, "waiting"));
  await expect(strip(page, "Tina Espera")).toBeVisible();
  await office.enquire({ name: "Tina Vuelve" });
  await expect(page.getByRole("button", { name: "1 nueva" })).toBeVisible();
});
