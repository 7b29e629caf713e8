import type { Page } from "@playwright/test";
import { expect, stopTime, VISITOR } from "../site";
import { test } from "../same-tab";

const html = (page: Page) => page.locator("html");
const toggle = (page: Page, name: string) => page.getByRole("button", { name }).filter({ visible: true });
const preference = (page: Page) => page.evaluate(() => localStorage.getItem("language-preference"));

/** A preference as an earlier visit left it. */
async function returning(page: Page, language: "es" | "en", where: "both" | "storage" | "cookie" = "both") {
  if (where !== "cookie") {
    await page.addInitScript((value) => {
      if (!localStorage.getItem("language-preference")) localStorage.setItem("language-preference", value);
    }, language);
  }
  if (where !== "storage") {
    const url = test.info().project.use.baseURL ?? "";
    await page.context().addCookies([{ name: "language-preference", value: language, url }]);
  }
}

test.describe("a returning visitor who prefers English", () => {
  for (const [address, arrives] of [
    ["/", "/"],
    ["/home", "/home"],
    ["/cursos", "/courses"],
    ["/courses", "/courses"],
    ["/modulo-1-torre", "/block-1-tower"],
    ["/blog", "/blog"],
    ["/blog/requisitos-controlador-aereo", "/blog/requisitos-controlador-aereo"],
    ["/exito", "/exito"],
  ] as const) {
    test(`asks for ${address} and reads ${arrives} in English`, async ({ page }) => {
      await returning(page, "en");
      await page.goto(address);
      await expect(page).toHaveURL(arrives);
      await expect(html(page)).toHaveAttribute("lang", "en");
    });
  }

  test("sees no flash of Spanish: the server already answers in English", async ({ page, request }) => {
    const answer = await request.get("/", { headers: { Cookie: "language-preference=en" } });
    expect(await answer.text()).toContain('<html lang="en">');
    await returning(page, "en");
    await page.goto("/");
    await expect(html(page)).toHaveAttribute("lang", "en");
  });

  test("is understood when only local storage remembers", async ({ page }) => {
    await returning(page, "en", "storage");
    await page.goto("/cursos");
    await expect(page).toHaveURL("/courses");
    const cookie = async () =>
      (await page.context().cookies()).find(({ name }) => name === "language-preference")?.value;
    await expect.poll(cookie).toBe("en");
  });
});

test("a returning visitor who prefers Spanish is taken from an English address to its counterpart", async ({
  page,
}) => {
  await returning(page, "es");
  await page.goto("/courses");
  await expect(page).toHaveURL("/cursos");
  await expect(html(page)).toHaveAttribute("lang", "es");
});

test("a forced language wins over the preference and is not remembered", async ({ page }) => {
  await returning(page, "es");
  await page.goto("/cursos?lang=en");
  await expect(html(page)).toHaveAttribute("lang", "en");
  expect(await preference(page)).toBe("es");
});

test.describe("a forced language holds through the visit's links", () => {
  for (const [language, visitor, arrival, link, target] of [
    ["es", VISITOR.germany, "/cursos?lang=es", "Servicios", "/servicios"],
    ["en", VISITOR.spain, "/cursos?lang=en", "Services", "/services"],
  ] as const) {
    test.describe(language, () => {
      test.use({ visitor });

      const services = (page: Page) =>
        page.getByRole("banner").getByRole("link", { name: link, exact: true }).filter({ visible: true });

      test(`${language}, whatever the country says`, async ({ page }) => {
        await page.goto(arrival);
        await services(page).click();
        await expect(page).toHaveURL(target);
        await expect(page.locator("main")).toBeFocused();
        await page.reload({ waitUntil: "networkidle" });
        await expect(page).toHaveURL(target);
        await expect(html(page)).toHaveAttribute("lang", language);
        await page.getByRole("banner").getByRole("link", { name: "Blog" }).filter({ visible: true }).click();
        await expect(page).toHaveURL(/\/blog(\?lang=en)?$/);
        await expect(html(page)).toHaveAttribute("lang", language);
        expect(await preference(page)).toBeNull();
      });

      test(`${language}, whatever the visitor prefers, until they choose`, async ({ page }) => {
        const other = language === "es" ? "en" : "es";
        await returning(page, other);
        await page.goto(arrival);
        await services(page).click();
        await expect(page).toHaveURL(target);
        await expect(html(page)).toHaveAttribute("lang", language);
        await page.reload({ waitUntil: "networkidle" });
        await expect(page).toHaveURL(target);
        await expect(html(page)).toHaveAttribute("lang", language);
        expect(await preference(page)).toBe(other);
        await toggle(page, language === "es" ? "Cambiar a inglés" : "Switch to Spanish").click();
        await expect(html(page)).toHaveAttribute("lang", other);
        await page.getByRole("banner").getByRole("link", { name: "Blog" }).filter({ visible: true }).click();
        await expect(page).toHaveURL(/\/blog/);
        await expect(html(page)).toHaveAttribute("lang", other);
      });
    });
  }
});

for (const [country, visitor, language] of [
  ["Germany", VISITOR.germany, "en"],
  ["Mexico", VISITOR.mexico, "es"],
  ["Spain", VISITOR.spain, "es"],
] as const) {
  test.describe(`a first visit from ${country}`, () => {
    test.use({ visitor });

    test(`reads the home page in ${language} and is remembered`, async ({ page }) => {
      await page.goto("/");
      await expect(html(page)).toHaveAttribute("lang", language);
      await expect(page).toHaveURL("/");
      await expect.poll(() => preference(page)).toBe(language);
    });

    test(`reads the course list in ${language}`, async ({ page }) => {
      await page.goto("/cursos");
      await expect(page).toHaveURL(language === "en" ? "/courses" : "/cursos");
      await expect(html(page)).toHaveAttribute("lang", language);
    });
  });
}

test.describe("detection that fails", () => {
  test.use({ visitor: VISITOR.germany, expectedConsole: /could not be detected|500/ });

  test("leaves the site in Spanish and remembers nothing", async ({ page }) => {
    await page.route("**/api/geo", (route) => route.fulfill({ status: 500, body: "" }));
    const failed = page.waitForEvent("console", (message) =>
      message.text().includes("could not be detected"),
    );
    await page.goto("/");
    await failed;
    await expect(html(page)).toHaveAttribute("lang", "es");
    expect(await preference(page)).toBeNull();
  });
});

test.describe("a first visit to an English address", () => {
  test.use({ visitor: VISITOR.spain });

  test("stays in English and asks nobody for the country", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto("/services", { waitUntil: "networkidle" });
    await expect(html(page)).toHaveAttribute("lang", "en");
    expect(asked).not.toContain("/api/geo");
    expect(await preference(page)).toBeNull();
  });
});

test.describe("an address that does not exist", () => {
  test.use({ visitor: VISITOR.germany, expectedConsole: /404/ });

  for (const [address, title] of [
    ["/no-existe?ref=mail#abajo", "Signal lost"],
    ["/blog/no-existe", "Post not found"],
  ] as const) {
    test(`stays ${address} for a first visitor from Germany, and is read in English`, async ({ page }) => {
      await page.goto(address);
      await expect(html(page)).toHaveAttribute("lang", "en");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page).toHaveURL(address);
      expect(await preference(page)).toBe("en");
    });
  }

  test("stays where only local storage remembers that English is preferred", async ({ page }) => {
    await returning(page, "en", "storage");
    await page.goto("/no-existe");
    await expect(html(page)).toHaveAttribute("lang", "en");
    await expect(page).toHaveURL("/no-existe");
  });

  test("is loaded once more and no oftener where the browser keeps nothing", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Document.prototype, "cookie", { get: () => "", set() {} });
      for (const storage of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(window, storage, {
          get: () => {
            throw new DOMException("forbidden", "SecurityError");
          },
        });
      }
    });
    let documents = 0;
    page.on("request", (request) => (documents += request.isNavigationRequest() ? 1 : 0));
    await page.goto("/no-existe");
    await expect(html(page)).toHaveAttribute("lang", "en");
    await page.waitForLoadState("networkidle");
    await expect(page).toHaveURL("/no-existe?lang=en");
    expect(documents).toBe(2);
  });
});

test.describe("switching on an address that does not exist", () => {
  test.use({
    expectedConsole: /Target path \/no-existe is not valid\. Navigating to home page\.|404|no-existe/,
  });

  test("warns and goes home in the other language", async ({ page }) => {
    await page.goto("/no-existe");
    const warned = page.waitForEvent("console", (message) => message.text().startsWith("Target path"));
    await toggle(page, "Cambiar a inglés").click();
    await warned;
    await expect(page).toHaveURL("/");
    await expect(html(page)).toHaveAttribute("lang", "en");
  });
});

test.describe("within a second of a switch", () => {
  const toEnglish = (page: Page) => toggle(page, "Cambiar a inglés");
  const toSpanish = (page: Page) => toggle(page, "Switch to Spanish");
  const lit = (page: Page) =>
    page.getByRole("banner").locator("a[hreflang] .bg-accent").filter({ visible: true });

  /** The visitor's clock stands still, so that the second passes when the test says so. */
  async function switchedToEnglish(page: Page) {
    await page.clock.install();
    await page.goto("/cursos");
    await stopTime(page);
    await toEnglish(page).click();
    await expect(page).toHaveURL("/courses");
    await expect(html(page)).toHaveAttribute("lang", "en");
  }

  test("another one is shown at once and made when the second is over", async ({ page }) => {
    await switchedToEnglish(page);
    await toSpanish(page).click();
    await expect(lit(page)).toHaveText("es");
    await page.clock.runFor(900);
    await expect(page).toHaveURL("/courses");
    await page.clock.runFor(200);
    await expect(page).toHaveURL("/cursos");
    await expect(html(page)).toHaveAttribute("lang", "es");
    await expect(lit(page)).toHaveText("es");
  });

  test("the last of several is the one that is made", async ({ page }) => {
    await switchedToEnglish(page);
    await toSpanish(page).click();
    await expect(lit(page)).toHaveText("es");
    await toSpanish(page).click();
    await expect(lit(page)).toHaveText("en");
    await page.clock.runFor(1100);
    await expect(page).toHaveURL("/courses");
    expect(await preference(page)).toBe("en");
    await toSpanish(page).click();
    await expect(page).toHaveURL("/cursos");
  });
});

test("an answer that is being read stays open when the language changes", async ({ page }) => {
  await page.goto("/habilitacion-completa");
  const second = page.locator("#faqs details").nth(1);
  await second.locator("summary").click();
  await expect(second).toHaveAttribute("open", "");
  await toggle(page, "Cambiar a inglés").click();
  await expect(page).toHaveURL("/complete-rating");
  await expect(html(page)).toHaveAttribute("lang", "en");
  await expect(second).toHaveAttribute("open", "");
});

test("a switch replaces the address in history", async ({ page }) => {
  await page.goto("/");
  await page.goto("/cursos");
  await toggle(page, "Cambiar a inglés").click();
  await expect(page).toHaveURL("/courses");
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("a choice made before the country is known stands when the country comes in", async ({ page }) => {
  let tell = () => {};
  const told = new Promise<void>((resolve) => (tell = resolve));
  await page.route("**/api/geo", async (route) => {
    await told;
    await route.continue();
  });
  await page.goto("/feedback");
  await toggle(page, "Cambiar a inglés").click();
  await expect(html(page)).toHaveAttribute("lang", "en");
  const country = page.waitForResponse("**/api/geo");
  tell();
  await (await country).finished();
  await page.reload();
  await expect(html(page)).toHaveAttribute("lang", "en");
  expect(await preference(page)).toBe("en");
});

test.describe("from Germany", () => {
  test.use({ visitor: VISITOR.germany });

  test("who goes on before the country is known reads the page they went to", async ({ page }) => {
    let tell = () => {};
    const told = new Promise<void>((resolve) => (tell = resolve));
    await page.route("**/api/geo", async (route) => {
      await told;
      await route.continue();
    });
    await page.goto("/cursos");
    await page.getByRole("banner").getByRole("link", { name: "Servicios" }).filter({ visible: true }).click();
    await expect(page.locator("main")).toBeFocused();
    tell();
    await expect(page).toHaveURL("/services");
    await expect(html(page)).toHaveAttribute("lang", "en");
  });
});
