/** The search on the site: by keyboard, in both languages, with errors in what is typed and on the way. */
import { violations } from "../accessibility";
import { expect } from "../site";
import { test } from "../same-tab";

const WORDS = {
  es: { address: "/", open: "Buscar en la web", field: "Curso, duda o tema", close: "Cerrar la búsqueda" },
  en: {
    address: "/?lang=en",
    open: "Search the site",
    field: "Course, question or topic",
    close: "Close the search",
  },
} as const;

for (const [language, typed, group, title, target] of [
  ["es", "habilitasion", "Cursos", "Habilitación completa", "/habilitacion-completa"],
  [
    "en",
    "controler earn",
    "Questions and answers",
    "How much does an air traffic controller earn?",
    "/call-preparation#faqs",
  ],
] as const) {
  test(`in ${language} the keyboard alone opens the search, finds and goes there`, async ({ page }) => {
    const { address, field } = WORDS[language];
    await page.goto(address);
    const box = page.getByRole("combobox", { name: field });
    // The key works once the page has come alive.
    await expect(async () => {
      await page.keyboard.press("/");
      await expect(box).toBeFocused({ timeout: 500 });
    }).toPass();
    await page.keyboard.type(typed);
    const bay = page.getByRole("listbox").getByRole("group", { name: group });
    const option = bay.getByRole("option", { name: title });
    await expect(option).toBeVisible();
    const options = page.getByRole("option");
    await expect(options.first()).toHaveAttribute("aria-selected", "true");
    const place = await options.evaluateAll(
      (all, text) => all.findIndex((one) => one.textContent?.startsWith(text)),
      title,
    );
    for (let step = 0; step < place; step++) {
      await page.keyboard.press("ArrowDown");
    }
    await expect(option).toHaveAttribute("aria-selected", "true");
    await expect(box).toHaveAttribute("aria-activedescendant", (await option.getAttribute("id")) ?? "");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(target);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
  });
}

test("the button opens it, Escape closes it and focus goes back", async ({ page }) => {
  await page.goto("/cursos");
  const button = page.getByRole("button", { name: WORDS.es.open });
  await button.click();
  await expect(page.getByRole("combobox")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.type("torre");
  await expect(page.getByRole("status").filter({ hasText: /^\d+ resultados$/ })).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("option").last()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(page).toHaveURL("/cursos");
});

test("what was typed is marked where it was found", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: WORDS.es.open }).click();
  await page.getByRole("combobox").fill("BASICO");
  const strip = page.getByRole("option", { name: "Bloque 1" }).first();
  await expect(strip.locator("mark").first()).toHaveText("Básico");
});

test("a slash in a field is a slash", async ({ page }) => {
  await page.goto("/contacto");
  // The button shows once the page has come alive.
  await expect(page.getByRole("button", { name: WORDS.es.open })).toBeVisible();
  const name = page.getByRole("textbox", { name: "Nombre" }).first();
  await name.fill("A");
  await name.press("/");
  await expect(name).toHaveValue("A/");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("nothing found says so and leads to the school", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: WORDS.es.open }).click();
  await page.getByRole("combobox").fill("zzzzzz");
  await expect(page.getByText("Sin contacto: nada responde a «zzzzzz».")).toBeVisible();
  await page.getByRole("dialog").getByRole("link", { name: "Pregunta a la escuela" }).click();
  await expect(page).toHaveURL("/contacto");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test.describe("with an index that does not come", () => {
  test.use({ expectedConsole: /Failed to load resource/ });

  test("the search says so and tries again", async ({ page }) => {
    await page.goto("/");
    await page.route("**/search.es.json", (route) => route.abort());
    await page.getByRole("button", { name: WORDS.es.open }).click();
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("El buscador no se ha podido cargar.");
    await page.unroute("**/search.es.json");
    await alert.getByRole("button", { name: "Intentarlo otra vez" }).click();
    await expect(alert).toHaveCount(0);
    await page.getByRole("combobox").fill("torre");
    await expect(page.getByRole("option").first()).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("no button promises a search", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("button", { name: WORDS.es.open })).toBeHidden();
  });
});

test("the search is accessible at the width of a phone and of a desk", async ({ page }) => {
  test.setTimeout(60_000);
  await page.goto("/?lang=en");
  await page.getByRole("button", { name: WORDS.en.open }).click();
  await page.getByRole("combobox").fill("tower");
  await expect(page.getByRole("option").first()).toBeVisible();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violations(page)).toEqual([]);
  }
});

test("the index is pressed, small, and kept until it changes", async ({ request }) => {
  for (const path of ["/search.es.json", "/search.en.json"]) {
    const answer = await request.fetch(path, { method: "HEAD", headers: { "Accept-Encoding": "br" } });
    expect(answer.headers()["content-encoding"]).toBe("br");
    expect(Number(answer.headers()["content-length"])).toBeLessThan(40 * 1024);
    const etag = answer.headers()["etag"] ?? "";
    expect((await request.get(path, { headers: { "If-None-Match": etag } })).status()).toBe(304);
  }
});

test("what finds nothing is repeated as it was typed", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: WORDS.es.open }).click();
  for (const typed of ["$&", "$$", "$`", "{query}"]) {
    await page.getByRole("combobox").fill(typed);
    await expect(page.getByText(`nada responde a «${typed}»`)).toBeVisible();
  }
});
