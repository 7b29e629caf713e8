import type { Locator, Page } from "@playwright/test";
import { test } from "../same-tab";
import { expect, stopTime } from "../site";

/** Scrolls a carousel into sight and waits until its engine has taken over from the native scroller. */
async function reach(region: Locator): Promise<Locator> {
  await region.scrollIntoViewIfNeeded();
  const track = region.locator("[data-engine=on]");
  await expect(track).toBeVisible();
  return track;
}

const leftEdge = (box: Locator) => box.evaluate((node) => node.getBoundingClientRect().left);

/** The number changes when a slide sets off; whoever takes hold of it waits until it has arrived. */
async function arrives(slide: Locator, track: Locator): Promise<void> {
  const picture = slide.locator("> *");
  await expect
    .poll(async () => Math.abs((await leftEdge(picture)) - (await leftEdge(track))))
    .toBeLessThan(1);
}

const positionIn = (region: Locator) => region.locator("p.data");

test.describe("a carousel", () => {
  test("loops, and moves by buttons, arrow keys and dragging", async ({ page }) => {
    await page.goto("/madrid");
    const region = page.getByRole("region", { name: "El centro, por dentro" });
    const track = await reach(region);
    await expect(region.getByRole("group", { name: /de 5$/ })).toHaveCount(5);
    await region.getByRole("button", { name: "Anterior" }).click();
    await expect(positionIn(region)).toContainText("05 / 05");
    await region.getByRole("button", { name: "Siguiente" }).click();
    await expect(positionIn(region)).toContainText("01 / 05");
    await track.focus();
    await page.keyboard.press("ArrowRight");
    await expect(positionIn(region)).toContainText("02 / 05");
    await arrives(region.getByRole("group", { name: "2 de 5" }), track);
    const box = (await track.boundingBox())!;
    await page.mouse.move(box.x + 500, box.y + 100);
    await page.mouse.down();
    // Two thirds of a slide: enough without a throw, and not too far with one.
    await page.mouse.move(box.x + 240, box.y + 100, { steps: 8 });
    await page.mouse.up();
    await expect(positionIn(region)).toContainText("03 / 05");
  });

  for (const [width, slides] of [
    [767, 1],
    [768, 2],
    [1024, 3],
  ] as const) {
    test(`shows ${slides} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/preparacion-convocatoria");
      const region = page.getByRole("region").filter({ has: page.locator("article") });
      const track = await reach(region);
      const slide = region.getByRole("group", { name: /^1 de / });
      const widths = [(await track.boundingBox())!.width, (await slide.boundingBox())!.width] as const;
      expect(Math.round(widths[0] / widths[1])).toBe(slides);
    });
  }

  test("of alumni comes in another order on each load, without a shift", async ({ page }) => {
    await page.addInitScript(() => {
      const seen = { shift: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          seen.shift += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    const orders = new Set<string>();
    for (let load = 0; load < 3; load++) {
      await page.goto("/");
      const region = page.getByRole("region", { name: "Dónde trabajan nuestros alumnos" });
      await reach(region);
      await expect(region.locator("article")).toHaveCount(9);
      orders.add((await region.locator("article").allInnerTexts()).join());
      const shift = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
      expect(shift).toBeLessThan(0.005);
    }
    expect(orders.size).toBeGreaterThan(1);
  });

  test("without JavaScript is a list that scrolls", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
    const page = await context.newPage();
    await page.goto("/madrid");
    await expect(page.getByRole("region").first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Siguiente" })).toHaveCount(0);
    await context.close();
  });
});

test.describe("the testimonials", () => {
  const address = "/preparacion-convocatoria";

  /** Comes to the testimonials with a clock that stands still. */
  async function open(page: Page): Promise<Locator> {
    await page.clock.install();
    await page.goto(address);
    await stopTime(page);
    const region = page.getByRole("region").filter({ has: page.locator("blockquote") });
    await reach(region);
    await page.mouse.move(2, 300);
    return region;
  }

  test("move on by themselves until somebody points at them or stops them", async ({ page }) => {
    const region = await open(page);
    await page.clock.runFor(3000);
    await expect(positionIn(region)).toContainText("02 / 06");
    await region.hover();
    await page.clock.runFor(6000);
    await expect(positionIn(region)).toContainText("02 / 06");
    await region.getByRole("button", { name: "Detener el movimiento" }).click();
    await page.mouse.move(2, 300);
    await page.clock.runFor(6000);
    await expect(positionIn(region)).toContainText("02 / 06");
    await region.getByRole("button", { name: "Reanudar el movimiento" }).click();
    await page.mouse.move(2, 300);
    await page.clock.runFor(3000);
    await expect(positionIn(region)).toContainText("03 / 06");
  });

  test("stand still for those who prefer it", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const region = await open(page);
    await page.clock.runFor(6000);
    await expect(positionIn(region)).toContainText("01 / 06");
  });
});

test("an accordion has one item open at a time and can be collapsed, by keyboard", async ({ page }) => {
  await page.goto("/preparacion-convocatoria#temario");
  const items = page.locator("#temario details");
  await expect(items).toHaveCount(9);
  await items.nth(0).locator("summary").click();
  await items.nth(1).locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#temario details[open]")).toHaveCount(1);
  await expect(items.nth(1)).toHaveAttribute("open", "");
  await page.keyboard.press("Enter");
  await expect(page.locator("#temario details[open]")).toHaveCount(0);
});

test("the e-mail address stands in the page only after a click, and focus stays", async ({
  page,
  request,
}) => {
  await page.goto("/contacto");
  const hidden = page.locator("main").getByRole("button", { name: "Haz clic para mostrar" });
  await hidden.focus();
  await page.keyboard.press("Enter");
  const link = page.locator("main a[href^='mailto:']");
  await expect(link).toBeFocused();
  const address = await link.innerText();
  expect(address).toContain("@");
  expect(await (await request.get("/contacto")).text()).not.toContain(address);
});

test.describe("a modal", () => {
  test("locks the page, closes on Escape, button and backdrop, and gives focus back", async ({ page }) => {
    await page.goto("/bloque-2-aproximacion");
    const scripts: string[] = [];
    page.on("request", (request) => scripts.push(request.url()));
    const opener = page.locator("main").getByRole("link", { name: "Solicitar información" }).first();
    const dialog = page.getByRole("dialog", { name: "Contáctanos" });
    const closings = [
      () => page.keyboard.press("Escape"),
      () => dialog.getByRole("button", { name: "Cerrar" }).click(),
      () => page.mouse.click(10, 400),
    ];
    expect(scripts.filter((url) => url.includes("form-modal"))).toEqual([]);
    for (const close of closings) {
      await opener.click();
      await expect(dialog).toBeVisible();
      await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
      await expect(dialog.getByLabel("Curso de interés")).toHaveValue("block-2");
      await close();
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
      await expect(page.locator("html")).not.toHaveCSS("overflow-y", "hidden");
    }
  });

  test("fills the screen of a phone", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/cursos");
    await page.locator("main a[aria-haspopup=dialog]").first().click();
    await expect
      .poll(() => page.getByRole("dialog").boundingBox())
      .toEqual({ x: 0, y: 0, width: 390, height: 844 });
  });
});
