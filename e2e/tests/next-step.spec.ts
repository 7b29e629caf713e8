/** The next step is in reach from everywhere: in the bar at the top, at the foot of a phone, in its menu, in posts. */
import type { Page } from "@playwright/test";
import { fillForm, sendButton } from "../forms";
import { expect } from "../site";
import { test } from "../same-tab";

const PHONE = { width: 390, height: 844 };
/** A Tuesday at noon in Madrid, and the Saturday after it. */
const OPEN = new Date("2026-11-17T11:00:00Z");
const CLOSED = new Date("2026-11-21T11:00:00Z");

const bar = (page: Page) => page.getByRole("complementary", { name: "Siguiente paso" });
const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top);

for (const width of [768, 1024, 1440]) {
  test(`the bar at the top is one line at ${width} px, and asks`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const [address, ask] of [
      ["/", /^(Información|Solicitar información)$/],
      ["/?lang=en", /^(Ask us|Request Information)$/],
    ] as const) {
      await page.goto(address);
      const header = page.getByRole("banner");
      const found = await header.evaluate((element) => ({
        tops: [...element.querySelectorAll("a, button")]
          .filter((part) => part.checkVisibility() && !part.closest("[popover]"))
          .map((part) => part.getBoundingClientRect())
          .filter(({ height }) => height > 64),
        isCut: element.scrollWidth > element.clientWidth,
      }));
      expect(found).toEqual({ tops: [], isCut: false });
      await expect(header.getByRole("link", { name: ask })).toBeVisible();
    }
  });
}

test("the button of the bar opens a form about the page's course", async ({ page }) => {
  await page.goto("/bloque-1-torre");
  await page.getByRole("banner").getByRole("link", { name: "Solicitar información" }).click();
  const dialog = page.getByRole("dialog", { name: "Solicitar información" });
  await expect(dialog.getByLabel("Curso de interés")).toHaveValue("block-1");
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  test("asking and calling stand at the foot of the screen, out of the way of forms", async ({ page }) => {
    await page.clock.install({ time: OPEN });
    await page.goto("/bloque-1-torre");
    await scrollTo(page, 300);
    await expect(bar(page)).toHaveCount(0);
    await scrollTo(page, 700);
    await expect(bar(page).getByRole("link", { name: "Llamar" })).toHaveAttribute("href", "tel:+34910000000");
    await expect(bar(page).getByText("Respondemos hoy hasta las 18:00")).toBeVisible();
    await page.locator("main form").last().scrollIntoViewIfNeeded();
    await expect(bar(page)).toHaveCount(0);
    await scrollTo(page, 700);
    await bar(page).getByRole("link", { name: "Solicitar información" }).click();
    const form = page.getByRole("dialog").locator("form");
    await expect(form.getByLabel("Curso de interés")).toHaveValue("block-1");
  });

  test("no call is offered when nobody picks up", async ({ page }) => {
    await page.clock.install({ time: CLOSED });
    await page.goto("/madrid");
    await scrollTo(page, 900);
    await expect(bar(page).getByText("Respondemos el lunes desde las 9:00")).toBeVisible();
    await expect(bar(page).getByRole("link")).toHaveCount(1);
  });

  test("the menu asks and calls", async ({ page }) => {
    await page.clock.install({ time: OPEN });
    await page.goto("/blog");
    await page.getByRole("button", { name: "Abrir el menú" }).click();
    const menu = page.locator("[popover]:popover-open");
    await expect(menu.getByRole("link", { name: "Llamar a Madrid" })).toBeVisible();
    await menu.getByRole("link", { name: "Solicitar información" }).click();
    await expect(page.getByRole("dialog", { name: "Solicitar información" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator("main")).toBeFocused();
  });

  test("the way here is one link back", async ({ page }) => {
    await page.goto("/blog/requisitos-controlador-aereo");
    const way = page.getByRole("navigation", { name: "Estás en" }).getByRole("link");
    await expect(way).toHaveText(["Blog"]);
    await page.goto("/bloque-1-torre");
    await expect(way).toHaveText(["Cursos"]);
  });
});

test("a post has a strip of its course within it and after it, and asks about it", async ({ page }) => {
  await page.goto("/blog/requisitos-controlador-aereo");
  const strips = page
    .locator("main .strip")
    .getByRole("link", { name: "Bloque 1: Básico y Torre", exact: true });
  await expect(strips).toHaveCount(2);
  await expect(strips.first()).toHaveAttribute("href", "/bloque-1-torre");
  const after = page.getByRole("complementary", { name: "El curso de este tema" });
  await after.getByRole("link", { name: "Solicitar información" }).click();
  await expect(page.getByRole("dialog").getByLabel("Curso de interés")).toHaveValue("block-1");
});

test("every course page ends with a step, not with its questions", async ({ request }) => {
  for (const path of [
    "/bloque-1-torre",
    "/bloque-2-aproximacion",
    "/habilitacion-completa",
    "/preparacion-convocatoria",
    "/procesos-selectivos",
    "/formacion-avanzada",
    "/curso-inicial",
  ]) {
    const answer = await request.get("/api/pages", { params: { path, lang: "es" } });
    const { sections } = (await answer.json()) as { sections: { kind: string }[] };
    expect(sections.at(-1)?.kind, path).toMatch(/^(call-to-action|form-section)$/);
  }
});

test("the strip of a form fills as one types, and the success page has it stamped", async ({ page }) => {
  await page.clock.install({ time: OPEN });
  await page.goto("/contacto");
  const form = page.locator("main form");
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveAttribute("novalidate", "");
  await expect(form.getByText("MSG")).toBeVisible();
  await fillForm(form, "contact", "es");
  await expect(form.getByText("B2", { exact: true })).toBeVisible();
  await expect(form.locator("p").filter({ hasText: /^Ana Prueba$/ })).toBeVisible();
  await sendButton(form, "es").click();
  await page.clock.runFor(1500);
  await expect(page).toHaveURL("/exito");
  const strip = page.locator("dl").first();
  await expect(strip).toContainText("Ana Prueba");
  await expect(strip.getByRole("link")).toHaveAttribute("href", "/bloque-2-aproximacion");
  await expect(page.getByText("Respondemos hoy hasta las 18:00")).toBeVisible();
  await expect(page.getByRole("link", { name: "Llamar a Madrid" })).toBeVisible();
});
