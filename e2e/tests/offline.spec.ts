/** On a train: the connection goes, and comes back. */
import type { Page } from "@playwright/test";
import { serve, type Program } from "../engines/program";
import { fillForm, openForm, sendButton, TEXT, WORDS } from "../forms";
import { expect, test as base } from "../site";

type Worker = { program: Program };
type Test = { /** How many enquiries this test has brought it. */ stored: () => Promise<number> };

const count = async (program: Program) => (JSON.parse(await program.leads()) as unknown[]).length;

/** A program of its own: what it has stored can be counted. */
const test = base.extend<Test, Worker>({
  program: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern.
    async ({}, use) => {
      const program = await serve({});
      await use(program);
      await program.stop();
    },
    { scope: "worker" },
  ],
  stored: async ({ program }, use) => {
    const before = await count(program);
    await use(async () => (await count(program)) - before);
  },
  expectedConsole: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|Failed to fetch/,
});

const QUESTION = /^¿Enviarlo cuando vuelva la conexión\?/;
const KEPT = "Guardado en este dispositivo: saldrá cuando vuelva la conexión.";
const WAITING = "Mensajes a la espera de conexión: 1";
const ARRIVED = "El mensaje que esperaba conexión ha llegado a la escuela.";

const kept = (page: Page) => page.evaluate(() => localStorage.getItem("waiting-enquiries"));
const keep = (page: Page) => page.getByRole("button", { name: "Guardar y enviar después" });
const erase = (page: Page) => page.getByRole("button", { name: "Borrar de este dispositivo" }).first();

/** The form, filled in, with everything that it needs without a connection. */
async function fillIn(page: Page, program: Program) {
  const words = page.waitForResponse("**/offline.es.json");
  await page.goto(`${program.url}/contacto`);
  const form = await openForm(page, "contact", "es");
  await words;
  await fillForm(form, "contact", "es");
  await expect(page.locator("#notices")).toBeAttached();
  return form;
}

/** As the browser keeps one, from some time ago. */
function keepFromBefore(page: Page, change: { until?: number; policy_version?: string }) {
  const { until = Date.now() + 60_000, ...fields } = change;
  const body = JSON.stringify({ form: "message", ...TEXT, lang: "es", consent: true, ...fields });
  const enquiries = [{ key: "a-key-of-this-test", address: "/api/leads", body, until }];
  return page.addInitScript((value) => {
    if (!sessionStorage.getItem("put")) {
      sessionStorage.setItem("put", "once");
      localStorage.setItem("waiting-enquiries", value);
    }
  }, JSON.stringify(enquiries));
}

test("a message sent offline waits only after a yes, through a reload and in a new tab, and goes out once", async ({
  page,
  context,
  program,
  stored,
}) => {
  test.slow();
  const form = await fillIn(page, program);
  await context.setOffline(true);
  await sendButton(form, "es").click();
  await expect(form.getByRole("alert")).toHaveText(WORDS.es.unreachable);
  await expect(page.getByText(QUESTION)).toBeVisible();
  expect(await kept(page), "nothing is kept before the yes").toBeNull();
  await keep(page).click();
  await expect(page.getByText(KEPT)).toBeFocused();
  const [enquiry] = JSON.parse((await kept(page)) ?? "[]") as [{ until: number; body: string }];
  expect(enquiry.until).toBeLessThanOrEqual(Date.now() + 24 * 60 * 60 * 1000);
  expect(enquiry.body).toContain('"policy_version":"');
  await expect(form.getByLabel(WORDS.es.message), "the form has let go of it").toHaveValue("");

  // Online, but the school does not answer yet.
  await context.route("**/api/leads", (route) => route.abort());
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText(WAITING)).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${program.url}/cursos`);
  await expect(other.getByText(WAITING)).toBeVisible();
  expect(await stored()).toBe(0);

  await context.unroute("**/api/leads");
  await context.setOffline(true);
  await context.setOffline(false);
  const told = () => Promise.all([page, other].map((tab) => tab.getByText(ARRIVED).count()));
  // The event can be there before the network is: then it is tried again after twenty seconds.
  await expect.poll(told, { message: "the tab that sent it says so", timeout: 30_000 }).toContain(1);
  for (const tab of [page, other]) {
    await expect(tab.getByText(WAITING)).toHaveCount(0);
    expect(await kept(tab)).toBeNull();
  }
  expect(await stored()).toBe(1);
});

test("what waits is erased with one press, and never sent", async ({ page, context, program, stored }) => {
  const form = await fillIn(page, program);
  await context.setOffline(true);
  await sendButton(form, "es").click();
  await keep(page).click();
  await expect(page.getByText(WAITING)).toBeVisible();
  await erase(page).click();
  await expect(page.getByText(WAITING)).toHaveCount(0);
  expect(await kept(page)).toBeNull();
  await context.setOffline(false);
  await page.reload();
  expect(await stored()).toBe(0);
});

test("a message whose policy has changed asks again, and goes out after another yes", async ({
  page,
  program,
  stored,
}) => {
  await keepFromBefore(page, { policy_version: "0.1" });
  await page.goto(`${program.url}/cursos`);
  await expect(page.getByText(/^La política de privacidad ha cambiado desde que se aceptó/)).toBeVisible();
  expect(await stored()).toBe(0);
  await page.getByRole("button", { name: "Aceptar la nueva y enviar" }).click();
  await expect(page.getByText(ARRIVED)).toBeVisible();
  expect(await stored()).toBe(1);
});

test("a message that has waited for a day is erased, and the visitor told", async ({
  page,
  program,
  stored,
}) => {
  await keepFromBefore(page, { until: Date.now() - 1 });
  await page.goto(`${program.url}/cursos`);
  await expect(page.getByText(/^Un mensaje esperó 24 horas/)).toBeVisible();
  expect(await kept(page)).toBeNull();
  expect(await stored()).toBe(0);
});

test.describe("from page to page", () => {
  const courses = (page: Page) => page.locator(".site-header").getByRole("link", { name: "Cursos" });

  test("a navigation without a connection says so, stays, and can be tried again", async ({
    page,
    context,
  }) => {
    await page.goto("/");
    await expect(page.locator("#notices")).toBeAttached();
    await context.setOffline(true);
    await courses(page).click();
    await expect(page.getByText("Sin conexión: la página no ha llegado.")).toBeVisible({ timeout: 2000 });
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("La sala está a oscuras");
    await context.setOffline(false);
    await page.getByRole("button", { name: "Intentarlo otra vez" }).click();
    await expect(page).toHaveURL("/cursos");
    await expect(page.getByText("Sin conexión: la página no ha llegado.")).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL("/");
  });

  test("a page that takes longer than a moment shows a line until it comes", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("#notices")).toBeAttached();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/api/pages?*", async (route) => {
      await held;
      await route.continue();
    });
    await courses(page).click();
    await expect(page.getByRole("progressbar", { name: "Cargando" })).toBeVisible();
    release();
    await expect(page.getByRole("progressbar")).toHaveCount(0);
    await expect(page).toHaveURL("/cursos");
  });

  test("the search opens with a word about the connection", async ({ page, context }) => {
    await page.goto("/");
    await context.setOffline(true);
    await page.getByRole("button", { name: "Buscar en la web" }).click();
    await expect(page.getByRole("dialog").getByRole("alert")).toContainText("Puede que no haya conexión.");
  });
});
