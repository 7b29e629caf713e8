/** What is counted when a form is sent, in which order and with what in it; and what is never counted. */
import type { Page } from "@playwright/test";
import {
  CONFIGURED,
  CONVERSION,
  countedEvents,
  dataLayer,
  MANAGER,
  TAGGED,
  ANALYTICS,
  TAGS,
  watchTags,
} from "../outside";
import { test } from "../same-tab";
import { expect } from "../site";

test.use({ baseURL: CONFIGURED });

const FORM = { event_category: "form", event_label: "tally_form" };

const submission = (path: string, site = CONFIGURED) => ({
  event: "formSubmission",
  formName: "tallyForm",
  formLocation: site + path,
});
const FORM_SUBMIT = ["event", "form_submit", { ...FORM, value: 1 }];
const CONVERTED = ["event", "conversion", { send_to: CONVERSION }];
/** The success page: shown without a load, so it is also a page the tag has to be told of. */
const success = (site: string) => [
  [
    "event",
    "page_view",
    { page_location: `${site}/exito`, page_title: "Mensaje enviado correctamente a la escuela | Torre" },
  ],
  { event: "formSubmissionSuccess", formName: "tallyForm" },
  ["event", "form_submission_success", FORM],
  ["event", "conversion", { send_to: CONVERSION, value: 15, currency: "EUR" }],
];
const SUCCESS = success(CONFIGURED);

async function arrive(page: Page, path: string, answer: "Aceptar" | "Rechazar" = "Aceptar") {
  await page.goto(path);
  await page.getByRole("button", { name: answer }).click();
}

async function sendProvided(page: Page, button: string) {
  await page.getByRole("heading", { level: 2 }).first().scrollIntoViewIfNeeded();
  await page.locator("main iframe").contentFrame().getByRole("button", { name: button, exact: true }).click();
  await expect(page).toHaveURL("/exito");
}

const PATHS: [string, string, unknown[]][] = [
  ["the provider's own event", "Send", [submission("/contacto"), FORM_SUBMIT, CONVERTED]],
  [
    "the provider's own event as an object",
    "Send as an object",
    [submission("/contacto"), FORM_SUBMIT, CONVERTED],
  ],
  ["a tally-form-submission message", "Send the other message", [submission("/contacto"), CONVERTED]],
  ["the same message as text", "Send the other message as text", [submission("/contacto"), CONVERTED]],
  ["a form that is sent twice", "Send twice", [submission("/contacto"), FORM_SUBMIT, CONVERTED]],
];

for (const [name, button, events] of PATHS) {
  test(`${name} is counted once, and so is the success page`, async ({ page }) => {
    await arrive(page, "/contacto");
    await sendProvided(page, button);
    await expect.poll(() => countedEvents(page)).toEqual([...events, ...SUCCESS]);
  });
}

test("the success page comes a second after the events of a submission", async ({ page }) => {
  await page.clock.install();
  await arrive(page, "/contacto");
  await page.getByRole("heading", { level: 2 }).first().scrollIntoViewIfNeeded();
  const send = page.locator("main iframe").contentFrame().getByRole("button", { name: "Send", exact: true });
  await expect(send).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await send.click();
  await expect.poll(() => countedEvents(page)).toHaveLength(3);
  await page.clock.runFor(900);
  await expect(page).toHaveURL("/contacto");
  await page.clock.runFor(100);
  await expect(page).toHaveURL("/exito");
});

test.describe("with the built-in form", () => {
  test.use({ baseURL: TAGGED });

  test("a sent form counts as the provider's own event does", async ({ page }) => {
    await arrive(page, "/contacto");
    const form = page.locator("main form");
    await form.getByLabel("Nombre").fill("Ana Prueba");
    await form.getByLabel("Correo electrónico").fill("ana@example.com");
    await form.getByLabel("Mensaje").fill("Quiero saber más del curso.");
    await form.getByRole("checkbox").check();
    await expect(form).toHaveAttribute("novalidate", "");
    await form.getByRole("button", { name: "Enviar" }).dblclick();
    await expect(page).toHaveURL("/exito");
    const events = [submission("/contacto", TAGGED), FORM_SUBMIT, CONVERTED, ...success(TAGGED)];
    await expect.poll(() => countedEvents(page)).toEqual(events);
  });
});

test("the tags tell their server the same, each what is its own", async ({ page }) => {
  const hits = watchTags(page);
  await arrive(page, "/contacto");
  await sendProvided(page, "Send");
  const expected = [submission("/contacto"), FORM_SUBMIT, CONVERTED, ...SUCCESS];
  const told = (tag: string) => hits.filter((hit) => hit.tag === tag).map(({ what }) => what);
  await expect.poll(() => told("manager")).toEqual(expected.filter((event) => !Array.isArray(event)));
  await expect
    .poll(() => told("analytics").filter((command) => (command as string[])[0] === "event"))
    .toEqual(expected.filter((event) => Array.isArray(event)));
});

test("before the first event stand the defaults, the answer and the tags' beginnings", async ({ page }) => {
  await arrive(page, "/contacto");
  const signals = (word: string) => ({
    ad_storage: word,
    ad_user_data: word,
    ad_personalization: word,
    analytics_storage: word,
    functionality_storage: word,
    personalization_storage: word,
  });
  await expect
    .poll(async () =>
      (await dataLayer(page)).map((entry) => (Array.isArray(entry) && entry[0] === "js" ? ["js"] : entry)),
    )
    .toEqual([
      ["consent", "default", signals("denied")],
      ["consent", "update", signals("granted")],
      { event: "gtm.js", "gtm.start": 0 },
      ["js"],
      ["config", ANALYTICS],
      ["config", CONVERSION.split("/")[0]],
    ]);
  await expect(page.locator(`script[src="${TAGS}/gtm.js?id=${MANAGER}"]`)).toHaveCount(1);
  await expect(page.locator(`script[src="${TAGS}/gtag/js?id=${ANALYTICS}"]`)).toHaveCount(1);
});

test("the success page counts nothing when it is opened by hand, reloaded or come back to", async ({
  page,
}) => {
  await arrive(page, "/exito");
  await expect.poll(async () => (await dataLayer(page)).length).toBeGreaterThan(2);
  expect(await countedEvents(page)).toEqual([]);
  await page.goto("/contacto");
  await sendProvided(page, "Send");
  await expect.poll(async () => (await countedEvents(page)).length).toBe(7);
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);

  const since = async () => (await countedEvents(page)).slice(7).map((event) => (event as string[])[1]);
  await page.getByRole("navigation").first().getByRole("link", { name: "Cursos" }).click();
  // A page that is left before it was counted is not counted: the test leaves it after.
  await expect.poll(since).toEqual(["page_view"]);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mensaje enviado correctamente");
  await expect.poll(since).toEqual(["page_view", "page_view"]);

  await page.reload();
  await expect.poll(async () => (await dataLayer(page)).length).toBeGreaterThan(2);
  expect(await countedEvents(page)).toEqual([]);
});

test("without a yes a sent form counts nowhere", async ({ page }) => {
  await arrive(page, "/contacto", "Rechazar");
  await sendProvided(page, "Send");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mensaje enviado correctamente");
  expect(await countedEvents(page)).toEqual([]);
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});

for (const [purpose, events] of [
  ["Análisis", [submission("/contacto"), FORM_SUBMIT, SUCCESS[0], SUCCESS[1], SUCCESS[2]]],
  ["Publicidad", [submission("/contacto"), CONVERTED, SUCCESS[1], SUCCESS[3]]],
  ["Preferencias", []],
] as const) {
  test(`a yes to ${purpose} alone counts what serves it and nothing else`, async ({ page }) => {
    await page.goto("/contacto");
    await page.getByRole("button", { name: "Configurar" }).click();
    await page.getByRole("checkbox", { name: purpose }).check();
    await page.getByRole("button", { name: "Guardar la selección" }).click();
    await sendProvided(page, "Send");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mensaje enviado correctamente");
    await expect.poll(() => countedEvents(page)).toEqual(events);
  });
}
