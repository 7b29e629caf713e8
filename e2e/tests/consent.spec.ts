/** The question about cookies: asked when there is something to ask, answered once, and always open to change. */
import type { Page } from "@playwright/test";
import {
  CONFIGURED,
  dataLayer,
  LANGUAGE_ONLY,
  PROVIDER,
  storedNames,
  TAGS,
  watchOutside,
  WITH_CHOICE,
} from "../outside";
import { violations } from "../accessibility";
import { test } from "../same-tab";
import { expect, hydrated } from "../site";

const banner = (page: Page) => page.getByRole("region", { name: /^Cookies, / });
const preferences = (page: Page) =>
  page.getByRole("region", { name: /^(Preferencias de cookies|Cookie preferences)$/ });
const tagScripts = (page: Page) => page.locator(`script[src^="${TAGS}"]`);

/** Pages of every kind, to their ends: links, a navigation, a modal, a form of the page. */
async function wander(page: Page) {
  for (const address of ["/", "/cursos", "/blog", "/exito"]) {
    await page.goto(address);
    await page.keyboard.press("End");
    await page.locator("footer").getByRole("link", { name: "Servicios" }).click();
    await expect(page).toHaveURL("/servicios");
  }
  await page.waitForLoadState("networkidle");
}

test.describe("with nothing configured", () => {
  test("nobody is asked, nothing leaves, nothing is stored but the language", async ({
    page,
    context,
    baseURL,
  }) => {
    const outside = watchOutside(context, baseURL ?? "");
    await wander(page);
    await page.goto("/contacto");
    await page.locator("main form").scrollIntoViewIfNeeded();
    await expect(page.locator("main form")).toHaveAttribute("novalidate", "");
    await expect(banner(page)).toHaveCount(0);
    await expect(page.locator("footer").getByText("Preferencias de cookies")).toHaveCount(0);
    expect(outside).toEqual([]);
    await expect.poll(() => storedNames(page)).toEqual(LANGUAGE_ONLY);
    expect(await page.evaluate(() => "dataLayer" in window)).toBe(false);
    expect(await page.locator("#page-data").textContent()).not.toMatch(
      /consent\.|provider\.|googletagmanager|tally/,
    );
  });
});

test.describe("with tags configured", () => {
  test.use({ baseURL: CONFIGURED });

  test("before an answer nothing leaves and nothing is stored but the language", async ({
    page,
    context,
  }) => {
    const outside = watchOutside(context, CONFIGURED);
    await wander(page);
    await expect(banner(page)).toBeVisible();
    expect(outside).toEqual([]);
    await expect.poll(() => storedNames(page)).toEqual(LANGUAGE_ONLY);
    // A form of the provider's comes when it is near: from there, and from nowhere else.
    await page.goto("/contacto");
    await page.getByRole("heading", { level: 2 }).first().scrollIntoViewIfNeeded();
    await expect(page.locator("main iframe")).toHaveAttribute("src", /embed/);
    await page.waitForLoadState("networkidle");
    expect(outside.filter((url) => !url.startsWith(PROVIDER))).toEqual([]);
    await expect.poll(() => storedNames(page)).toEqual(LANGUAGE_ONLY);
  });

  test("after a no nothing leaves, only the answer is stored, and nobody asks again", async ({
    page,
    context,
  }) => {
    const outside = watchOutside(context, CONFIGURED);
    await page.goto("/");
    await banner(page).getByRole("button", { name: "Rechazar" }).click();
    await expect(banner(page)).toHaveCount(0);
    await expect(page.locator("main")).toBeFocused();
    await wander(page);
    await expect(banner(page)).toHaveCount(0);
    expect(outside).toEqual([]);
    await expect.poll(() => storedNames(page)).toEqual(WITH_CHOICE);
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem("consent-choice") ?? ""))).toMatchObject(
      {
        version: "1.5",
        date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        granted: { preference: false, analytics: false, advertising: false },
      },
    );
  });

  test("a yes loads the tags, on this page and on the next", async ({ page }) => {
    await page.goto("/");
    await expect(tagScripts(page)).toHaveCount(0);
    await banner(page).getByRole("button", { name: "Aceptar" }).click();
    await expect(tagScripts(page)).toHaveCount(2);
    await page.goto("/cursos");
    await expect(tagScripts(page)).toHaveCount(2);
    await expect(banner(page)).toHaveCount(0);
    await expect
      .poll(async () => (await page.context().cookies()).map(({ name }) => name).sort())
      .toEqual(["_ga", "_ga_TEST", "_gcl_au", "language-preference"]);
  });

  test("an answer in one tab is the answer in the others", async ({ page, context }) => {
    await page.goto("/");
    const other = await context.newPage();
    await other.goto("/cursos");
    await expect(banner(other)).toBeVisible();
    await page.bringToFront();
    await banner(page).getByRole("button", { name: "Aceptar" }).click();
    await expect(banner(other)).toHaveCount(0);
    await expect(tagScripts(other)).toHaveCount(2);

    await page.getByRole("link", { name: "Preferencias de cookies" }).click();
    await preferences(page).getByRole("button", { name: "Rechazar todas" }).click();
    await expect(tagScripts(page)).toHaveCount(0);
    await expect(tagScripts(other)).toHaveCount(0);
  });

  test("taking an answer back removes what the tags stored, and the tags", async ({ page }) => {
    await page.goto("/cursos");
    await banner(page).getByRole("button", { name: "Aceptar" }).click();
    await expect.poll(() => storedNames(page)).toContain("cookie _gcl_au");
    await expect.poll(() => storedNames(page)).toContain("local _gcl_ls");
    await page.getByRole("link", { name: "Preferencias de cookies" }).click();
    // Advertising first; analytics stays.
    await expect(page.getByRole("checkbox", { name: "Publicidad" })).toBeChecked();
    await page.getByRole("checkbox", { name: "Publicidad" }).uncheck();
    await page.getByRole("button", { name: "Guardar la selección" }).click();
    await expect.poll(() => storedNames(page)).toEqual(["cookie _ga", "cookie _ga_TEST", ...WITH_CHOICE]);
    // The page has loaded itself anew; before it is alive the link leads to the policy.
    await hydrated(page);
    await page.getByRole("link", { name: "Preferencias de cookies" }).click();
    await expect(page.getByRole("checkbox", { name: "Publicidad" })).not.toBeChecked();
    await expect(page.getByRole("checkbox", { name: "Análisis" })).toBeChecked();
    await page.getByRole("button", { name: "Rechazar todas" }).click();
    await expect.poll(() => storedNames(page)).toEqual(WITH_CHOICE);
    await expect(tagScripts(page)).toHaveCount(0);
    await expect.poll(async () => (await dataLayer(page)).length).toBe(1);
  });

  test("the question comes again after 24 months, and not before", async ({ page }) => {
    const day = 24 * 60 * 60 * 1000;
    await page.clock.setFixedTime(new Date("2026-01-15T12:00:00Z"));
    await page.goto("/cursos");
    await banner(page).getByRole("button", { name: "Aceptar" }).click();
    await expect(tagScripts(page)).toHaveCount(2);
    await page.clock.setFixedTime(new Date("2028-01-15T11:59:00Z"));
    await page.reload();
    await expect(tagScripts(page)).toHaveCount(2);
    await expect(banner(page)).toHaveCount(0);
    await page.clock.setFixedTime(new Date("2028-01-15T12:00:00Z").getTime() + day);
    await page.reload();
    await expect(banner(page)).toBeVisible();
    await expect(tagScripts(page)).toHaveCount(0);
    await expect
      .poll(async () => (await page.context().cookies()).map(({ name }) => name))
      .toEqual(["language-preference"]);
  });

  test("the question comes again when the policy has another version", async ({ page }) => {
    await page.goto("/cursos");
    await banner(page).getByRole("button", { name: "Aceptar" }).click();
    await expect(tagScripts(page)).toHaveCount(2);
    await page.evaluate(() => {
      const text = localStorage.getItem("consent-choice") ?? "";
      localStorage.setItem("consent-choice", text.replace('"version":"1.5"', '"version":"1.0"'));
    });
    await page.reload();
    await expect(banner(page)).toBeVisible();
    await expect(tagScripts(page)).toHaveCount(0);
  });

  for (const [lang, words] of [
    ["es", { accept: "Aceptar", reject: "Rechazar", configure: "Configurar", close: "Cerrar" }],
    ["en", { accept: "Accept", reject: "Reject", configure: "Settings", close: "Close" }],
  ] as const) {
    for (const width of [390, 1440]) {
      test.describe(`at ${width} px (${lang})`, () => {
        test.use({
          viewport: { width, height: width === 390 ? 844 : 900 },
          contextOptions: { reducedMotion: "reduce" },
        });

        test("breaks no rule, gives no answer more weight and leaves the page's action in sight", async ({
          page,
        }) => {
          await page.goto(`/?lang=${lang}`);
          await expect(banner(page)).toBeVisible();
          await expectNoViolations(page);
          const [yes, no] = await Promise.all([words.accept, words.reject].map((name) => weight(page, name)));
          expect(no).toEqual(yes);
          const action = await page.locator("main .button-primary").first().boundingBox();
          const panel = await banner(page).boundingBox();
          expect((action?.y ?? 0) + (action?.height ?? 0)).toBeLessThan(panel?.y ?? 0);
          await page.getByRole("button", { name: words.configure }).click();
          await expect(preferences(page)).toBeVisible();
          await expectNoViolations(page);
        });
      });
    }

    for (const viewport of [
      { width: 360, height: 640 },
      { width: 390, height: 664 },
      { width: 412, height: 732 },
    ]) {
      test.describe(`on a phone of ${viewport.width} by ${viewport.height} px (${lang})`, () => {
        test.use({ viewport, contextOptions: { reducedMotion: "reduce" } });

        test("the page's action can be pressed, and the question is there when the visitor goes on", async ({
          page,
        }) => {
          await page.goto(`/?lang=${lang}`);
          await expect(page.locator("#consent")).toBeAttached();
          await expectInReach(page);
          await page.locator("main .button-primary").first().click();
          await expect(page).toHaveURL(lang === "es" ? "/cursos" : "/courses");
          await expectInReach(page);
          await page.goto(lang === "es" ? "/bloque-1-torre" : "/block-1-tower");
          await expect(page.locator("#consent")).toBeAttached();
          await expectInReach(page);
          await page.mouse.wheel(0, 300);
          await page.getByRole("button", { name: words.reject }).click();
          await expect(page.locator("#consent")).toHaveCount(0);
        });
      });
    }

    test(`the keyboard reaches every answer first, and focus goes where it belongs (${lang})`, async ({
      page,
    }) => {
      await page.goto(lang === "es" ? "/cursos" : "/courses");
      await expect(banner(page)).toBeVisible();
      // After the link that skips to the content, before the header.
      for (const _ of ["skip link", "policy", "configure"]) {
        await page.keyboard.press("Tab");
      }
      await expect(page.getByRole("button", { name: words.configure })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(preferences(page).locator("#consent-title")).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(page.getByRole("button", { name: words.close })).toBeFocused();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Space");
      await expect(page.getByRole("checkbox").nth(1)).toBeChecked();
      await page.keyboard.press("Escape");
      await expect(banner(page).locator("#consent-title")).toBeFocused();
      for (const _ of ["policy", "configure", "reject"]) {
        await page.keyboard.press("Tab");
      }
      await expect(page.getByRole("button", { name: words.reject })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(banner(page)).toHaveCount(0);
      await expect(page.locator("main")).toBeFocused();

      const link = page.getByRole("link", { name: /^(Preferencias de cookies|Cookie preferences)$/ });
      await link.press("Enter");
      await expect(preferences(page).locator("#consent-title")).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(preferences(page)).toHaveCount(0);
      await expect(link).toBeFocused();
    });
  }

  test("the question moves nothing on the page, and its end can be reached", async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto("/");
    await expect(banner(page)).toBeVisible();
    await banner(page).getByRole("button", { name: "Configurar" }).click();
    await expect(preferences(page)).toBeVisible();
    const shifted = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifted.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.005);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    const end = await page.locator("footer").boundingBox();
    const panel = await preferences(page).boundingBox();
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual((panel?.y ?? 0) + 1);
  });

  test("the words follow the language of the page", async ({ page }) => {
    await page.goto("/cursos");
    await expect(banner(page)).toHaveAccessibleName("Cookies, solo con tu permiso");
    await page.getByRole("button", { name: "Cambiar a inglés" }).click();
    await expect(banner(page)).toHaveAccessibleName("Cookies, only with your permission");
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("there are no tags, and the footer leads to the policy that says so", async ({ page }) => {
      await page.goto("/cursos");
      await page.getByRole("link", { name: "Preferencias de cookies" }).click();
      await expect(page).toHaveURL("/politica-cookies");
    });
  });
});

/** How large an answer is, how high it stands, and how it looks. */
async function weight(page: Page, name: string) {
  return banner(page)
    .getByRole("button", { name })
    .evaluate((button) => {
      const { width, height, y } = button.getBoundingClientRect();
      const { color, backgroundColor, borderColor, fontWeight, fontSize } = getComputedStyle(button);
      const box = [width, height, y].map(Math.round);
      return { box, color, backgroundColor, borderColor, fontWeight, fontSize };
    });
}

/** Nothing stands over the page's first action, down to its lower edge. */
async function expectInReach(page: Page) {
  const isInReach = () =>
    page
      .locator("main .button-primary")
      .first()
      .evaluate((action) => {
        const { left, bottom } = action.getBoundingClientRect();
        return window.scrollY === 0 && document.elementFromPoint(left + 9, bottom - 3) === action;
      });
  await expect.poll(isInReach).toBe(true);
}

async function expectNoViolations(page: Page) {
  expect(await violations(page, "#consent")).toEqual([]);
}
