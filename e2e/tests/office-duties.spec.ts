/** What the law asks of the office, and how the program is. */
import { readFileSync } from "node:fs";
import { atWork, expect, heading, test } from "../office";
import { addressFor } from "../office-site";

test.describe.configure({ mode: "default" });
test.use({ locale: "es-ES" });

test("a person's data are shown, handed over and erased, with a receipt and a line in the log", async ({
  page,
  office,
}) => {
  const email = addressFor("Ursula Borrada");
  await office.enquire({ name: "Úrsula Borrada", email, message: "Bórrame luego" });
  await office.enquire({ name: "Úrsula Borrada", email, message: "Otra cosa" });
  await atWork(page, office, "Ana Duties");
  await page.getByRole("link", { name: "Datos" }).click();
  await expect(heading(page, "Datos de una persona")).toBeFocused();
  await page.getByLabel("Correo de la persona").fill(email.toUpperCase());
  await page.getByRole("button", { name: "Buscar" }).click();
  await expect(page.getByText("Consultas: 2")).toBeVisible();
  await expect(page.getByText("Bórrame luego")).toBeVisible();

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Descargar todo" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^datos-personales-[\d-]+\.json$/);
  expect(readFileSync(await file.path(), "utf8")).toContain("Otra cosa");

  await page.getByRole("button", { name: "Borrar todo…" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill("otra@correo.example");
  await dialog.getByRole("button", { name: "Borrar para siempre" }).click();
  await expect(dialog.getByText("No coincide")).toBeVisible();
  await dialog.getByRole("textbox").fill(email);
  await dialog.getByRole("button", { name: "Borrar para siempre" }).click();
  await expect(page.getByRole("heading", { name: "Borrado" })).toBeVisible();
  const receipt = await page.getByRole("definition").first().innerText();

  await page.getByLabel("Correo de la persona").fill(email);
  await page.getByRole("button", { name: "Buscar" }).click();
  await expect(page.getByText(`De ${email} no hay nada guardado.`)).toBeVisible();
  await page.getByRole("link", { name: "Registro" }).click();
  await expect(page.getByRole("row").filter({ hasText: "Datos de una persona borrados" })).toContainText(
    receipt,
  );
});

test("without being an administrator there is no such page", async ({ page, office }) => {
  await atWork(page, office, "Berta Duties", "office");
  await expect(page.getByRole("link", { name: "Datos" })).toBeHidden();
  await page.goto(`${office.address}/staff/person`);
  await expect(heading(page, "Solo para administración")).toBeVisible();
});

test("how the program is, in sentences with what to do", async ({ page, office }) => {
  await atWork(page, office, "Carla Health", "office");
  await page.getByRole("link", { name: "Sistema" }).click();
  await expect(heading(page, "Estado del sistema")).toBeFocused();
  await expect(page.getByText("Algo no funciona.")).toBeVisible();
  const line = (name: string) =>
    page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
  await expect(line("Base de datos")).toContainText("Bien");
  await expect(line("Base de datos")).toContainText("La base de datos (SQLite) responde.");
  await expect(line("Correo")).toContainText("Atención");
  await expect(line("Correo")).toContainText("Configura TORRE_SMTP_URL");
  await expect(line("Copia de seguridad")).toContainText("Mal");
  await expect(line("Copia de seguridad")).toContainText("torre backup");
  await expect(line("Contenido de la web")).toContainText("por confirmar");
  await expect(page.getByText(/^Versión \d/)).toBeVisible();
});
