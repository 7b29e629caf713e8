/** What is said to who does not see it, told apart without colours, and stopped by who wants rest. */
import type { Page } from "@playwright/test";
import { fillForm, openForm, sendButton } from "../forms";
import { test } from "../same-tab";
import { expect } from "../site";

const stop = (page: Page) => page.getByRole("button", { name: "Detener el movimiento" });
const resume = (page: Page) => page.getByRole("button", { name: "Reanudar el movimiento" });

test("the filter says how many courses it shows", async ({ page }) => {
  await page.goto("/cursos");
  const said = page.locator(".board").getByRole("status");
  await expect(said, "the region is there before its words").toHaveText("");
  await page.getByRole("button", { name: "Avanzada" }).click();
  const shown = page.locator(".bay:not([inert]) [data-strip]");
  await expect(said).toHaveText(/^Cursos a la vista: \d+$/);
  await expect(shown).toHaveCount(Number((await said.textContent())?.match(/\d+/)?.[0]));
});

test("a carousel says which slide it has come to", async ({ page }) => {
  await page.goto("/madrid");
  const carousel = page.getByRole("region", { name: "El centro, por dentro" });
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.locator("[data-engine=on]")).toBeVisible();
  const said = carousel.locator("[aria-live=polite]");
  await carousel.getByRole("button", { name: "Siguiente" }).click();
  await expect(said).toHaveText("2 de 5");
});

test("names say what a thing is", async ({ page }) => {
  await page.goto("/contacto");
  const main = page.locator("main");
  await expect(main.getByRole("form", { name: "Contáctanos" })).toBeVisible();
  await expect(main.getByRole("textbox", { name: "Teléfono opcional", exact: true })).toBeVisible();
  const email = main.getByRole("button", { name: "Correo electrónico: Haz clic para mostrar", exact: true });
  await email.click();
  await expect(main.getByRole("link", { name: /@/ })).toBeVisible();
});

test("a message is confirmed in a region that was there before, until it is dismissed", async ({ page }) => {
  await page.goto("/");
  const form = await openForm(page, "message", "es");
  const region = page.locator("body > div:not(#root) > [role=status]");
  await expect(region).toBeAttached();
  await fillForm(form, "message", "es");
  await page.clock.install();
  await sendButton(form, "es").click();
  await page.clock.runFor(1000);
  await expect(region).toHaveText("Mensaje enviado correctamente");
  await page.clock.runFor(60_000);
  await expect(region).toHaveText("Mensaje enviado correctamente");
  await region.getByRole("button", { name: "Cerrar aviso" }).click();
  await expect(region).toHaveText("");
});

test("in forced colours the chosen filter, page and language can be told apart", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/cursos");
  const ground = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await ground("[aria-pressed=true]")).not.toBe(await ground("[aria-pressed=false]"));
  expect(await ground("[hreflang=en] span span:first-child")).not.toBe(
    await ground("[hreflang=en] span span:last-child"),
  );
  await expect(page.locator(".site-nav-link[aria-current]")).toHaveCSS("text-decoration-line", "underline");
});

test.describe("what moves by itself", () => {
  test.use({ expectedConsole: /404/ });

  test("is stopped by one button, for the whole visit", async ({ page }) => {
    const sweep = () =>
      page.locator(".scope-sweep").evaluate((element) => element.getAnimations()[0]?.playState);
    await page.goto("/");
    await expect.poll(sweep).toBe("running");
    await stop(page).click();
    await expect.poll(sweep).toBe("paused");
    await page.goto("/no-hay-nadie");
    await expect(resume(page)).toBeVisible();
    await expect.poll(sweep).toBe("paused");
    await page.goto("/preparacion-convocatoria");
    await expect(resume(page)).toBeVisible();
    await page.goto("/");
    await resume(page).click();
    await expect.poll(sweep).toBe("running");
  });
});

test.describe("with the text spacing of WCAG 1.4.12", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" }, bypassCSP: true });

  const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`;

  test("no text is cut", async ({ page }) => {
    test.slow();
    const cut = () =>
      [...document.querySelectorAll("main *, header *, footer *")]
        .filter((element) => {
          const { overflowY } = getComputedStyle(element);
          const hasText = [...element.childNodes].some(
            (node) => node.nodeType === 3 && node.textContent?.trim(),
          );
          const isCut = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
          return hasText && isCut && element.checkVisibility() && !element.closest(".sr-only, svg");
        })
        .map((element) => element.outerHTML.slice(0, 120));
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      for (const address of [
        "/",
        "/cursos",
        "/bloque-1-torre",
        "/blog",
        "/contacto",
        "/courses",
        "/?lang=en",
      ]) {
        await page.goto(address);
        await page.addStyleTag({ content: SPACING });
        expect(await page.evaluate(cut), `${address} at ${width} px`).toEqual([]);
      }
    }
  });
});

test("a form that is opened a second time remembers when it was first there", async ({ page }) => {
  await page.goto("/servicios");
  const started = async () => {
    const form = await openForm(page, "services", "es");
    await expect(form.locator("[name=started]")).not.toHaveValue("");
    return form.locator("[name=started]").inputValue();
  };
  const first = await started();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await started()).toBe(first);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the e-mail button leads to the page that gives the address", async ({ page }) => {
    await page.goto("/contacto");
    await page
      .locator("main")
      .getByRole("button", { name: /Haz clic para mostrar/ })
      .click();
    await expect(page).toHaveURL("/aviso-legal");
    await expect(page.locator('main a[href^="mailto:"]').first()).toBeVisible();
  });
});
