/** Can I be one? Six questions and their answer in the browser alone; without JavaScript a table of rules. */
import { violations } from "../accessibility";
import { test } from "../same-tab";
import { expect } from "../site";

const WORDS = {
  es: {
    address: "/puedo-ser-controlador",
    width: 390,
    left: "Preguntas por contestar: 6",
    answers: [
      "Entre 18 y 65",
      "Bachillerato",
      "B2 o superior, y el",
      "Menos que eso",
      "con un permiso",
      "Todavía no",
    ],
    title: "Para la escuela, sí; para ENAIRE, te falta español",
    lacks: "ENAIRE. Te falta: Español",
    lacksNothing: "La escuela. No te falta nada",
    rule: "Español de nivel 6, experto",
    course: "Procesos selectivos de proveedores europeos",
    edition: "Fechas flexibles",
    programme: "/documents/selection-processes.es.pdf",
    ask: "Pedir información",
    again: "Empezar de nuevo",
  },
  en: {
    address: "/can-i-be-a-controller",
    width: 1440,
    left: "Questions left: 6",
    answers: ["Under 18", "I have not finished", "Below B2", "like a native", "a citizen", "Yes"],
    title: "Not yet",
    lacks: "The school. Missing: Age, Education, English",
    lacksNothing: null,
    rule: "High school diploma or equivalent",
    course: "Block 1: Basic and Tower",
    edition: "Applications: January and February 2027",
    programme: "/documents/block-1.en.pdf",
    ask: "Ask for information",
    again: "Start again",
  },
} as const;

/** What a step says: nothing in it could hold an answer. */
const COUNTED = new Set(["page", "language", "screen", "step", "entry", "first", "referrer", "campaign"]);

for (const [language, words] of Object.entries(WORDS)) {
  test(`in ${language} six answers, by keyboard, say what is met, what is missing and which course fits`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: words.width, height: 900 });
    await page.goto(words.address, { waitUntil: "networkidle" });
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/visits")) {
        // That it was answered is counted, and never how.
        const said = Object.keys(request.postDataJSON() as object);
        asked.push(...said.filter((name) => !COUNTED.has(name)));
      } else if (request.method() !== "GET" || request.url().includes("/api/")) {
        asked.push(request.url());
      }
    });
    const stored = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    const before = await stored();
    const section = page.locator("#preguntas");
    const status = section.getByRole("status");
    await expect(status).toHaveText(words.left);

    const questions = section.getByRole("group");
    await expect(questions).toHaveCount(6);
    for (const [place, answer] of words.answers.entries()) {
      const options = questions.nth(place).getByRole("radio");
      const labels = await questions.nth(place).locator("label").allTextContents();
      const wanted = labels.findIndex((label) => label.includes(answer));
      await options.first().focus();
      await page.keyboard.press("Space");
      for (let step = 0; step < wanted; step++) {
        await page.keyboard.press("ArrowDown");
      }
      await expect(options.nth(wanted)).toBeChecked();
    }
    await expect(status).toContainText(words.title);
    await expect(status).toContainText(words.lacks);
    if (words.lacksNothing) {
      await expect(status).toContainText(words.lacksNothing);
    }
    await expect(section.locator('[data-state="missing"]').filter({ hasText: words.rule })).toBeVisible();
    const card = section.locator(".strip-card");
    await expect(card).toContainText(words.course);
    await expect(card).toContainText(words.edition);
    await expect(card.locator(`a[href="${words.programme}"]`)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    // No answer was sent and nothing was stored.
    expect(asked).toEqual([]);
    expect(await stored()).toBe(before);

    await card.getByRole("link", { name: words.ask }).click();
    const form = page.getByRole("dialog").locator("form");
    await expect(form.locator("option:checked")).toHaveText(words.course);
    await page.keyboard.press("Escape");
    await section.getByRole("button", { name: words.again }).click();
    await expect(status).toHaveText(words.left);
    await expect(section.getByRole("radio", { checked: true })).toHaveCount(0);
    // The same answer as before counts again.
    await questions.first().getByLabel(words.answers[0]).check();
    await expect(status).toHaveText(words.left.replace("6", "5"));
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 900 } });

  test("the page is a table of rules with sources and dates, and a form", async ({ page }) => {
    await page.goto("/puedo-ser-controlador");
    const section = page.locator("#preguntas");
    await expect(section.getByRole("radio")).toHaveCount(0);
    const rows = section.locator("tbody tr");
    await expect(rows).toHaveCount(8);
    for (const text of [
      "Edad",
      "18 años o más",
      "Entre 18 y 65 años",
      "Al menos 18 años",
      "noviembre de 2026",
    ]) {
      await expect(rows.first()).toContainText(text);
    }
    await expect(page.locator("#formulario form")).toBeVisible();
  });
});
