/** What visitors do on the pages: menus, filters, modals, accordions, carousels, revealed addresses. */
import type { Page } from "@playwright/test";
import { expect, VISITOR } from "../site";
import { test } from "../same-tab";

const scrollIsLocked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY === "hidden");

test.describe("the course list", () => {
  test("is filtered by category, and All brings everything back", async ({ page }) => {
    await page.goto("/cursos");
    const block1 = page.locator('main a[href="/bloque-1-torre"]').first();
    const advanced = page.locator('main a[href="/formacion-avanzada"]').first();
    await page.getByRole("button", { name: "Avanzada" }).click();
    await expect(page).toHaveURL("/cursos?category=advanced");
    await expect(advanced).toBeVisible();
    await expect(block1).toBeHidden();
    await page.getByRole("button", { name: "Todos" }).click();
    await expect(page).toHaveURL("/cursos");
    await expect(block1).toBeVisible();
  });

  test("keeps its filter on a reload and in a shared link", async ({ page }) => {
    await page.goto("/cursos?category=specialized");
    await expect(page.getByRole("button", { name: "Especializada" })).toHaveAttribute("aria-pressed", "true");
    await expect(page.locator('main a[href="/preparacion-convocatoria"]').first()).toBeVisible();
    await expect(page.locator('main a[href="/bloque-1-torre"]').first()).toBeHidden();
    await page.reload();
    await expect(page.getByRole("button", { name: "Especializada" })).toHaveAttribute("aria-pressed", "true");
  });

  test("shows a course without a page as coming soon, and not as a link", async ({ page }) => {
    await page.goto("/cursos");
    await expect(page.getByRole("button", { name: "Próximamente" })).toBeDisabled();
  });

  for (const [address, kinds, refresher] of [
    [
      "/cursos",
      { preparation: "Preparación", specialization: "Especialización", refresher: "Actualización" },
      "Refresco ATC",
    ],
    [
      "/courses",
      { preparation: "Preparation", specialization: "Specialisation", refresher: "Refresher" },
      "ATC refresher",
    ],
  ] as const) {
    test(`says what each course is for, and has the refresher among them (${address})`, async ({ page }) => {
      await page.goto(address);
      const strip = (id: string) => page.locator(`main [data-strip="${id}"]`);
      await expect(strip("block-1").getByText(kinds.preparation, { exact: true })).toBeVisible();
      await expect(strip("aviation-english").getByText(kinds.specialization, { exact: true })).toBeVisible();
      await expect(strip("refresher").getByText(kinds.refresher, { exact: true })).toBeVisible();
      await expect(strip("refresher").getByRole("link", { name: refresher })).toHaveAttribute(
        "href",
        address === "/cursos" ? "/formacion-avanzada#programas" : "/advanced-training#programas",
      );
    });
  }

  for (const [address, months, open] of [
    ["es", "24 meses", "Por confirmar"],
    ["en", "24 months", "To be confirmed"],
  ] as const) {
    test(`says how many months a course takes, or that it is to be confirmed (${address})`, async ({
      page,
    }) => {
      await page.goto(address === "es" ? "/curso-inicial" : "/initial-course");
      // On its own strip: the chart of its phases adds up to as many months by itself.
      await expect(page.locator('main .strip-bar [data-cell="duration"]')).toContainText(months);
      await page.goto(address === "es" ? "/cursos" : "/courses");
      const english = page.locator('main [data-strip="aviation-english"] [data-cell="duration"]');
      await expect(english).toContainText(open);
    });
  }

  test("has no notes for visitors in Spain", async ({ page }) => {
    await page.goto("/cursos", { waitUntil: "networkidle" });
    await expect(page.getByText("Disponible para ciudadanos de la UE").filter({ visible: true })).toHaveCount(
      0,
    );
  });

  test.describe("from outside Spain", () => {
    test.use({ visitor: VISITOR.mexico });

    test("carries the badge and the note for international students", async ({ page }) => {
      await page.goto("/cursos");
      await expect(page.getByText("Disponible para ciudadanos de la UE")).toBeVisible();
      await expect(page.getByText(/español nativo|nivel nativo/)).toBeVisible();
    });
  });

  test.describe("from Germany", () => {
    test.use({ visitor: VISITOR.germany });

    test("is in English, says who it is for, and has no specialised category", async ({ page }) => {
      await page.goto("/cursos");
      await expect(page).toHaveURL("/courses");
      await expect(page.getByText("Available for EU citizens")).toBeVisible();
      await expect(page.getByRole("button", { name: "Specialized" })).toHaveCount(0);
    });
  });
});

test.describe("the modal form", () => {
  for (const close of ["Escape", "close button"] as const) {
    test(`opens, locks the page, closes by ${close} and gives focus back`, async ({ page }) => {
      await page.goto("/cursos");
      const opener = page
        .locator("main")
        .getByRole("link", { name: "Solicitar información" })
        .or(page.locator("main").getByRole("button", { name: "Solicitar información" }))
        .first();
      await opener.click();
      const modal = page.getByRole("dialog", { name: "Solicitar información" });
      await expect(modal).toBeVisible();
      await expect(modal.getByRole("textbox", { name: /[Nn]ombre/ })).toBeVisible();
      await expect.poll(() => scrollIsLocked(page)).toBe(true);
      if (close === "Escape") {
        await page.keyboard.press("Escape");
      } else {
        await modal.getByRole("button", { name: "Cerrar" }).click();
      }
      await expect(modal).toBeHidden();
      await expect.poll(() => scrollIsLocked(page)).toBe(false);
      await expect(opener).toBeFocused();
    });
  }
});

test("of the questions one is open at a time, and it can be closed", async ({ page }) => {
  await page.goto("/habilitacion-completa");
  const questions = page.locator("#faqs details");
  const [first, second] = [questions.nth(0), questions.nth(1)];
  await first.locator("summary").click();
  await expect(first).toHaveAttribute("open", "");
  await second.locator("summary").click();
  await expect(second).toHaveAttribute("open", "");
  await expect(first).not.toHaveAttribute("open", "");
  await second.locator("summary").press("Enter");
  await expect(second).not.toHaveAttribute("open", "");
});

test.describe("the click-to-reveal e-mail", () => {
  for (const [place, address, scope] of [
    ["the footer", "/servicios", "footer"],
    ["the contact page", "/contacto", "main"],
    ["the admissions section", "/", "#contact-section"],
  ] as const) {
    test(`in ${place} shows the address and makes it a link`, async ({ page }) => {
      await page.goto(address);
      expect(await page.content()).not.toContain("hola@torre.example");
      await page.locator(scope).getByRole("button", { name: "Haz clic para mostrar" }).click();
      const link = page.locator(scope).getByRole("link", { name: "hola@torre.example" });
      await expect(link).toHaveAttribute("href", "mailto:hola@torre.example");
      await expect(link).toBeFocused();
    });
  }
});

test("buttons of a course page lead down to its form", async ({ page }) => {
  await page.goto("/bloque-1-torre");
  await page.locator("main").getByRole("link", { name: "Solicitar información" }).first().click();
  await expect(page).toHaveURL("/bloque-1-torre#formulario");
  await expect(page.locator("#formulario")).toBeInViewport();
});

test("student access opens two outside links in new tabs", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Accesos para alumnos" }).filter({ visible: true }).click();
  for (const name of [/Aula Virtual/, /Microsoft 365/]) {
    const link = page.getByRole("link", { name }).filter({ visible: true });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener/);
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the menu opens, closes on Escape, and closes when a page is chosen", async ({ page }) => {
    await page.goto("/");
    const open = page.getByRole("button", { name: "Abrir el menú" });
    await open.click();
    const services = page
      .getByRole("link", { name: /Servicios/ })
      .filter({ visible: true })
      .first();
    await expect(services).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Cerrar el menú" })).toBeHidden();
    await open.click();
    await page.locator('nav a[href="/servicios"]').filter({ visible: true }).click();
    await expect(page).toHaveURL("/servicios");
    await expect(page.getByRole("button", { name: "Cerrar el menú" })).toBeHidden();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test("the map loads only when it is asked for", async ({ page }) => {
  await page.route("https://www.openstreetmap.org/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>map</title>" }),
  );
  const outside: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(test.info().project.use.baseURL ?? "")) outside.push(request.url());
  });
  await page.goto("/madrid", { waitUntil: "networkidle" });
  expect(outside).toEqual([]);
  await page.locator("#ubicacion").getByRole("button").first().click();
  await expect(page.locator("#ubicacion iframe")).toHaveAttribute("src", /openstreetmap\.org/);
});

test.describe("the page that is not there", () => {
  test.use({ expectedConsole: /404|no-hay-nadie/ });

  test("says what was lost, logs the path, and leads back or home", async ({ page }) => {
    await page.goto("/servicios");
    const logged = page.waitForEvent("console", (message) => message.text().includes("/no-hay-nadie"));
    await page.goto("/no-hay-nadie");
    await logged;
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Señal perdida");
    for (const text of [
      "404",
      "Torre a aeronave: ruta no encontrada",
      "/no-hay-nadie",
      "Fuera del espacio aéreo controlado",
    ]) {
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
    }
    await page.locator("main").getByRole("button", { name: "Volver atrás" }).click();
    await expect(page).toHaveURL("/servicios");
    await page.goto("/no-hay-nadie");
    await page.locator("main").getByRole("link").click();
    await expect(page).toHaveURL("/");
  });
});
