/** One enquiry: what was sent, what is done with it, and that nobody loses a word. */
import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { atWork, atWorkWithPasskey, expect, heading, listOf, open, signIn, strip, test } from "../office";
import { addressFor } from "../office-site";

test.describe.configure({ mode: "default" });
test.use({ locale: "es-ES" });

const history = (page: Page) => page.getByRole("region", { name: "Historia" });

test("what a stranger typed is text, in the list and whole", async ({ page, office }) => {
  const evil = `<img src=x onerror="document.title='owned'"> \u202Eesrever javascript:alert(1)`;
  await office.enquire({
    name: "<script>Zoe</script>",
    email: addressFor("zoe"),
    message: `${evil}\n\n<b>dos</b>`,
  });
  await atWork(page, office, "Ana Escapes", "office");
  await page.goto(listOf(office, "all", "zoe"));
  await expect(strip(page, "<script>Zoe</script>")).toContainText("<img src=x onerror=");
  await page.getByRole("link", { name: "<script>Zoe</script>" }).click();
  await expect(heading(page, "<script>Zoe</script>")).toBeVisible();
  await expect(page.getByText("<b>dos</b>").first()).toBeVisible();
  await expect(page).toHaveTitle("<script>Zoe</script> · Oficina");
  expect(await page.locator("main img, main script, main b").count()).toBe(0);
});

test("all that was sent, the page it came from, the course and how to reach the person", async ({
  page,
  office,
}) => {
  const sent = { name: "Alba Completa", phone: "+34 600 11 22 33", origen_url: "/bloque-1-torre" };
  await office.enquire({ ...sent, message: "Primera línea\n\nSegunda línea" });
  await office.enquire({ ...sent, message: "Otra pregunta más tarde", interest: "refresher" });
  await atWork(page, office, "Berta Whole", "office");
  await page.goto(listOf(office, "waiting", "alba completa"));
  await page.getByRole("link", { name: "Alba Completa" }).first().click();
  await expect(page.getByText("Primera línea\n\nSegunda línea")).toBeVisible();
  const email = addressFor("Alba Completa");
  await expect(page.getByRole("link", { name: email })).toHaveAttribute("href", `mailto:${email}`);
  await expect(page.getByRole("link", { name: "+34 600 11 22 33" })).toHaveAttribute(
    "href",
    "tel:+34600112233",
  );
  await expect(page.getByRole("link", { name: "/bloque-1-torre" })).toBeVisible();
  await expect(page.getByRole("region", { name: "El curso" })).toContainText("Bloque 1");
  // The person's other enquiry is a step away.
  await history(page)
    .getByRole("link", { name: /^Otra consulta/ })
    .click();
  await expect(page.getByText("Otra pregunta más tarde").first()).toBeVisible();
});

test("five states, each taken back; an owner who is me, a colleague or nobody", async ({ page, office }) => {
  await office.enquire({ name: "Blanca Estados" });
  await office.invite("Luis Colleague", "office");
  await atWork(page, office, "Carla States", "office");
  await open(page, office, "Blanca Estados");
  for (const status of ["En curso", "Respondida", "Matriculada", "Cerrada", "Nueva"]) {
    await page.getByRole("button", { name: status, exact: true }).click();
    await expect(page.getByRole("button", { name: status, exact: true, pressed: true })).toBeVisible();
  }
  for (const owner of ["Yo", "Luis Colleague", "Nadie"]) {
    await page.getByRole("button", { name: owner, exact: true }).click();
    await expect(page.getByRole("button", { name: owner, exact: true, pressed: true })).toBeVisible();
  }
  await expect(history(page)).toContainText("Quién la lleva: Carla States → Luis Colleague");
  await expect(history(page)).toContainText("Estado: Matriculada → Cerrada");
});

test("data are corrected in their place, and what is wrong is named", async ({ page, office }) => {
  await office.enquire({ name: "Celia Datos" });
  await atWork(page, office, "Dora Corrects", "office");
  await open(page, office, "Celia Datos");
  await page.getByRole("button", { name: "Corregir los datos" }).click();
  await expect(page.getByLabel("Nombre")).toBeFocused();
  await page.getByLabel("Teléfono").fill("llámame");
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(page.getByText("Entre 6 y 20 cifras")).toBeVisible();
  await page.getByLabel("Teléfono").fill("928 000 111");
  await page.getByLabel("Curso o tema").selectOption("Refresco ATC");
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(page.getByRole("link", { name: "928 000 111" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Corregir los datos" })).toBeFocused();
  await expect(history(page)).toContainText("Teléfono: Sin indicar → 928 000 111");
  await expect(history(page)).toContainText("→ Refresco ATC");
});

test("a note lives through a reload and the end of a session, and is written once", async ({
  page,
  office,
}) => {
  await office.enquire({ name: "Delia Nota" });
  await atWorkWithPasskey(page, office, "Elena Notes", "office");
  await open(page, office, "Delia Nota");
  await page.keyboard.press("n");
  await expect(page.getByLabel("Nota")).toBeFocused();
  await page.keyboard.type("Llamar el martes, <b>por la tarde</b>");
  await expect(page.getByLabel("Nota")).toHaveValue("Llamar el martes, <b>por la tarde</b>");
  await page.reload();
  await expect(page.getByLabel("Nota")).toHaveValue("Llamar el martes, <b>por la tarde</b>");
  await office.store(
    `UPDATE sessions SET last_seen_at = last_seen_at - 1860000, started_at = started_at - 1860000
     WHERE staff_id = (SELECT id FROM staff WHERE name = 'Elena Notes')`,
  );
  // The page says it by itself, and covers what was on it.
  await expect(heading(page, "Tu sesión ha terminado")).toBeVisible();
  await signIn(page);
  await expect(page.getByLabel("Nota")).toHaveValue("Llamar el martes, <b>por la tarde</b>");
  await page.getByRole("button", { name: "Guardar nota" }).click();
  await expect(history(page).getByText("Llamar el martes, <b>por la tarde</b>")).toHaveCount(1);
  await expect(page.getByLabel("Nota")).toHaveValue("");
  await page.reload();
  await expect(page.getByLabel("Nota")).toHaveValue("");
  await expect(history(page)).toContainText("Elena Notes");
});

test("an enquiry by phone is entered by hand, with a draft and without a mail", async ({ page, office }) => {
  await atWork(page, office, "Flora Enters", "office");
  await page.getByRole("link", { name: "Anotar consulta" }).click();
  await expect(heading(page, "Anotar una consulta")).toBeFocused();
  await page.getByRole("button", { name: "Anotar", exact: true }).click();
  await expect(page.getByText("Escribe el nombre")).toBeVisible();
  await expect(page.getByLabel("Nombre")).toBeFocused();
  await page.getByLabel("Nombre").fill("Estela Teléfono");
  await page.getByLabel("Qué pregunta").fill("Si hay plazas en enero");
  await page.getByRole("radio", { name: "En persona" }).check();
  await page.reload();
  await expect(page.getByLabel("Nombre")).toHaveValue("Estela Teléfono");
  await expect(page.getByRole("radio", { name: "En persona" })).toBeChecked();
  await page.getByRole("button", { name: "Anotar", exact: true }).click();
  await expect(page.getByText("Hace falta un correo completo o un teléfono")).toBeVisible();
  await page.getByRole("textbox", { name: "Teléfono" }).fill("600 700 800");
  await page.getByRole("button", { name: "Anotar", exact: true }).click();
  await expect(heading(page, "Estela Teléfono")).toBeVisible();
  await expect(page.getByText("Si hay plazas en enero").first()).toBeVisible();
  await expect(page.getByText("En persona").first()).toBeVisible();
  await page.getByRole("link", { name: "Volver a la lista" }).click();
  await page.getByRole("link", { name: "Anotar consulta" }).click();
  await expect(page.getByLabel("Nombre")).toHaveValue("");
});

test("a delivery that failed is seen from the list, and sent again", async ({ page, ownOffice }) => {
  let answers = 0;
  const hook = createServer((request, response) => {
    answers += 1;
    request.resume();
    response.writeHead(204).end();
  }).listen(0, "127.0.0.1");
  await once(hook, "listening");
  const office = await ownOffice({
    TORRE_LEAD_WEBHOOK_URL: `http://127.0.0.1:${(hook.address() as AddressInfo).port}/`,
    TORRE_LEAD_WEBHOOK_SECRET: "a secret of the test that is long enough",
  });
  await office.enquire({ name: "Fátima Envío" });
  await expect.poll(() => answers).toBe(1);
  await office.store(
    "UPDATE outbox SET state = 'failed', sent_at = NULL, last_error = '503 from the other side'",
  );
  await atWork(page, office, "Gema Sends", "office");
  await expect(strip(page, "Fátima Envío")).toContainText("Falló un envío");
  await open(page, office, "Fátima Envío");
  const deliveries = page.getByRole("region", { name: "Envíos" });
  await expect(deliveries).toContainText("fallido");
  await expect(deliveries).toContainText("503 from the other side");
  await deliveries.getByRole("button", { name: "Enviar otra vez: Webhook" }).click();
  await expect.poll(() => answers).toBe(2);
  await page.reload();
  await expect(deliveries).toContainText("enviado");
  hook.close();
});

test("an enquiry that is gone says so, and leads back", async ({ page, office }) => {
  await atWork(page, office, "Hilda Missing", "office");
  await page.goto(`${office.address}/staff/enquiries/0199f3a2-7c1e-7000-8000-000000000001`);
  await expect(heading(page, "Esta consulta ya no existe")).toBeVisible();
  await page.getByRole("link", { name: "Volver a la lista" }).click();
  await expect(heading(page, "Consultas")).toBeFocused();
});
