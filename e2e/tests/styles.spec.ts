/** Styles come from the stylesheet alone. */
import { watchRefusals } from "../refusals";
import { english, ROUTES, spanish } from "../routes";
import { test } from "../same-tab";
import { expect } from "../site";

const ADDRESSES = ROUTES.flatMap((row) => [spanish(row), english(row)]);

test("no address answers with an inline style", async ({ request }) => {
  test.setTimeout(90_000);
  for (const address of [...ADDRESSES, "/no-hay-nadie"]) {
    const html = await (await request.get(address)).text();
    expect(html.match(/<style|<[^>]+\sstyle=/g), address).toBeNull();
  }
});

test.describe("no style is injected, and the content security policy refuses nothing", () => {
  test("when a modal is opened", async ({ page }) => {
    const found = await watchRefusals(page);
    await page.goto("/bloque-2-aproximacion");
    await page.locator("main").getByRole("link", { name: "Solicitar información" }).first().click();
    await expect(page.getByRole("dialog", { name: "Contáctanos" })).toBeVisible();
    expect(await found()).toEqual([]);
  });

  test("when a carousel moves", async ({ page }) => {
    const found = await watchRefusals(page);
    await page.goto("/madrid");
    const region = page.getByRole("region", { name: "El centro, por dentro" });
    await region.scrollIntoViewIfNeeded();
    await expect(region.locator("[data-engine=on]")).toBeVisible();
    await region.getByRole("button", { name: "Siguiente" }).click();
    await expect(region.locator("p.data")).toContainText("02 / 05");
    expect(await found()).toEqual([]);
  });

  test("when a menu is opened", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const found = await watchRefusals(page);
    await page.goto("/servicios");
    await page.getByRole("button", { name: "Abrir el menú" }).click();
    await expect(page.locator("[popover]:popover-open")).toBeVisible();
    expect(await found()).toEqual([]);
  });

  test("when a form is filled in wrongly", async ({ page }) => {
    const found = await watchRefusals(page);
    await page.goto("/contacto");
    await page.locator("main").getByRole("button", { name: "Enviar" }).click();
    await expect(page.locator("main [aria-invalid=true]").first()).toBeFocused();
    expect(await found()).toEqual([]);
  });
});

test("no word is broken in the cells of a strip", async ({ page }) => {
  await page.goto("/cursos");
  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const broken = await page.locator(".strip-cell dd").evaluateAll((cells) =>
      (cells as HTMLElement[])
        .filter((cell) => {
          cell.style.overflowWrap = "normal";
          return cell.scrollWidth > cell.clientWidth;
        })
        .map((cell) => cell.textContent),
    );
    expect(broken, `at ${width} px`).toEqual([]);
  }
});
