import type { Page } from "@playwright/test";
import { expect, test, VISITOR } from "../site";

const html = (page: Page) => page.locator("html");
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

test.describe("switching on an address that does not exist", () => {
  test.use({
    expectedConsole: /Target path \/no-existe is not valid\. Navigating to home page\.|404|no-existe/,
  });

  test("warns and goes home in the other language", async ({ page }) => {
    await page.goto("/no-existe");
    const warned = page.waitForEvent("console", (message) => message.text().startsWith("Target path"));
    await page.getByRole("button", { name: "Cambiar a inglés" }).filter({ visible: true }).click();
    await warned;
    await expect(page).toHaveURL("/");
    await expect(html(page)).toHaveAttribute("lang", "en");
  });
});

test("two switches within a second move the visitor once", async ({ page }) => {
  await page.goto("/cursos");
  // The visitor's clock stands still, so that the second passes when the test says so.
  await page.clock.setFixedTime("2026-03-01T10:00:00Z");
  await page.getByRole("button", { name: "Cambiar a inglés" }).filter({ visible: true }).click();
  await expect(page).toHaveURL("/courses");
  const back = page.getByRole("button", { name: "Switch to Spanish" }).filter({ visible: true });
  await back.click();
  await expect(page).toHaveURL("/courses");
  await expect(html(page)).toHaveAttribute("lang", "en");

  await page.clock.setFixedTime("2026-03-01T10:00:02Z");
  await back.click();
  await expect(page).toHaveURL("/cursos");
});

test("a switch replaces the address in history", async ({ page }) => {
  await page.goto("/");
  await page.goto("/cursos");
  await page.getByRole("button", { name: "Cambiar a inglés" }).filter({ visible: true }).click();
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
  await page.getByRole("button", { name: "Cambiar a inglés" }).filter({ visible: true }).click();
  await expect(html(page)).toHaveAttribute("lang", "en");
  const country = page.waitForResponse("**/api/geo");
  tell();
  await (await country).finished();
  await page.reload();
  await expect(html(page)).toHaveAttribute("lang", "en");
  expect(await preference(page)).toBe("en");
});
