/** The exercise, played: by keyboard alone, by touch, in the table with what is announced, and to its last debrief. */
import type { Page, Request } from "@playwright/test";
import { violations } from "../accessibility";
import { fillForm, sendButton } from "../forms";
import { expect, stopTime, test } from "../site";

const KB = 1000;
/** Traffic 0042 has Brisa 449 northbound and Cierzo 527; both at level 350. */
const SAME_TRAFFIC = "/toma-la-frecuencia#0042";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const log = (page: Page) => page.getByRole("log");

/** Up to the guide; from there on time passes when the test says so. */
async function start(page: Page, address: string, press: () => Promise<void>): Promise<void> {
  await page.clock.install();
  await page.goto(address);
  await press();
  await expect(button(page, /^(Saltar la guía|Skip the guide)$/)).toBeVisible();
  await stopTime(page);
}

const pass = (page: Page, seconds: number) => page.clock.runFor(seconds * 1000);

/** In the part that is played; axe needs time to pass. */
async function expectNoViolations(page: Page): Promise<void> {
  await page.clock.resume();
  expect(await violations(page, "#puesto")).toEqual([]);
  await stopTime(page);
}

/** Presses Tab, or Shift and Tab, until what has focus is called so. */
async function tabTo(page: Page, name: string | RegExp, key = "Tab"): Promise<void> {
  const target = page.getByRole("button", { name });
  for (let tabs = 0; tabs < 40; tabs += 1) {
    await page.keyboard.press(key);
    if (await target.evaluateAll((found) => found.some((one) => one === document.activeElement))) {
      return;
    }
  }
  throw new Error(`Tab does not lead to ${name}`);
}

test("an exercise is played by keyboard alone, from the guide to the debrief", async ({ page }) => {
  await start(page, SAME_TRAFFIC, async () => {
    await button(page, "Empezar").focus();
    await page.keyboard.press("Enter");
  });
  await expect(page.getByText("1 de 3.")).toBeVisible();
  // The aircraft waits for whoever takes their time.
  await pass(page, 90);
  await expect(page.getByText("1 de 3.")).toBeVisible();
  await expectNoViolations(page);
  await tabTo(page, /^LVT701/);
  await page.keyboard.press("Enter");
  await expect(page.getByText("2 de 3.")).toBeVisible();
  await tabTo(page, "Levante 701, vire derecha rumbo 280.");
  await page.keyboard.press("Enter");
  await expect(log(page)).toContainText("Levante 701, vire derecha rumbo 280.");
  await expect(page.getByText("3 de 3.")).toBeVisible();
  await pass(page, 4);
  await expect(log(page)).toContainText("Derecha rumbo 280, Levante 701.");
  await tabTo(page, "Ejercicio 1 de 3", "Shift+Tab");
  await page.keyboard.press("Enter");

  await expect(page.getByText("El tiempo aún no corre.")).toBeVisible();
  await pass(page, 30);
  await expect(page.getByRole("timer")).toHaveText("Quedan 60 s · ×8");
  await tabTo(page, /^BRS449/);
  await page.keyboard.press("Enter");
  await tabTo(page, "Brisa 449, vire izquierda rumbo 340.");
  await page.keyboard.press("Enter");
  await expectNoViolations(page);
  await tabTo(page, "Tomar la frecuencia", "Shift+Tab");
  await page.keyboard.press("Enter");
  await pass(page, 2);
  await expect(log(page)).toContainText("Izquierda rumbo 340, Brisa 449.");
  await tabTo(page, "Todo resuelto: ver el resultado");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Cómo ha ido el ejercicio 1" })).toBeFocused();
  await expect(page.getByText("Separación mantenida de principio a fin.")).toBeVisible();
  await tabTo(page, "Ver la solución", "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Una solución de controlador · segundo 0")).toBeVisible();
  await pass(page, 3);
  await expect(page.getByText("Una solución de controlador · segundo 9")).toBeVisible();
  await expectNoViolations(page);
});

test.describe("on a phone", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    // The first enquiry is held back on its way.
    expectedConsole: /net::ERR_FAILED/,
  });

  test("all three exercises are played by touch, and the result goes along where it is ticked", async ({
    page,
  }) => {
    await start(page, "/take-the-frequency#0042", () => button(page, "Start").tap());
    await button(page, "Skip the guide").tap();
    /** What one has to say in this traffic, and how many seconds after the one before. */
    const solutions = [
      [[4, "BRS449", "Brisa 449, turn right heading 030."]],
      [[4, "CZO429", "Cierzo 429, climb to flight level 320."]],
      [
        [4, "GLN202", "Galerna 202, turn right heading 135."],
        [18, "CZO500", "Cierzo 500, descend to flight level 220."],
      ],
    ] as const;
    for (const [index, calls] of solutions.entries()) {
      await expect(page.getByRole("heading", { name: `Exercise ${index + 1} of 3` })).toBeVisible();
      const picture = page.getByRole("img", { name: "Radar screen of the exercise." });
      const place = await picture.boundingBox();
      await button(page, "Take the frequency").tap();
      for (const [seconds, callsign, call] of calls) {
        await pass(page, seconds);
        await page.getByRole("button", { name: new RegExp(`^${callsign}`) }).tap();
        await button(page, call).tap();
        await expect(log(page)).toContainText(call);
      }
      // Nothing has moved, and nothing is wider than the screen.
      await page.evaluate(() => document.querySelector(".exercise-player")?.scrollIntoView());
      expect(await picture.boundingBox()).toEqual(place);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      await button(page, "All solved: see the result").tap();
      await expect(page.getByText("Separation kept from beginning to end.")).toBeVisible();
      if (index < 2) {
        await button(page, "Next exercise").tap();
      }
    }
    await expect(page.getByText("At its level over the point")).toBeVisible();
    await expectNoViolations(page);
    await page.clock.resume();
    await page.route("**/api/leads", (route) => route.abort());
    const unticked = await ask(page);
    expect(unticked.postDataJSON()).not.toHaveProperty("exercise");
    await page.keyboard.press("Escape");
    await page.unroute("**/api/leads");
    await page.getByRole("checkbox", { name: /^Add this result to my enquiry/ }).tap();
    const ticked = await ask(page);
    expect((ticked.postDataJSON() as { exercise: string }).exercise).toMatch(
      /^Traffic 0042 · Exercise 1: [\d.]+ NM, \d+ ft, instructions: 1 · Exercise 2: .* 1 · Exercise 3: .* 2$/,
    );
    expect((await ticked.response())?.status()).toBe(201);
    await expect(page).toHaveURL("/exito?lang=en");
  });
});

/** Asks for information from the debrief. */
async function ask(page: Page): Promise<Request> {
  await page.locator(".exercise-after").getByRole("link", { name: "Ask for information" }).tap();
  const form = page.getByRole("dialog").locator("form");
  await fillForm(form, "contact", "en");
  const asked = page.waitForRequest("**/api/leads");
  await sendButton(form, "en").tap();
  return asked;
}

test("the table says what the picture shows, and warnings are announced", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await start(page, SAME_TRAFFIC, () => button(page, "Empezar").click());
  await button(page, "Saltar la guía").click();
  await button(page, "Tabla").click();
  const table = page.getByRole("table", { name: "Tabla de tráfico" });
  await expect(table.getByRole("row")).toHaveCount(3);
  await button(page, "Tomar la frecuencia").click();
  await pass(page, 16);
  await expect(log(page)).toHaveAttribute("aria-live", "polite");
  await expect(log(page)).toContainText(/Conflicto en \d+ segundos: BRS449 y CZO527\./);
  await expect(table.getByRole("cell", { name: /^Con CZO527 en \d+ s$/ })).toBeVisible();
  await expect(table.getByRole("cell", { name: /^010°, \d+ kt$/ })).toBeVisible();
  await button(page, "Pausa").click();
  await expect(page.getByText("En pausa. Puedes mirar, pensar y dar instrucciones")).toBeVisible();
  await expectNoViolations(page);
  await table.getByRole("button", { name: "BRS449" }).click();
  await button(page, "Brisa 449, ascienda a nivel de vuelo 370.").click();
  await expect(log(page)).toContainText("Sin conflictos previstos.");
  await button(page, "Seguir").click();
  await pass(page, 4);
  await expect(log(page)).toContainText("Ascendemos a nivel de vuelo 370, Brisa 449.");
  await expect(table.getByRole("cell", { name: /^F3\d\d, asciende a 370$/ })).toBeVisible();
  await button(page, "Todo resuelto: ver el resultado").click();
  await expect(page.getByText("Separación mantenida de principio a fin.")).toBeVisible();
});

test("whoever says nothing sees the conflict come and the separation lost", async ({ page }) => {
  await start(page, SAME_TRAFFIC, () => button(page, "Empezar").click());
  await button(page, "Saltar la guía").click();
  await button(page, "½ velocidad").click();
  await expect(page.getByRole("timer")).toHaveText("Quedan 120 s · ×4");
  await button(page, "½ velocidad").click();
  await button(page, "Tomar la frecuencia").click();
  const line = page.locator(".exercise-conflict");
  await pass(page, 15);
  await expect(line).toHaveAttribute("data-urgency", "ahead");
  await button(page, "Pausa").click();
  await expectNoViolations(page);
  await button(page, "Seguir").click();
  await pass(page, 10);
  await expect(line).toHaveAttribute("data-urgency", "urgent");
  await pass(page, 8);
  await expect(line).toHaveAttribute("data-urgency", "lost");
  await expect(log(page)).toContainText("Separación perdida: BRS449 y CZO527.");
  await pass(page, 30);
  await expect(page.getByText(/^La separación se perdió durante \d+ segundos de vuelo\./)).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page explains the exercise with a drawn example and its solution", async ({ page }) => {
    await page.goto("/toma-la-frecuencia");
    await expect(page.getByRole("heading", { name: "Un ejemplo resuelto" })).toBeVisible();
    await expect(page.getByRole("img", { name: /^La misma pantalla después/ })).toBeVisible();
    await expect(page.getByText("Cierzo 62, vire derecha rumbo 020.")).toBeVisible();
    await expect(button(page, "Empezar")).toBeHidden();
  });
});

test("the exercise loads on start alone, and is no heavier than 25 KB", async ({ page, request }) => {
  await page.goto("/toma-la-frecuencia");
  const loaded: string[] = [];
  page.on("request", (asked) => void loaded.push(asked.url()));
  await button(page, "Empezar").click();
  await expect(button(page, "Saltar la guía")).toBeVisible();
  const scripts = loaded.filter((address) => address.endsWith(".js"));
  expect(scripts.join()).toMatch(/\/player-/);
  const weights = await Promise.all(
    scripts.map(async (address) => {
      const answer = await request.fetch(address, { method: "HEAD", headers: { "Accept-Encoding": "br" } });
      return Number(answer.headers()["content-length"]);
    }),
  );
  expect(weights.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(25 * KB);
});
