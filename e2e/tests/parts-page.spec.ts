/** The page that shows every part on both grounds. It is served beside the program, and is no part of it. */
import type { Locator, Page } from "@playwright/test";
import { violations } from "../accessibility";
import { PARTS } from "../ports";
import { test } from "../same-tab";
import { expect } from "../site";

/** One of its specimens is a picture that does not exist. */
test.use({ expectedConsole: /404/, contextOptions: { reducedMotion: "reduce" } });

async function open(page: Page, ground: "ink" | "paper"): Promise<void> {
  await page.goto(`${PARTS.url}?ground=${ground}`);
  await expect(page.getByRole("heading", { level: 1, name: "Parts" })).toBeVisible();
}

/** Around the element, or around the whole card that its `::after` covers. */
function hasRing(element: Element): boolean {
  return [null, "::after"].some((part) => getComputedStyle(element, part).outlineStyle === "solid");
}

/** From the start of a piece to one of its parts, as somebody without a mouse gets there. */
async function tabTo(page: Page, piece: Locator, part: Locator): Promise<void> {
  await piece.evaluate((element: HTMLElement) => {
    element.tabIndex = -1;
    element.focus();
  });
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press("Tab");
    if (await part.evaluate((element) => element === document.activeElement)) {
      expect(await part.evaluate(hasRing), "the focus can be seen").toBe(true);
      return;
    }
  }
  throw new Error("the keyboard does not reach this part");
}

test("is not there in production", async ({ request }) => {
  for (const path of ["/parts", "/parts.html", "/src/app/parts/parts-entry.tsx"]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

for (const [ground, width] of [
  ["ink", 390],
  ["ink", 1440],
  ["paper", 390],
  ["paper", 1440],
] as const) {
  test(`breaks no rule of accessibility on ${ground} at ${width} px`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height: 900 });
    await open(page, ground);
    // It shows the same form on both grounds; a page of the site has one of each name.
    const found = await violations(page);
    expect(found.filter((line) => !line.startsWith("landmark-unique"))).toEqual([]);
  });
}

test.describe("by keyboard alone", () => {
  const small = (page: Page) => page.getByRole("region", { name: "Small parts (ink)" });

  test.beforeEach(async ({ page }) => open(page, "ink"));

  test("a link is followed", async ({ page }) => {
    await tabTo(page, small(page), small(page).getByRole("link", { name: "Primary" }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#parts$/);
  });

  test("a disabled button is passed over", async ({ page }) => {
    await expect(small(page).getByRole("button", { name: "Disabled" })).toBeDisabled();
    await tabTo(page, small(page), small(page).getByRole("link", { name: "Opens the services form" }));
    await page.keyboard.press("Tab");
    await expect(small(page).getByRole("button", { name: "Shows a toast" })).toBeFocused();
  });

  test("a modal is opened, keeps the focus, and gives it back on Escape", async ({ page }) => {
    const opener = small(page).getByRole("link", { name: "Opens the contact form" });
    await tabTo(page, small(page), opener);
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Opens the contact form" });
    await expect(dialog.getByRole("button", { name: "Cerrar" })).toBeFocused();
    for (let presses = 0; presses < 15; presses++) {
      await page.keyboard.press("Tab");
      const outside = await page.evaluate(() => {
        const { activeElement: active, body } = document;
        return active !== body && active?.closest("dialog") === null;
      });
      expect(outside, "the focus left the modal").toBe(false);
    }
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test("a toast is shown, announced, and closed", async ({ page }) => {
    await page.clock.install();
    await tabTo(page, small(page), small(page).getByRole("button", { name: "Shows a toast" }));
    await page.keyboard.press("Enter");
    await expect(page.locator("[aria-live=polite][role=status]")).toBeAttached();
    await page.clock.runFor(100);
    const close = page.getByRole("button", { name: "Cerrar aviso" });
    await expect(page.getByRole("status").filter({ has: close })).toContainText(
      "Mensaje enviado correctamente",
    );
    await close.focus();
    await page.keyboard.press("Enter");
    await expect(close).toHaveCount(0);
  });

  test("at most three toasts stand there, and each stays until it is closed", async ({ page }) => {
    await page.clock.install();
    await tabTo(page, small(page), small(page).getByRole("button", { name: "Shows a toast" }));
    await page.keyboard.press("Enter");
    await expect(page.locator("[aria-live=polite][role=status]")).toBeAttached();
    for (let more = 0; more < 3; more++) {
      await page.keyboard.press("Enter");
    }
    const closes = page.getByRole("button", { name: "Cerrar aviso" });
    await page.clock.runFor(1000);
    await expect(closes).toHaveCount(3);
    await page.clock.runFor(60_000);
    await expect(closes).toHaveCount(3);
    for (const left of [2, 1, 0]) {
      await closes.first().click();
      await expect(closes).toHaveCount(left);
    }
  });

  test("a breadcrumb is walked back", async ({ page }) => {
    const crumbs = page.getByRole("navigation", { name: /\(ink\)$/ });
    await tabTo(page, crumbs, crumbs.getByRole("link").nth(1));
    await expect(crumbs.getByRole("link").last()).toHaveAttribute("aria-current", "page");
  });

  test("filter buttons are pressed, one at a time", async ({ page }) => {
    const filter = small(page).getByRole("group", { name: /\(ink\)$/ });
    await tabTo(page, filter, filter.getByRole("button", { name: "Avanzada" }));
    await page.keyboard.press("Space");
    await expect(filter.locator("[aria-pressed=true]")).toHaveText(["Avanzada"]);
  });

  test("a hidden address is revealed, and the focus stays on it", async ({ page }) => {
    const hidden = small(page).getByRole("button", { name: "Haz clic para mostrar" });
    await tabTo(page, small(page), hidden);
    await page.keyboard.press("Enter");
    await expect(small(page).locator("a[href^='mailto:']")).toBeFocused();
  });

  test("every kind of field is filled in", async ({ page }) => {
    const forms = page.getByRole("region", { name: "Forms (ink)" });
    await tabTo(page, forms, forms.getByRole("textbox", { name: "Plain" }));
    await page.keyboard.type("Ana");
    await expect(forms.getByRole("textbox", { name: "Plain" })).toHaveValue("Ana");
    const box = forms.getByRole("checkbox", { name: "A box to tick" });
    await tabTo(page, forms, box);
    await page.keyboard.press("Space");
    await expect(box).toBeChecked();
    await tabTo(page, forms, forms.getByRole("combobox", { name: /Choice/ }));
    const wrong = forms.getByRole("textbox", { name: "Wrong" });
    await tabTo(page, forms, wrong);
    await expect(wrong).toHaveAttribute("aria-invalid", "true");
    await expect(wrong).toHaveAccessibleDescription(/entre 2 y 100/);
  });

  test("a form that is sent empty leads to its first error", async ({ page }) => {
    const form = page.getByRole("region", { name: "Forms (ink)" }).locator("form").first();
    await tabTo(page, form, form.getByRole("button", { name: "Enviar" }));
    await page.keyboard.press("Enter");
    const name = form.getByRole("textbox", { name: "Nombre" });
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute("aria-invalid", "true");
  });

  test("a strip is opened by its title, and one without a page is passed over", async ({ page }) => {
    const drawn = page.getByRole("region", { name: "Drawn parts (ink)" });
    await tabTo(page, drawn, drawn.getByRole("link", { name: "A course with every fact" }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#parts$/);
    await expect(drawn.getByRole("button", { name: "Próximamente" })).toBeDisabled();
  });

  test("a carousel moves by arrow keys and by its buttons, and loops", async ({ page }) => {
    const gallery = page.locator("#gallery-ink").getByRole("region");
    const position = gallery.locator("p.data");
    await tabTo(page, gallery, gallery.getByRole("button", { name: "Anterior" }));
    await expect(gallery.locator("[data-engine=on]")).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(position).toContainText("05 / 05");
    await page.keyboard.press("ArrowRight");
    await expect(position).toContainText("01 / 05");
    await page.keyboard.press("ArrowLeft");
    await expect(position).toContainText("05 / 05");
  });

  test("an accordion opens one item at a time and collapses", async ({ page }) => {
    const faq = page.locator("#faq-ink");
    const items = faq.locator("details");
    await tabTo(page, faq, items.nth(0).locator("summary"));
    await page.keyboard.press("Enter");
    await expect(items.nth(0)).toHaveAttribute("open", "");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await expect(faq.locator("details[open] summary")).toHaveText([
      await items.nth(1).locator("summary").innerText(),
    ]);
    await page.keyboard.press("Space");
    await expect(faq.locator("details[open]")).toHaveCount(0);
  });
});

test.describe("a menu of the bar, by keyboard alone", () => {
  test.use({ expectedConsole: /^nothing$/ });

  test("of students opens, leads to its links, and closes on Escape", async ({ page }) => {
    await page.goto("/servicios");
    const button = page.getByRole("button", { name: "Accesos para alumnos" });
    await tabTo(page, page.getByRole("banner"), button);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: /Aula Virtual/ })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("link", { name: /Aula Virtual/ })).toBeHidden();
    await expect(button).toBeFocused();
  });

  test("of a phone opens, keeps the focus, and closes on Escape", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/servicios");
    const button = page.getByRole("button", { name: "Abrir el menú" });
    await tabTo(page, page.getByRole("banner"), button);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Inicio" }).filter({ visible: true }).first()).toBeFocused();
    await expect(page.locator("main")).toHaveAttribute("inert", "");
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
    await expect(page.locator("main")).not.toHaveAttribute("inert", "");
  });
});
