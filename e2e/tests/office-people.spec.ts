/** What administrators do for the others, and what the others do not see. */
import { BUTTONS, enrol, expect, heading, test } from "../office";
import { plugIn } from "../passkeys";

test.describe.configure({ mode: "default" });
test.use({ locale: "es-ES" });

test("an administrator invites somebody, who comes in and sees nothing of administration", async ({
  page,
  office,
  browser,
}) => {
  await enrol(page, await office.invite("Ana Admin"));
  await page.getByRole("link", { name: "Personas" }).click();
  await expect(heading(page, "Personas")).toBeFocused();
  await page.getByRole("button", { name: "Invitar", exact: true }).click();

  const dialog = page.getByRole("dialog");
  // What stands behind it is out of the way.
  expect(await dialog.evaluate((node) => getComputedStyle(node, "::backdrop").backgroundColor)).toMatch(
    /0\.8\)$/,
  );
  await dialog.getByRole("button", { name: "Crear invitación" }).click();
  await expect(dialog.getByLabel("Nombre")).toBeFocused();
  await expect(dialog.getByText("Escribe el nombre")).toBeVisible();
  await dialog.getByLabel("Nombre").fill("Ana Admin");
  await dialog.getByRole("button", { name: "Crear invitación" }).click();
  await expect(dialog.getByText("Ya hay alguien con ese nombre")).toBeVisible();
  await dialog.getByLabel("Nombre").fill("Berta Office");
  await dialog.getByRole("button", { name: "Crear invitación" }).click();
  const link = await dialog.getByLabel("Enlace de la invitación").inputValue();
  await dialog.getByRole("button", { name: "Listo" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Berta Office" })).toContainText("Sin llave");

  const berta = await browser.newPage({ locale: "es-ES" });
  await plugIn(berta);
  await berta.goto(link);
  await berta.getByRole("button", { name: BUTTONS.enrol }).click();
  await expect(heading(berta, "Mi cuenta")).toBeVisible();
  await expect(berta.getByRole("link", { name: "Personas" })).toBeHidden();
  await berta.goto(`${office.address}/staff/people`);
  await expect(heading(berta, "Solo para administración")).toBeVisible();
  await berta.close();
});

test("the link is copied with a button", async ({ page, office, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await office.invite("Carla Lost", "office");
  await enrol(page, await office.invite("Dora Copies"));
  await page.getByRole("link", { name: "Personas" }).click();
  // A lost device: the same person, invited again.
  await page.getByRole("button", { name: "Volver a invitar: Carla Lost" }).click();
  const dialog = page.getByRole("dialog", { name: "Invitación para Carla Lost" });
  await dialog.getByRole("button", { name: "Copiar enlace" }).click();
  await expect(dialog.getByText("Copiado.")).toBeVisible();
  const link = await dialog.getByLabel("Enlace de la invitación").inputValue();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  expect(link).toContain(`${office.address}/staff/invitation#`);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Volver a invitar: Carla Lost" })).toBeFocused();
});

test("somebody is removed after a question, and the log says by whom", async ({ page, office }) => {
  await office.invite("Elena Leaves", "office");
  await enrol(page, await office.invite("Flora Removes"));
  await page.getByRole("link", { name: "Personas" }).click();
  await page.getByRole("button", { name: "Quitar: Elena Leaves" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancelar" }).click();
  await expect(page.getByRole("heading", { name: "Elena Leaves", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Quitar: Elena Leaves" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Quitar" }).click();
  await expect(page.getByRole("heading", { name: "Elena Leaves", exact: true })).toBeHidden();
  await expect(heading(page, "Personas")).toBeFocused();
  // Nobody removes themselves by a slip.
  await expect(page.getByRole("button", { name: "Quitar: Flora Removes" })).toBeHidden();

  await page.getByRole("link", { name: "Registro" }).click();
  await expect(heading(page, "Registro")).toBeFocused();
  const newest = page.getByRole("row").nth(1);
  await expect(newest).toContainText("Flora Removes");
  await expect(newest).toContainText("Persona quitada");
});

test("the log shows older entries below those that are there", async ({ page, office }) => {
  const link = await office.invite("Gema Reads");
  for (let time = 0; time < 55; time += 1) {
    await office.store(
      `INSERT INTO audit (id, at, staff_id, action, subject) SELECT '0000-${time}', ${time}, NULL, 'invited', id FROM staff LIMIT 1`,
    );
  }
  await enrol(page, link);
  await page.getByRole("link", { name: "Registro" }).click();
  await expect(page.getByRole("row")).toHaveCount(51);
  const first = await page.getByRole("row").nth(1).innerText();
  await page.getByRole("button", { name: "Ver anteriores" }).click();
  await expect(page.getByRole("row").nth(51)).toBeVisible();
  expect(await page.getByRole("row").nth(1).innerText()).toBe(first);
});

test("an address that is no page says so and leads back", async ({ page, office }) => {
  await enrol(page, await office.invite("Hilda Lost"));
  await page.goto(`${office.address}/staff/nothing-here`);
  await expect(heading(page, "Esta página no existe")).toBeVisible();
  await page.getByRole("link", { name: "Ir al inicio de la oficina" }).click();
  await expect(heading(page, "Consultas")).toBeFocused();
});
