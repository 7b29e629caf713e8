/** Sessions and passkeys: several devices, what ends a session, and that nobody loses what they typed when it does. */
import type { Browser, Page } from "@playwright/test";
import { BUTTONS, enrol, expect, heading, signIn, test } from "../office";
import type { OfficeSite } from "../office-site";
import { copyPasskeys, plugIn, unplug, type Device } from "../passkeys";

test.describe.configure({ mode: "default" });
test.use({ locale: "es-ES" });

/** Without the stream, which says by itself that a session has ended: then the next call finds it out. */
const withoutStream = (page: Page) => page.route("**/api/staff/events", () => {});

/** The same person in a browser elsewhere. */
async function elsewhere(browser: Browser, office: OfficeSite, device: Device) {
  const context = await browser.newContext({ locale: "es-ES" });
  const page = await context.newPage();
  const copy = await plugIn(page);
  await copyPasskeys(device, copy);
  await page.goto(`${office.address}/staff/account`);
  await signIn(page);
  await expect(heading(page, "Mi cuenta")).toBeVisible();
  // Both have been used as often.
  await copyPasskeys(copy, device);
  return page;
}

test("a second device is added and named, the first removed, and the second opens", async ({
  page,
  office,
}) => {
  const first = await enrol(page, await office.invite("Ana Devices"));
  await expect(page.getByText("Tienes una sola.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Quitar/ })).toBeHidden();

  await unplug(first);
  await plugIn(page, "usb");
  await page.getByLabel("Otro dispositivo").fill("Llave del cajón");
  await page.getByRole("button", { name: "Añadir llave" }).click();
  await expect(page.getByRole("heading", { name: "Llave del cajón" })).toBeVisible();
  await expect(page.getByRole("status").getByText("Llave añadida: Llave del cajón.")).toBeVisible();

  await page.getByRole("button", { name: "Cambiar nombre: Llave del cajón" }).click();
  await expect(page.getByLabel("Nombre del dispositivo")).toBeFocused();
  await page.getByLabel("Nombre del dispositivo").fill("Llave USB");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Llave USB", exact: true })).toBeVisible();

  await page.getByRole("button", { name: /^Quitar: (?!Llave USB)/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Quitar" }).click();
  await expect(page.getByText("Tienes una sola.")).toBeVisible();

  await page.getByRole("button", { name: BUTTONS.signOut }).click();
  await signIn(page);
  await page.getByRole("link", { name: "Mi cuenta" }).click();
  await expect(page.getByRole("heading", { name: "Llave USB", exact: true })).toBeVisible();
});

test("a session ended from another browser asks for the passkey, and gives back place and text", async ({
  page,
  office,
  browser,
}) => {
  await withoutStream(page);
  const device = await enrol(page, await office.invite("Berta Ended"));
  await page.getByLabel("Otro dispositivo").fill("a medio escribir");
  const other = await elsewhere(browser, office, device);
  await other.getByRole("button", { name: /^Terminar:/ }).click();
  await other.getByRole("dialog").getByRole("button", { name: "Terminar" }).click();
  await expect(other.getByRole("status").getByText(/^Sesión terminada/)).toBeVisible();
  await other.context().close();

  await page.getByRole("button", { name: "Añadir llave" }).click();
  await expect(heading(page, "Tu sesión ha terminado")).toBeFocused();
  // There is nothing to escape to: what is behind it is not for whoever sits there now.
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(heading(page, "Tu sesión ha terminado")).toBeVisible();
  await signIn(page);
  await expect(page.getByRole("alert").filter({ hasText: "ya tienes una llave" })).toBeVisible();
  await expect(page.getByLabel("Otro dispositivo")).toHaveValue("a medio escribir");
  await expect(page).toHaveURL(`${office.address}/staff/account`);
});

test("half an hour without use ends a session; what was typed is done after the sign-in", async ({
  page,
  office,
}) => {
  await withoutStream(page);
  await enrol(page, await office.invite("Carla Idle"));
  await page.getByRole("link", { name: "Personas" }).click();
  await page.getByRole("button", { name: "Invitar", exact: true }).click();
  await page.getByLabel("Nombre").fill("Nueva Compañera");
  await office.store(
    `UPDATE sessions SET last_seen_at = last_seen_at - 1860000, started_at = started_at - 1860000
     WHERE staff_id = (SELECT id FROM staff WHERE name = 'Carla Idle')`,
  );
  await page.getByRole("button", { name: "Crear invitación" }).click();
  await expect(heading(page, "Tu sesión ha terminado")).toBeVisible();
  await signIn(page);
  await expect(page.getByRole("heading", { name: "Invitación para Nueva Compañera" })).toBeVisible();
});

test("a removed person is out with the next thing they do", async ({ page, office }) => {
  await withoutStream(page);
  await enrol(page, await office.invite("Dora Removed"));
  // What her page still asks for is not what she does next.
  await page.waitForLoadState("networkidle");
  await office.remove("Dora Removed");
  const refused = page.waitForResponse((response) => response.status() === 401);
  await page.getByRole("link", { name: "Personas" }).click();
  await refused;
  await expect(heading(page, "Tu sesión ha terminado")).toBeVisible();
  await signIn(page);
  await expect(page.getByRole("alert").filter({ hasText: "Esa llave de acceso" })).toBeVisible();
});

test("whoever signs in instead of somebody finds nothing of theirs", async ({ page, office, browser }) => {
  await withoutStream(page);
  const elena = await enrol(page, await office.invite("Elena First"));
  const colleague = await browser.newPage({ locale: "es-ES" });
  const flora = await enrol(colleague, await office.invite("Flora Second"));
  await page.getByLabel("Otro dispositivo").fill("de Elena");
  await office.store(
    "DELETE FROM sessions WHERE staff_id = (SELECT id FROM staff WHERE name = 'Elena First')",
  );
  await page.getByRole("button", { name: "Añadir llave" }).click();
  await expect(heading(page, "Tu sesión ha terminado")).toBeVisible();
  await unplug(elena);
  await copyPasskeys(flora, await plugIn(page));
  await signIn(page);
  await expect(page.getByText("Flora Second · Administración")).toBeVisible();
  await expect(page.getByLabel("Otro dispositivo")).toHaveValue("");
  await expect(page.getByRole("heading", { name: "de Elena" })).toBeHidden();
  await colleague.close();
});

test("the address after the sign-in is the one that was asked for", async ({ page, office }) => {
  await enrol(page, await office.invite("Gema Returns"));
  await page.getByRole("button", { name: BUTTONS.signOut }).click();
  await page.goto(`${office.address}/staff/audit?next=https://evil.example/`);
  await signIn(page);
  await expect(heading(page, "Registro")).toBeVisible();
  expect(new URL(page.url()).origin).toBe(office.address);
});
