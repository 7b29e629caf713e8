import type { Page } from "@playwright/test";
import { test } from "../same-tab";
import { expect, stopTime } from "../site";

const navigation = "Navegación principal";

test("a link inside the site fetches data, not a page, and changes the whole head", async ({
  page,
  baseURL,
}) => {
  await page.goto("/");
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "document") documents.push(request.url());
  });
  await page.getByRole("navigation", { name: navigation }).getByRole("link", { name: "Servicios" }).click();
  await expect(page).toHaveURL("/servicios");
  await expect(page).toHaveTitle(/\| Torre$/);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${baseURL}/servicios`);
  await expect(page.locator('link[rel=alternate][hreflang="en"]')).toHaveAttribute(
    "href",
    `${baseURL}/services`,
  );
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute("content", `${baseURL}/servicios`);
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  expect(documents).toEqual([]);
});

test("after a navigation focus is at the new page and its title is announced", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("navigation", { name: navigation }).getByRole("link", { name: "Cursos" }).click();
  await expect(page).toHaveURL("/cursos");
  await expect(page.locator("main")).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "| Torre" })).toHaveText(await page.title());
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("data of a hovered link is fetched before the click", async ({ page }) => {
  await page.goto("/");
  const prefetched = page.waitForRequest((request) => request.url().includes("/api/pages?path=%2Fservicios"));
  await page.getByRole("navigation", { name: navigation }).getByRole("link", { name: "Servicios" }).hover();
  await prefetched;
});

test("a page whose data is there is shown in the frame that follows the click", async ({ page }) => {
  await page.goto("/servicios");
  // Once the country has come in, its language is part of what is asked for.
  await page.waitForFunction(() => localStorage.getItem("language-preference") === "es");
  const link = page.getByRole("navigation", { name: navigation }).getByRole("link", { name: "Cursos" });
  const courses = page.getByRole("heading", { level: 1, name: "Elige por dónde entras" });
  await link.click();
  await expect(courses).toBeVisible();
  await page.goBack();
  await expect(courses).toHaveCount(0);
  const inNextFrame = page.evaluate(
    () =>
      new Promise((seen) => {
        const look = () => requestAnimationFrame(() => seen(document.querySelector("h1")?.textContent));
        document.addEventListener("click", look, { capture: true, once: true });
      }),
  );
  await link.click();
  expect(await inNextFrame).toBe("Elige por dónde entras");
  await expect(page.locator("footer")).not.toBeInViewport();
  await expect(page.locator("main > section")).not.toHaveCount(1);
});

test("back and forward restore the place on the page", async ({ page }) => {
  await page.goto("/politica-privacidad");
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.getByRole("navigation", { name: navigation }).getByRole("link", { name: "Cursos" }).click();
  await expect(page).toHaveURL("/cursos");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/politica-privacidad");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
});

test("a hash scrolls to its element, and removing it scrolls to the top", async ({ page }) => {
  await page.goto("/");
  await page.locator("main").getByRole("link", { name: "Solicitar información" }).first().click();
  await expect(page).toHaveURL("/#contact-section");
  await expect(page.locator("#contact-section")).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

/** Every way the page is scrolled to an element, as the scripts ask for it. */
async function noteScrolls(page: Page) {
  await page.addInitScript(() => {
    const { scrollIntoView } = Element.prototype;
    Object.assign(window, { scrolls: [] });
    Element.prototype.scrollIntoView = function (options) {
      const behavior = typeof options === "object" ? options.behavior : undefined;
      (window as unknown as { scrolls: unknown[] }).scrolls.push(`${behavior} ${this.id}`);
      scrollIntoView.call(this, options);
    };
  });
  return () => page.evaluate(() => (window as unknown as { scrolls: string[] }).scrolls);
}

for (const [motion, pace] of [
  ["no-preference", "smooth"],
  ["reduce", "instant"],
] as const) {
  test.describe(`with ${motion} for motion`, () => {
    test.use({ contextOptions: { reducedMotion: motion } });

    test(`every press of a link to an anchor scrolls alike (${pace}), and moves the focus`, async ({
      page,
    }) => {
      const scrolls = await noteScrolls(page);
      await page.goto("/bloque-1-torre");
      const link = page.locator("main").getByRole("link", { name: "Solicitar información" }).first();
      const form = page.locator("#formulario");
      for (const press of [1, 2]) {
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
        await link.click();
        await expect(page).toHaveURL("/bloque-1-torre#formulario");
        await expect.poll(scrolls).toEqual(Array(press).fill(`${pace} formulario`));
        await expect(form).toBeInViewport();
        // A section is begun at its heading: the next Tab leads into it.
        await expect(form.getByRole("heading").first()).toBeFocused();
        await page.keyboard.press("Tab");
        await expect(form.getByRole("textbox").first()).toBeFocused();
      }
    });

    test(`a removed hash scrolls to the top (${pace})`, async ({ page }) => {
      await page.addInitScript(() => {
        const { scrollTo } = window;
        window.scrollTo = (...options: unknown[]) => {
          Object.assign(window, { scrolled: options[0] });
          Reflect.apply(scrollTo, window, options);
        };
      });
      await page.goto("/");
      await page.locator("main").getByRole("link", { name: "Solicitar información" }).first().click();
      await expect(page).toHaveURL("/#contact-section");
      await expect(page.locator("#contact-section")).toBeInViewport();
      await page.goBack();
      await expect.poll(() => page.evaluate("window.scrolled")).toEqual({ top: 0, behavior: pace });
    });
  });
}

test("an anchor has the focus at once, and is scrolled to a tenth of a second later", async ({ page }) => {
  const scrolls = await noteScrolls(page);
  await page.clock.install();
  await page.goto("/bloque-1-torre");
  await stopTime(page);
  await page.locator("main").getByRole("link", { name: "Solicitar información" }).first().click();
  await expect(page.locator("#formulario").getByRole("heading").first()).toBeFocused();
  await page.clock.runFor(90);
  expect(await scrolls()).toEqual([]);
  await page.clock.runFor(10);
  expect(await scrolls()).toEqual(["smooth formulario"]);
});

test("a hash that encodes nothing leaves the page as it is", async ({ page }) => {
  const scrolls = await noteScrolls(page);
  await page.goto("/");
  await page.evaluate(() => {
    location.hash = "#100%";
  });
  await expect(page).toHaveURL("/#100%");
  // What follows a link to an anchor has come and gone when the next one is scrolled to.
  await page.locator("main").getByRole("link", { name: "Solicitar información" }).first().click();
  await expect.poll(scrolls).toEqual(["smooth contact-section"]);
});

test("a script is asked for in advance once, however often its page is fetched", async ({ page }) => {
  await page.goto("/servicios");
  await page.clock.install();
  const preloads = () =>
    page
      .locator("link[rel=modulepreload]")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  const main = page.getByRole("navigation", { name: navigation });
  for (const round of [1, 2, 3]) {
    for (const [name, address] of [
      ["Cursos", "/cursos"],
      ["Servicios", "/servicios"],
    ] as const) {
      await main.getByRole("link", { name }).click();
      await expect(page, `round ${round}`).toHaveURL(address);
      await expect(page.locator("main")).toBeFocused();
      // Fetched pages are fresh for a minute.
      await page.clock.fastForward(61_000);
    }
  }
  const hrefs = await preloads();
  expect(hrefs).toEqual([...new Set(hrefs)]);
});

test("a page that is left before it is whole leaves nothing folded", async ({ page }) => {
  // The scripts of most sections do not come while the visitor is on the page.
  let come = () => {};
  const coming = new Promise<void>((resolve) => (come = resolve));
  await page.route(
    /\/assets\/(radar-hero|about|centres|training|route-chart|admissions)-[^/]+\.js/,
    async (route) => {
      await coming;
      await route.continue();
    },
  );
  await page.goto("/", { waitUntil: "domcontentloaded" });
  // Links are taken over once the frame is hydrated, before the sections are.
  await expect(page.getByRole("button", { name: "Buscar en la web" })).toBeVisible();
  await page.getByRole("link", { name: "Política de privacidad" }).first().click();
  await expect(page).toHaveURL("/politica-privacidad");
  await expect(page.locator("main")).toBeFocused();
  await expect(page.locator("[data-unfolding]")).toHaveCount(0);
  await expect(page.locator("html")).toHaveAttribute("data-hydrated", "");
  come();
});

test.describe("when page data cannot be had", () => {
  test.use({ expectedConsole: /Failed to load resource/ });

  test("a link loads the whole page instead", async ({ page }) => {
    await page.route("**/api/pages?*", (route) => route.fulfill({ status: 500, body: "" }));
    await page.goto("/");
    await page.getByRole("navigation", { name: navigation }).getByRole("link", { name: "Cursos" }).click();
    await expect(page).toHaveURL("/cursos");
    await expect(page).toHaveTitle(/Cursos/);
  });

  test("a change of language at a place within the page loads it too", async ({ page }) => {
    await page.route("**/api/pages?*", (route) => route.fulfill({ status: 500, body: "" }));
    await page.goto("/#contact-section");
    await page.getByRole("button", { name: "Cambiar a inglés" }).filter({ visible: true }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page).toHaveURL("/#contact-section");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every link of the navigation works", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("navigation", { name: navigation }).getByRole("link", { name: "Cursos" }).click();
    await expect(page).toHaveURL("/cursos");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
