/** What the browser says when a page is seen, and to whom it says nothing. */
import type { Page } from "@playwright/test";
import { fillForm, openForm, sendButton } from "../forms";
import { expect, test } from "../site";

type Said = {
  page: string;
  language: string;
  screen: string;
  first?: boolean;
  referrer?: string;
  step?: string;
};

/** Every call of the page, as it is sent. */
function listen(page: Page): Said[] {
  const said: Said[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/visits")) {
      said.push(request.postDataJSON() as Said);
    }
  });
  return said;
}

/** Waits for so many calls, and says which they were. */
async function calls(said: Said[], count: number): Promise<Said[]> {
  await expect.poll(() => said.length).toBe(count);
  return said;
}

/** A page that is looked at for longer than it takes to be counted. */
async function lookAt(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.clock.runFor(5000);
}

const steps = (said: Said[]) => said.filter(({ step }) => step !== undefined);

test("a visit begins on the page one arrives at, and goes on inside the site", async ({ page }) => {
  const said = listen(page);
  await page.goto("/?utm_source=boletin&utm_medium=correo&utm_campaign=otono");
  expect(await calls(said, 1)).toEqual([
    {
      page: "/",
      language: "es",
      screen: "large",
      first: true,
      campaign: "boletin/correo/otono",
    },
  ]);
  await page.getByRole("link", { name: "Cursos", exact: true }).first().click();
  await expect(page).toHaveURL("/cursos");
  expect((await calls(said, 2))[1]).toEqual({ page: "/cursos", language: "es", screen: "large" });
  await page.goBack();
  expect((await calls(said, 3))[2]).toMatchObject({ page: "/" });
  await page.reload();
  expect((await calls(said, 4))[3]).toEqual({ page: "/", language: "es", screen: "large" });
});

test("a visit from another site names its host", async ({ page }) => {
  const said = listen(page);
  await page.goto("/cursos", { referer: "https://www.google.com/search?q=controlador" });
  expect((await calls(said, 1))[0]).toMatchObject({
    page: "/cursos",
    first: true,
    referrer: "www.google.com",
  });
});

test("a page that is only pointed at is not counted", async ({ page }) => {
  const said = listen(page);
  await page.goto("/");
  await calls(said, 1);
  const data = page.waitForResponse(/\/api\/pages\?.*cursos/);
  await page.getByRole("link", { name: "Cursos", exact: true }).first().hover();
  await data;
  await page.getByRole("link", { name: "Contacto", exact: true }).first().click();
  expect((await calls(said, 2)).map((call) => call.page)).toEqual(["/", "/contacto"]);
});

test("a page in a background tab is counted when somebody looks at it", async ({ page }) => {
  const said = listen(page);
  await page.addInitScript(() => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => window.name !== "seen" });
  });
  await page.goto("/cursos");
  // The script that would count is there and has been asked: whoever imports it once more comes after the page.
  const script = await page.waitForFunction(
    () => performance.getEntriesByType("resource").find(({ name }) => /\/count-[^/]*\.js$/.test(name))?.name,
  );
  await page.evaluate((address) => import(address), String(await script.jsonValue()));
  expect(said).toEqual([]);
  await page.evaluate(() => {
    window.name = "seen";
    document.dispatchEvent(new Event("visibilitychange"));
  });
  expect((await calls(said, 1))[0]).toMatchObject({ page: "/cursos", first: true });
});

test("calls and documents are steps, with the page and the first page of the visit", async ({ page }) => {
  const said = listen(page);
  await page.goto("/bloque-1-torre");
  await calls(said, 1);
  await page.evaluate(() => document.addEventListener("click", (event) => event.preventDefault()));
  await page
    .locator('a[href^="tel:"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page
    .locator('a[href$=".pdf"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect.poll(() => steps(said).length).toBe(2);
  expect(steps(said)).toMatchObject([
    { step: "call", page: "/bloque-1-torre", entry: "/bloque-1-torre" },
    { step: "document", page: "/bloque-1-torre", entry: "/bloque-1-torre" },
  ]);
});

test("a form that was taken is a step", async ({ page }) => {
  const said = listen(page);
  await page.goto("/cursos");
  await calls(said, 1);
  await page.getByRole("link", { name: "Contacto", exact: true }).first().click();
  await expect(page).toHaveURL("/contacto");
  const form = await openForm(page, "contact", "es");
  await fillForm(form, "contact", "es");
  await sendButton(form, "es").click();
  await expect.poll(() => steps(said)).toMatchObject([{ step: "form", page: "/contacto", entry: "/cursos" }]);
});

test("whoever asks not to be counted is not", async ({ page }) => {
  const said = listen(page);
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  await page.clock.install();
  await lookAt(page, "/contacto");
  await page
    .locator('a[href^="tel:"]')
    .first()
    .evaluate((link: HTMLElement) => {
      link.addEventListener("click", (event) => event.preventDefault());
      link.click();
    });
  await lookAt(page, "/cursos");
  expect(said).toEqual([]);
});

test("the switch of the cookie policy is kept, says what it does and can be taken back", async ({ page }) => {
  const said = listen(page);
  const box = () => page.getByRole("checkbox", { name: "No contar mis visitas en este navegador" });
  await page.clock.install();
  await lookAt(page, "/politica-cookies");
  await calls(said, 1);
  await box().check();
  await expect(page.getByText("Hecho: desde ahora no se suma nada")).toBeVisible();
  await page.reload();
  await expect(box()).toBeChecked();
  await lookAt(page, "/cursos");
  await lookAt(page, "/politica-cookies");
  expect(said).toHaveLength(1);
  await box().uncheck();
  expect(await page.evaluate(() => localStorage.getItem("visits-objection"))).toBeNull();
  await lookAt(page, "/cursos");
  await calls(said, 2);
});

test("counting keeps nothing in the browser", async ({ page }) => {
  const said = listen(page);
  await page.goto("/contacto");
  await calls(said, 1);
  const kept = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)]);
  expect(kept.flat().filter((name) => !name.startsWith("language-"))).toEqual([]);
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(["language-preference"]);
});
