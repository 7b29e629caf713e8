import { expect, test } from "../site";

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
  await page.getByRole("link", { name: "Solicitar información" }).first().click();
  await expect(page).toHaveURL("/#contact-section");
  await expect(page.locator("#contact-section")).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
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
