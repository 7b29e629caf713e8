import { expect, test } from "../site";

/** Follows a link to a file without leaving the page: how a browser shows a PDF is its own affair. */
for (const [address, link, type] of [
  ["/curso-inicial", "Descargar el programa", "application/pdf"],
  ["/initial-course", "Download programme", "application/pdf"],
  ["/bloque-1-torre", "Descargar el programa (PDF)", "application/pdf"],
  ["/bloque-1-torre", "Añadir al calendario", "text/calendar; charset=utf-8"],
  ["/block-1-tower", "Add to calendar", "text/calendar; charset=utf-8"],
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

test("a calendar is saved, and the page stays", async ({ page }) => {
  await page.goto("/bloque-1-torre");
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: "Añadir al calendario" }).click();
  expect((await saved).suggestedFilename()).toBe("torre-fechas-block-1.ics");
  await expect(page).toHaveURL(/\/bloque-1-torre$/);
});

test("a course without a date offers its programme and no calendar", async ({ page }) => {
  await page.goto("/procesos-selectivos");
  await expect(page.getByRole("link", { name: "Descargar el programa (PDF)" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Añadir al calendario" })).toHaveCount(0);
});
