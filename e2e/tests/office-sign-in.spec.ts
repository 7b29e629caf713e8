/** Signing in to the office: nobody is there until somebody is invited, and nobody comes in without a passkey. */
import { BUTTONS, enrol, expect, heading, signIn, test } from "../office";
import { plugIn } from "../passkeys";

test.describe.configure({ mode: "default" });
test.use({ locale: "es-ES" });

test("there is no office until somebody is invited", async ({ page, ownOffice }) => {
  const office = await ownOffice();
  const answer = await page.goto(`${office.address}/staff`);
  expect(answer?.status()).toBe(404);
  await office.invite("Ana");
  // The program asks the store now and then, not for every stranger.
  await expect(async () => {
    const found = await page.goto(`${office.address}/staff`, { waitUntil: "domcontentloaded" });
    expect(found?.status()).toBe(200);
  }).toPass();
  await expect(heading(page, "Entrar en la oficina")).toBeVisible();
});

test("an invitation becomes a passkey; with it one signs out and in again", async ({ page, office }) => {
  const link = await office.invite("Ana Nueva");
  await plugIn(page);
  await page.goto(link);
  await expect(heading(page, "Te damos la bienvenida, Ana Nueva")).toBeVisible();
  await expect(page.getByText("Administración")).toBeVisible();
  // The token is nobody's to read over a shoulder, or from a history.
  await expect(page).toHaveURL(`${office.address}/staff/invitation`);

  await page.getByLabel("Nombre del dispositivo").fill("Portátil de Ana");
  await page.getByRole("button", { name: BUTTONS.enrol }).click();
  await expect(heading(page, "Mi cuenta")).toBeFocused();
  await expect(page).toHaveURL(`${office.address}/staff/account`);
  await expect(page.getByRole("heading", { name: "Portátil de Ana", exact: true })).toBeVisible();

  await page.getByRole("button", { name: BUTTONS.signOut }).click();
  await expect(heading(page, "Entrar en la oficina")).toBeFocused();
  await page.reload();
  await expect(heading(page, "Entrar en la oficina")).toBeVisible();
  await signIn(page);
  await expect(heading(page, "Consultas")).toBeVisible();
});

test("an invitation that was fetched, opened and looked at is still good", async ({
  page,
  office,
  browser,
}) => {
  const link = await office.invite("Berta Prefetched");
  // A mail scanner fetches the address, without what stands behind the #, and another one runs the page.
  expect((await page.request.get(link)).status()).toBe(200);
  const scanner = await browser.newPage({ locale: "es-ES" });
  await scanner.goto(link);
  await expect(scanner.getByRole("button", { name: BUTTONS.enrol })).toBeVisible();
  await scanner.close();
  await enrol(page, link);
});

test("a used invitation says whom to ask", async ({ page, office, browser }) => {
  const link = await office.invite("Carla Used");
  await enrol(page, link);
  const stranger = await browser.newPage({ locale: "es-ES" });
  await stranger.goto(link);
  await expect(heading(stranger, "Esta invitación ya no sirve")).toBeVisible();
  await expect(stranger.getByText("Pide otra a quien administra la oficina")).toBeVisible();
  await stranger.getByRole("link", { name: "Ya tengo llave de acceso: entrar" }).click();
  await expect(heading(stranger, "Entrar en la oficina")).toBeFocused();
  await stranger.close();
});

test("an expired invitation says the same, also to who had it open", async ({ page, office }) => {
  await plugIn(page);
  await page.goto(await office.invite("Dora Expired"));
  await expect(page.getByRole("button", { name: BUTTONS.enrol })).toBeVisible();
  await office.store(
    "UPDATE invitations SET expires_at = 1 WHERE staff_id = (SELECT id FROM staff WHERE name = 'Dora Expired')",
  );
  await page.getByRole("button", { name: BUTTONS.enrol }).click();
  await expect(heading(page, "Esta invitación ya no sirve")).toBeVisible();
});

test("a link that lost its end in a mail program asks for the whole one", async ({ page, office }) => {
  await office.invite("Elena Incomplete");
  await page.goto(`${office.address}/staff/invitation`);
  await expect(heading(page, "Falta la invitación")).toBeVisible();
});

test("a passkey of nobody here does not open", async ({ page, office }) => {
  const device = await enrol(page, await office.invite("Flora Removed"));
  await page.getByRole("button", { name: BUTTONS.signOut }).click();
  await office.remove("Flora Removed");
  await signIn(page);
  await expect(page.getByRole("alert")).toContainText("Esa llave de acceso no abre esta oficina");
  await device.cdp.send("WebAuthn.clearCredentials", { authenticatorId: device.id });
});

test("who thinks better of it can try again", async ({ page, office }) => {
  await office.invite("Gema Cancels");
  const device = await plugIn(page);
  await page.goto(`${office.address}/staff`);
  await signIn(page);
  await expect(page.getByRole("alert")).toContainText("No se ha usado ninguna llave");
  await device.cdp.send("WebAuthn.disable");
});

test("a browser without passkeys is told what to use", async ({ page, office }) => {
  await office.invite("Hilda Old");
  await page.addInitScript(() => Reflect.deleteProperty(window, "PublicKeyCredential"));
  await page.goto(`${office.address}/staff`);
  await expect(page.getByText("Este navegador no admite llaves de acceso")).toBeVisible();
  await expect(page.getByRole("button", { name: BUTTONS.signIn })).toBeHidden();
});

test("a browser that knows passkeys but not their JSON comes in all the same", async ({ page, office }) => {
  await page.addInitScript(() => {
    for (const name of ["parseCreationOptionsFromJSON", "parseRequestOptionsFromJSON"]) {
      Reflect.deleteProperty(PublicKeyCredential, name);
    }
    Reflect.deleteProperty(PublicKeyCredential.prototype, "toJSON");
  });
  await enrol(page, await office.invite("Inés Fallback"));
  await page.getByRole("button", { name: BUTTONS.signOut }).click();
  await signIn(page);
  await expect(heading(page, "Consultas")).toBeVisible();
});

test("by its number the office leads to its name", async ({ page, office }) => {
  await office.invite("Julia Number");
  await page.goto(`${office.number}/staff/account`);
  await expect(page).toHaveURL(`${office.address}/staff/account`);
});

test("the language of the browser, and the other one by a button, which is remembered", async ({
  page,
  office,
}) => {
  await office.invite("Katia Languages");
  await page.goto(`${office.address}/staff`);
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await page.getByRole("button", { name: "English" }).click();
  await expect(heading(page, "Sign in to the office")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.reload();
  await expect(heading(page, "Sign in to the office")).toBeVisible();
});
