import { serveContent } from "../second-site";
import { test } from "../same-tab";
import { expect } from "../site";

/** Follows a link to a file without leaving the page: how a browser shows a PDF is its own affair. */
for (const [address, link, type] of [
  ["/curso-inicial", "Descargar el programa", "application/pdf"],
  ["/initial-course", "Download programme", "application/pdf"],
  ["/bloque-1-torre", "Descargar el programa (PDF)", "application/pdf"],
  ["/formacion-avanzada", "Descargar el programa", "application/pdf"],
  ["/home2", "Descargar folleto", "application/pdf"],
] as const) {
  test(`"${link}" on ${address} leads to a file`, async ({ page }) => {
    await page.goto(address);
    const href = await page.getByRole("link", { name: link, exact: true }).first().getAttribute("href");
    const file = await page.request.get(href ?? "");
    expect(file.status()).toBe(200);
    expect(file.headers()["content-type"]).toBe(type);
  });
}

for (const [address, link, name] of [
  ["/curso-inicial", "Descargar el programa", "torre-programa-initial-course.pdf"],
  ["/initial-course", "Download programme", "torre-programme-initial-course.pdf"],
  ["/bloque-1-torre", "Descargar el programa (PDF)", "torre-programa-block-1.pdf"],
  ["/formacion-avanzada", "Descargar el programa", "torre-programa-advanced-training.pdf"],
  ["/home2", "Descargar folleto", /^torre-.*\.pdf$/],
] as const) {
  test(`"${link}" on ${address} saves the file under a good name, and the page stays`, async ({ page }) => {
    await page.goto(address);
    const saved = page.waitForEvent("download");
    const offered = page.getByRole("link", { name: link, exact: true }).first();
    // This browser saves every PDF; one that can show it is told not to.
    await expect(offered).toHaveAttribute("download", "");
    await offered.click();
    const file = (await saved).suggestedFilename();
    expect(file).toMatch(name);
    await expect(page).toHaveURL(address);
  });
}

test("the dates of an edition to come are saved for a calendar, and the page stays", async ({ page }) => {
  const editions = '[[editions]]\nstart = "2027-05"\n';
  await using site = await serveContent({ editions }, { TORRE_TODAY: "2027-01-10" });
  await page.goto(`${site.address}/bloque-1-torre`);
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: "Añadir al calendario" }).click();
  expect((await saved).suggestedFilename()).toBe("torre-fechas-block-1.ics");
  await expect(page).toHaveURL(/\/bloque-1-torre$/);
  await expect(page.locator("main")).toContainText("Solicitudes hasta el 28 de febrero");
});

test("a course without an edition to come says so", async ({ page }) => {
  await page.goto("/bloque-1-torre");
  await expect(page.getByRole("link", { name: "Añadir al calendario" })).toHaveCount(0);
  const card = page.locator(".strip-bar");
  await expect(card).toContainText("Próxima edición");
  await expect(card).toContainText("Por anunciar");
  await expect(card).toContainText("Solicitudes: enero y febrero de 2027");
  await expect(card).toContainText("Última edición: mayo de 2025");
});

test("a course without a date offers its programme and no calendar", async ({ page }) => {
  await page.goto("/procesos-selectivos");
  await expect(page.getByRole("link", { name: "Descargar el programa (PDF)" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Añadir al calendario" })).toHaveCount(0);
});
