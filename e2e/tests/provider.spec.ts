/** Forms that come from the form provider: their frames, their messages, and what happens when they do not come. */
import type { FrameLocator, Page } from "@playwright/test";
import { CONFIGURED, countedEvents, PROVIDER, TAGS } from "../outside";
import { test } from "../same-tab";
import { expect, stopTime } from "../site";

test.use({ baseURL: CONFIGURED });

const frameOf = (page: Page) => page.locator("main iframe");

/** Something that waits until the test says so. */
function gate() {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  return { released, release };
}

/** The provider's form on the contact page, once it can be used. */
async function openForm(page: Page, address = "/contacto"): Promise<FrameLocator> {
  await page.goto(address);
  await page.getByRole("heading", { level: 2 }).first().scrollIntoViewIfNeeded();
  const frame = frameOf(page).contentFrame();
  await expect(frame.getByRole("button", { name: "Send", exact: true })).toBeVisible();
  return frame;
}

test("a configured slot holds the provider's frame, with the page's address, and never the built-in form", async ({
  page,
}) => {
  const form = await openForm(page);
  const frame = frameOf(page);
  await expect(frame).toHaveAttribute("height", "500");
  await expect(frame).toHaveAccessibleName("Formulario de contacto");
  const address = new URL((await form.locator("#address").textContent()) ?? "");
  expect(address.origin + address.pathname).toBe(`${PROVIDER}/embed/contactForm`);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    alignLeft: "1",
    hideTitle: "1",
    transparentBackground: "1",
    dynamicHeight: "1",
    origen_url: `${CONFIGURED}/contacto`,
    lang: "es",
  });
  await expect(page.locator("main form")).toHaveCount(0);
});

test("the services slot is 350 pixels high, in its modal", async ({ page }) => {
  await page.goto("/services");
  await page.getByText("Request Consultation").last().click();
  const frame = page.getByRole("dialog").locator("iframe");
  await expect(frame).toHaveAttribute("height", "350");
  await expect(frame).toHaveAttribute("src", /\/embed\/servicesForm\?/);
  await expect(frame).toHaveAccessibleName("Form for companies");
});

test("nothing is asked of the provider before its form comes near", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith(PROVIDER)) asked.push(request.url());
  });
  await page.goto("/bloque-1-torre", { waitUntil: "networkidle" });
  await expect(page.locator("noscript")).toBeAttached();
  expect(asked).toEqual([]);
  await page.locator("#formulario").scrollIntoViewIfNeeded();
  await expect(frameOf(page)).toHaveAttribute("src", /\/embed\/contactForm\?/);
  expect(asked[0]).toBe(`${PROVIDER}/widgets/embed.js`);
});

test("the frame is initialised half a second after the script has loaded", async ({ page }) => {
  await page.clock.install();
  const { released, release } = gate();
  await page.route(`${PROVIDER}/widgets/embed.js`, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/contacto");
  await page.getByRole("heading", { level: 2 }).first().scrollIntoViewIfNeeded();
  await expect(frameOf(page)).toBeAttached();
  await stopTime(page);
  release();
  await expect.poll(() => page.evaluate(() => typeof window.Tally)).toBe("object");
  await page.clock.runFor(400);
  await expect(frameOf(page)).not.toHaveAttribute("src");
  await page.clock.runFor(100);
  await expect(frameOf(page)).toHaveAttribute("src", /\/embed\/contactForm\?/);
});

test("a sent form leads from the frame to the success page", async ({ page }) => {
  const form = await openForm(page);
  await form.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page).toHaveURL("/exito");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mensaje enviado correctamente");
});

test("React leaves the frame alone when the page around it changes", async ({ page }) => {
  await openForm(page, "/contacto");
  const frame = frameOf(page);
  // As the provider's script does when its form grows.
  await frame.evaluate((element) => (element.style.height = "777px"));
  const kept = await frame.elementHandle();
  await page.getByRole("button", { name: "Rechazar" }).click();
  await page.getByRole("button", { name: "Haz clic para mostrar" }).first().click();
  await page.setViewportSize({ width: 700, height: 800 });
  expect(await frame.evaluate((element, before) => element === before, kept)).toBe(true);
  await expect(frame).toHaveCSS("height", "777px");
});

test("a switch of language gives the frame the address, the language and the name of the page now shown", async ({
  page,
}) => {
  await openForm(page, "/contacto");
  await page.getByRole("button", { name: "Rechazar" }).click();
  await page.getByRole("button", { name: "Cambiar a inglés" }).filter({ visible: true }).click();
  await expect(page).toHaveURL("/contact");
  const frame = frameOf(page);
  await expect(frame).toHaveCount(1);
  await expect(frame).toHaveAccessibleName("Contact form");
  const asked = frame.contentFrame().locator("#address");
  await expect(asked).toContainText("lang=en");
  const address = new URL((await asked.textContent()) ?? "");
  expect(address.searchParams.get("origen_url")).toBe(`${CONFIGURED}/contact`);
  await frame.contentFrame().getByRole("button", { name: "Send", exact: true }).click();
  await expect(page).toHaveURL(/\/exito/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Message sent successfully");
});

/** Only the provider's own event sends `form_submit`: had anything else counted before it, it would be missing. */
async function expectFirstToCount(page: Page, form: FrameLocator) {
  await form.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page).toHaveURL("/exito");
  const names = (await countedEvents(page)).map((event) =>
    Array.isArray(event) ? (event[1] as string) : (event as { event: string }).event,
  );
  expect(names.slice(0, 3)).toEqual(["formSubmission", "form_submit", "conversion"]);
  expect(names.filter((name) => name === "formSubmission")).toHaveLength(1);
}

test("messages from another origin do not count", async ({ page }) => {
  const form = await openForm(page);
  await page.getByRole("button", { name: "Aceptar" }).click();
  const heard = page.evaluate(
    (tags) =>
      new Promise((resolve) => {
        window.addEventListener("message", ({ origin }) => origin === tags && resolve(origin));
      }),
    TAGS,
  );
  await form.getByRole("button", { name: "Forge" }).click();
  expect(await heard).toBe(TAGS);
  await page.evaluate(async (provider) => {
    const data = { type: "tally-form-submission", data: { id: "forged" } };
    // An origin that only begins like the provider's, and one that the provider usually has.
    for (const origin of ["", "null", `${provider}0`, `${provider}.example`, "https://tally.so"]) {
      window.dispatchEvent(new MessageEvent("message", { origin, data }));
    }
    // Whoever speaks for the provider without being its frame is not heard either.
    window.dispatchEvent(new MessageEvent("message", { origin: provider, data, source: window }));
    // The site itself is another origin too.
    await new Promise((resolve) => {
      window.addEventListener("message", resolve, { once: true });
      window.postMessage(data, "*");
    });
  }, PROVIDER);
  await expectFirstToCount(page, form);
});

test.describe("messages that make no sense", () => {
  test.use({ expectedConsole: /A message of the form provider cannot be read and is ignored\./ });

  test("are logged and ignored", async ({ page }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    const form = await openForm(page);
    await page.getByRole("button", { name: "Aceptar" }).click();
    await form.getByRole("button", { name: "Talk nonsense" }).click();
    await expect.poll(() => logged.length).toBe(2);
    await expectFirstToCount(page, form);
  });
});

test.describe("when the provider cannot be reached", () => {
  test.use({ expectedConsole: /Failed to load resource|ERR_BLOCKED/ });

  test("a blocked script does not keep the form away", async ({ page }) => {
    await page.route(`${PROVIDER}/widgets/embed.js`, (route) => route.abort());
    const form = await openForm(page);
    await form.getByRole("button", { name: "Send", exact: true }).click();
    await expect(page).toHaveURL("/exito");
  });

  test("nor does a script that never comes", async ({ page }) => {
    await page.clock.install();
    const { released, release } = gate();
    await page.route(`${PROVIDER}/widgets/embed.js`, async (route) => {
      await released;
      await route.abort();
    });
    await page.goto("/contacto");
    await page.getByRole("heading", { level: 2 }).first().scrollIntoViewIfNeeded();
    await expect(frameOf(page)).toBeAttached();
    await page.clock.fastForward(8000);
    await expect(frameOf(page).contentFrame().getByRole("button", { name: "Forge" })).toBeVisible();
    release();
  });

  for (const [lang, address, words] of [
    ["es", "/contacto", "El formulario no se ha podido cargar."],
    ["en", "/contact", "The form could not be loaded."],
  ] as const) {
    test(`a blocked frame gives way to phone and e-mail (${lang})`, async ({ page }) => {
      await page.clock.install();
      await page.route(`${PROVIDER}/**`, (route) => route.abort());
      await page.goto(address);
      await page.getByRole("heading", { level: 2 }).first().scrollIntoViewIfNeeded();
      await expect(frameOf(page)).toHaveAttribute("src", /embed/);
      await page.clock.fastForward(10_000);
      const note = page.locator("main").getByRole("status").filter({ hasText: words });
      await expect(note).toBeVisible();
      await expect(frameOf(page)).toBeHidden();
      await expect(note.getByRole("link", { name: "+34 910 000 000" })).toHaveAttribute(
        "href",
        "tel:+34910000000",
      );
      await note.getByRole("button").click();
      await expect(note.getByRole("link", { name: "hola@torre.example" })).toBeVisible();
    });
  }

  test("a frame that speaks late comes back", async ({ page }) => {
    await page.clock.install();
    const { released, release } = gate();
    await page.route(`${PROVIDER}/embed/**`, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto("/contacto");
    await page.getByRole("heading", { level: 2 }).first().scrollIntoViewIfNeeded();
    await expect(frameOf(page)).toHaveAttribute("src", /embed/);
    await page.clock.fastForward(10_000);
    await expect(frameOf(page)).toBeHidden();
    release();
    await expect(frameOf(page).contentFrame().getByRole("button", { name: "Forge" })).toBeVisible();
    await expect(page.getByText("El formulario no se ha podido cargar.")).toHaveCount(0);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the built-in form stands in the provider's slot, and sends", async ({ page }) => {
    await page.goto("/contacto");
    const form = page.locator("main form");
    await form.getByLabel("Nombre").fill("Ana Prueba");
    await form.getByLabel("Correo electrónico").fill("ana@example.com");
    await form.getByLabel("Mensaje").fill("Quiero saber más del curso.");
    await form.getByRole("checkbox").check();
    await form.getByRole("button", { name: "Enviar" }).click();
    await expect(page).toHaveURL("/exito");
  });
});

test("the content security policy lets in these two and nobody else", async ({ request }) => {
  const policy = (await request.get("/")).headers()["content-security-policy"] ?? "";
  const outside = policy.match(/https?:\/\/[^\s;]+/g) ?? [];
  expect([...new Set(outside)].sort()).toEqual([PROVIDER, TAGS, "https://www.openstreetmap.org"].sort());
  expect(policy).toContain(`frame-src https://www.openstreetmap.org ${PROVIDER};`);
  const [, scripts = ""] = policy.match(/script-src ([^;]+)/) ?? [];
  // Besides our own files, the one line that starts them.
  expect(scripts.replace(/'sha256-[\w+/=]{44}'/, "HASH")).toBe(`'self' HASH ${PROVIDER} ${TAGS}`);
});
