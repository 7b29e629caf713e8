/** The course list's form takes the whole screen, and the courses are chosen from strips. */
import { test } from "../same-tab";
import { expect } from "../site";

const WORDS = {
  es: {
    address: "/cursos",
    button: "Solicitar información",
    course: "Bloque 1: Básico y Torre",
    close: "Cerrar",
  },
  en: {
    address: "/courses",
    button: "Request Information",
    course: "Block 1: Basic and Tower",
    close: "Close",
  },
} as const;

for (const lang of ["es", "en"] as const) {
  const words = WORDS[lang];
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1440, 900],
  ] as const) {
    test(`it fills a screen of ${width} pixels, whichever button opens it (${lang})`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(words.address);
      const buttons = await page.locator("main").getByRole("link", { name: words.button }).all();
      expect(buttons).toHaveLength(2);
      for (const button of buttons) {
        await button.click();
        const dialog = page.getByRole("dialog", { name: words.button });
        await expect(dialog.getByRole("heading", { level: 2, name: words.button })).toBeVisible();
        await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width, height });
        const scrolls = await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
        expect(scrolls, "nothing stands out at the side").toBe(false);
        await dialog.getByRole("button", { name: words.close }).click();
        await expect(dialog).toHaveCount(0);
        await expect(button).toBeFocused();
      }
    });
  }

  test(`a strip is chosen by keyboard, and the course is sent with the text (${lang})`, async ({ page }) => {
    await page.goto(words.address);
    await page.locator("main").getByRole("link", { name: words.button }).first().press("Enter");
    const dialog = page.getByRole("dialog", { name: words.button });
    await expect(dialog.getByRole("button", { name: words.close })).toBeFocused();
    await expect(dialog.locator("form")).toHaveAttribute("novalidate", "");
    const strip = dialog.getByRole("radio", { name: words.course });
    await expect(strip).not.toBeChecked();
    await strip.focus();
    await page.keyboard.press("Space");
    await expect(strip).toBeChecked();
    await dialog.locator("[name=name]").fill("Ana Prueba");
    await dialog.locator("[name=email]").fill("ana@example.com");
    await dialog.locator("[name=message]").fill("Precio?");
    await dialog.getByRole("checkbox").check();
    const asked = page.waitForRequest("**/api/leads");
    await dialog.getByRole("button", { name: lang === "es" ? "Enviar" : "Send" }).click();
    expect((await asked).postDataJSON()).toMatchObject({
      form: "contact",
      interest: "block-1",
      message: "Precio?",
    });
    await expect(page).toHaveURL(lang === "es" ? "/exito" : "/exito?lang=en");
  });
}

test("the focus stays inside, Escape gives it back, and what was typed is kept", async ({ page }) => {
  await page.goto("/cursos");
  const opener = page.locator("main").getByRole("link", { name: "Solicitar información" }).first();
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "Solicitar información" });
  await expect(dialog.locator("form")).toHaveAttribute("novalidate", "");
  await dialog.getByText("Refresco ATC", { exact: true }).click();
  await expect(dialog.getByRole("radio", { name: "Refresco ATC" })).toBeChecked();
  await dialog.getByLabel("Nombre").fill("Ana Prueba");
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press("Tab");
    const left = await page.evaluate(() => {
      const { activeElement: active, body } = document;
      return active !== body && active?.closest("dialog") === null;
    });
    expect(left, "the focus left the modal").toBe(false);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(dialog.getByLabel("Nombre")).toHaveValue("Ana Prueba");
  await expect(dialog.getByRole("radio", { name: "Refresco ATC" })).toBeChecked();
});

test("the way back leads to the page before, and nothing stays over it", async ({ page }) => {
  await page.goto("/servicios");
  await page.locator('header a[href="/cursos"]').filter({ visible: true }).click();
  await expect(page).toHaveURL("/cursos");
  await page.locator("main").getByRole("link", { name: "Solicitar información" }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/servicios");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.locator("html")).not.toHaveCSS("overflow-y", "hidden");
});

test("it fills the screen in a browser that cannot construct style sheets", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, "adoptedStyleSheets"));
  const { width, height } = { width: 390, height: 844 };
  await page.setViewportSize({ width, height });
  await page.goto(WORDS.es.address);
  expect(await page.evaluate(() => "adoptedStyleSheets" in document)).toBe(false);
  await page.locator("main").getByRole("link", { name: WORDS.es.button }).first().click();
  const dialog = page.getByRole("dialog", { name: WORDS.es.button });
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width, height });
});
