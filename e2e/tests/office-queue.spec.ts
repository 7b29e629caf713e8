/** The queue: who waits for an answer, found, taken and answered, by mouse, by thumb and by keyboard. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import {
  atWork,
  atWorkWithPasskey,
  BUTTONS,
  enrol,
  expect,
  heading,
  listOf,
  signIn,
  strip,
  test,
} from "../office";
import { addressFor } from "../office-site";

test.describe.configure({ mode: "default" });
test.use({ locale: "es-ES" });

const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Listas de consultas" }).getByRole("link", { name });
const search = (page: Page) => page.getByRole("searchbox", { name: "Buscar en todas las consultas" });

test("a strip says who, what about, in which language, how long and who has it", async ({ page, office }) => {
  await office.enquire({ name: "Lucía Espera", lang: "en", message: "Puedo pagar\na plazos" });
  await office.store("UPDATE leads SET received_at = received_at - 864000000 WHERE name = 'Lucía Espera'");
  await atWork(page, office, "Ana Reads", "office");
  await expect(page).toHaveTitle(/^\(\d+\) Consultas · Oficina$/);
  const lucia = strip(page, "Lucía Espera");
  await expect(lucia).toContainText("Bloque 1: Básico y Torre");
  await expect(lucia).toContainText("Puedo pagar a plazos");
  await expect(lucia).toContainText("EN");
  await expect(lucia).toContainText("Sin asignar");
  await expect(lucia).toContainText(/Lleva esperando [5-8] días laborables/);
  await expect(page.getByRole("button", { name: "Descargar CSV" })).toBeHidden();
});

test("list, search and filters stand in the address, and the browser goes back and forth", async ({
  page,
  office,
}) => {
  await office.enquire({ name: "Pilar Dirección", interest: "refresher" });
  await office.enquire({
    name: "Quim Dirección",
    form: "services",
    company: "ENAIRE",
    interest: "evaluation",
  });
  await atWork(page, office, "Berta Filters");
  await tab(page, "En espera").click();
  await expect(page).toHaveURL(listOf(office, "waiting"));
  await page.keyboard.press("/");
  await expect(search(page)).toBeFocused();
  await page.keyboard.type("direccion");
  // Whoever looks for somebody looks in every list.
  await expect(page).toHaveURL(listOf(office, "all", "direccion"));
  await expect(page.getByRole("listitem")).toHaveCount(2);
  await page.getByRole("button", { name: "Filtros" }).click();
  await page.getByLabel("Vía").selectOption("Formulario de empresas");
  await expect(page.getByRole("button", { name: "Filtros 1 activo" })).toBeVisible();
  await expect(strip(page, "Quim Dirección")).toBeVisible();
  await expect(strip(page, "Pilar Dirección")).toBeHidden();

  await page.reload();
  await expect(strip(page, "Quim Dirección")).toBeVisible();
  await expect(page.getByRole("listitem")).toHaveCount(1);
  await page.goBack();
  await expect(strip(page, "Pilar Dirección")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(listOf(office, "waiting"));
  await expect(search(page)).toHaveValue("");
  await page.goForward();
  await expect(search(page)).toHaveValue("direccion");
});

test("nothing found says so, and leads on", async ({ page, office }) => {
  await office.enquire({ name: "Rosa Aparte" });
  await atWork(page, office, "Carla Empty");
  await page.goto(listOf(office, "done", "rosa aparte"));
  await expect(page.getByText("Nada coincide con lo que buscas en esta lista.")).toBeVisible();
  await page.getByRole("link", { name: "Buscar en todas las listas" }).click();
  await expect(strip(page, "Rosa Aparte")).toBeVisible();
  await page.goto(listOf(office, "mine"));
  await expect(page.getByText("No tienes ninguna pendiente.")).toBeVisible();
});

test("taken, answered and open again in its place, by buttons", async ({ page, office }) => {
  await office.enquire({ name: "Sara Botones" });
  await atWork(page, office, "Dora Buttons", "office");
  await page.goto(listOf(office, "new", "sara botones"));
  const sara = strip(page, "Sara Botones");
  await page.getByRole("button", { name: "Tomar: Sara Botones" }).click();
  await expect(page.getByRole("status").getByText("Ahora la tienes tú: Sara Botones.")).toBeVisible();
  await expect(sara).toContainText("Tú");
  await expect(sara).toContainText("En curso");
  // It is no longer new, and stays where it was until one asks for the list of now.
  await expect(tab(page, "Mías")).toContainText("1");
  await page.getByRole("button", { name: "Respondida: Sara Botones" }).click();
  await expect(page.getByRole("button", { name: "Reabrir: Sara Botones" })).toBeVisible();
  await page.getByRole("button", { name: "Reabrir: Sara Botones" }).click();
  await expect(sara).toContainText("En curso");
  await page.getByRole("button", { name: "Actualizar la lista" }).click();
  await expect(sara).toBeHidden();
});

test("spam is apart and not lost, one press either way", async ({ page, office }) => {
  await office.enquire({ name: "Trampa Rellena", website: "https://spam.example" });
  await atWork(page, office, "Elena Spam", "office");
  await page.goto(listOf(office, "waiting", "trampa"));
  await expect(page.getByText("Nada coincide")).toBeVisible();
  await tab(page, "Spam").click();
  await expect(strip(page, "Trampa Rellena")).toContainText("rellenó el campo trampa");
  await page.getByRole("button", { name: "No es spam: Trampa Rellena" }).click();
  await tab(page, "Nuevas").click();
  await strip(page, "Trampa Rellena").getByRole("link").click();
  await page.getByRole("button", { name: "Es spam", exact: true }).click();
  await expect(page.getByText("Apartada como spam: marcada en la oficina.")).toBeVisible();
  await page.getByRole("button", { name: "No es spam" }).click();
  await expect(page.getByText("Apartada como spam")).toBeHidden();
});

test("a long list goes on where it ended", async ({ page, office }) => {
  const letters = Array.from({ length: 60 }, (_, place) =>
    String.fromCharCode(97 + (place % 26)).repeat(2 + place),
  );
  await Promise.all(letters.map((name) => office.enquire({ name, message: "una de muchas" })));
  await atWork(page, office, "Flora Pages", "office");
  await page.goto(listOf(office, "waiting", "muchas"));
  await expect(page.getByRole("listitem")).toHaveCount(50);
  await page.getByRole("button", { name: "Ver más" }).click();
  await expect(page.getByRole("listitem")).toHaveCount(60);
  await expect(page.getByRole("button", { name: "Ver más" })).toBeHidden();
});

test("from the sign-in to an answered enquiry without a mouse", async ({ page, office }) => {
  for (const name of ["Vega Primera", "Vega Segunda", "Vega Tercera"]) {
    await office.enquire({ name });
  }
  await enrol(page, await office.invite("Gema Keys", "office"));
  await page.getByRole("button", { name: BUTTONS.signOut }).click();
  await page.goto(listOf(office, "new", "vega"));
  await page.getByRole("button", { name: BUTTONS.signIn }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("listitem")).toHaveCount(3);

  await page.keyboard.press("j");
  await expect(page.getByRole("link", { name: "Vega Primera", exact: true })).toBeFocused();
  await page.keyboard.press("j");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("link", { name: "Vega Tercera", exact: true })).toBeFocused();
  await page.keyboard.press("k");
  await page.keyboard.press("a");
  await expect(strip(page, "Vega Segunda")).toContainText("Tú");
  await page.keyboard.press("Enter");
  await expect(heading(page, "Vega Segunda")).toBeFocused();
  await page.keyboard.press("j");
  await expect(heading(page, "Vega Tercera")).toBeFocused();
  await page.keyboard.press("k");
  await expect(heading(page, "Vega Segunda")).toBeFocused();
  await page.keyboard.press("d");
  await expect(page.getByRole("button", { name: "Respondida", pressed: true })).toBeVisible();
  await page.keyboard.press("u");
  await expect(page).toHaveURL(listOf(office, "new", "vega"));
  await expect(page.getByRole("link", { name: "Vega Segunda", exact: true })).toBeFocused();
  await expect(strip(page, "Vega Segunda")).toContainText("Respondida");
  // In a field every key is a letter.
  await page.keyboard.press("/");
  await page.keyboard.type(" jad");
  await expect(search(page)).toHaveValue("vega jad");
});

test("the keys are shown by one of them, and can be turned off", async ({ page, office }) => {
  await office.enquire({ name: "Wanda Teclas" });
  await atWork(page, office, "Hilda Keys", "office");
  await page.goto(listOf(office, "waiting", "wanda"));
  await expect(strip(page, "Wanda Teclas")).toBeVisible();
  await page.keyboard.press("?");
  const dialog = page.getByRole("dialog", { name: "Teclas" });
  await expect(dialog.getByText("Tomarla o soltarla")).toBeVisible();
  await dialog.getByLabel("Usar las teclas de una letra").uncheck();
  await page.keyboard.press("Escape");
  await page.keyboard.press("j");
  await page.keyboard.press("?");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("link", { name: "Wanda Teclas" })).not.toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the same by thumb: found, taken, annotated, answered, and on to the rest of the office", async ({
    page,
    office,
  }) => {
    await office.enquire({ name: "Ximena Pulgar", phone: "600 123 123" });
    await atWork(page, office, "Irene Thumb", "office");
    await search(page).fill("ximena");
    await page.getByRole("button", { name: "Tomar: Ximena Pulgar" }).tap();
    await expect(strip(page, "Ximena Pulgar")).toContainText("Tú");
    await page.getByRole("link", { name: "Ximena Pulgar" }).tap();
    await expect(page.getByRole("button", { name: "Responder", exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "600 123 123" })).toBeVisible();
    await page.getByLabel("Nota").fill("Llamada hecha");
    await page.getByRole("button", { name: "Guardar nota" }).tap();
    await expect(page.getByRole("region", { name: "Historial" })).toContainText("Llamada hecha");
    await page.getByRole("button", { name: "Respondida", exact: true }).tap();
    await expect(page.getByRole("button", { name: "Respondida", pressed: true })).toBeVisible();
    await page.getByRole("button", { name: "Más" }).tap();
    await page.getByRole("link", { name: "Sistema" }).tap();
    await expect(heading(page, "Estado del sistema")).toBeVisible();
    await expect(page.getByRole("link", { name: "Sistema" })).toBeHidden();
  });
});

test("an administrator downloads the list as the screen shows it", async ({ page, office }) => {
  await office.enquire({ name: "=1+1 Xenia", email: addressFor("xenia"), message: "uno; dos" });
  await office.enquire({ name: "Yolanda Fuera" });
  await atWorkWithPasskey(page, office, "Inés Exports");
  await page.goto(listOf(office, "waiting", "xenia"));
  await expect(page.getByRole("listitem")).toHaveCount(1);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Descargar CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  const text = readFileSync(await file.path(), "utf8");
  expect(text.startsWith("\uFEFF")).toBe(true);
  expect(text).toContain("'=1+1 Xenia");
  expect(text).toContain('"uno; dos"');
  expect(text).not.toContain("Yolanda");
  expect(text.trim().split("\r\n")).toHaveLength(2);
});

test("whoever comes in begins at the queue; the account is one of the pages", async ({ page, office }) => {
  await enrol(page, await office.invite("Julia Home", "office"));
  await page.getByRole("button", { name: BUTTONS.signOut }).click();
  await signIn(page);
  await expect(heading(page, "Consultas")).toBeVisible();
  await page.getByRole("link", { name: "Mi cuenta" }).click();
  await expect(heading(page, "Mi cuenta")).toBeFocused();
});
