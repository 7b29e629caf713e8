/** From the invitation to the last page without a mouse: what is next is reached by Tab, and the focus is always seen. */
import type { Page } from "@playwright/test";
import { expect, heading, test } from "../office";
import { plugIn } from "../passkeys";

test.use({ locale: "es-ES" });

/** Goes on with Tab until something of this name has the focus, and sees the ring around it. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const focused = page.locator(":focus");
  const named = async () => {
    const own = (await focused.getAttribute("aria-label")) ?? (await focused.innerText());
    const labels = await focused.evaluate((node) =>
      node instanceof HTMLInputElement ? [...(node.labels ?? [])].map(({ textContent }) => textContent) : [],
    );
    return [own, ...labels].join(" ");
  };
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press("Tab");
    if ((await focused.count()) === 1 && name.test(await named())) {
      expect(await focused.evaluate((node) => getComputedStyle(node).outlineStyle)).toBe("solid");
      return;
    }
  }
  throw new Error(`${name} is not reached by Tab`);
}

test("invited, at work, and out again by the keyboard alone", async ({ page, office }) => {
  await plugIn(page);
  await page.goto(await office.invite("Ana Keys"));
  await expect(heading(page, /bienvenida/)).toBeVisible();
  await tabTo(page, /Nombre del dispositivo/);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Teclado");
  await page.keyboard.press("Enter");
  await expect(heading(page, "Mi cuenta")).toBeFocused();

  await tabTo(page, /^Cambiar nombre/);
  await page.keyboard.press("Enter");
  await page.keyboard.type("Teclado de Ana");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Teclado de Ana", exact: true })).toBeVisible();
  // Where one was, not at the top of the page.
  await expect(page.getByRole("button", { name: "Cambiar nombre: Teclado de Ana" })).toBeFocused();

  await page.reload();
  await expect(heading(page, "Mi cuenta")).toBeVisible();
  await tabTo(page, /^Saltar al contenido/);
  await tabTo(page, /^Personas/);
  await page.keyboard.press("Enter");
  await expect(heading(page, "Personas")).toBeFocused();
  await tabTo(page, /^Invitar$/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await tabTo(page, /^ ?Nombre/);
  await page.keyboard.type("Berta Keys");
  await tabTo(page, /^ ?Oficina/);
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: /^Administración/ })).toBeChecked();
  await tabTo(page, /^Crear invitación/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Invitación para Berta Keys" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Invitar", exact: true })).toBeFocused();

  await page.reload();
  await expect(heading(page, "Personas")).toBeVisible();
  await tabTo(page, /^Salir/);
  await page.keyboard.press("Enter");
  await expect(heading(page, "Entrar en la oficina")).toBeFocused();
  await tabTo(page, /^Entrar con llave/);
  await page.keyboard.press("Enter");
  await expect(heading(page, "Consultas")).toBeFocused();
});
