/** What a person does from the moment they arrive, one thing after the other. */
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { arrivalAddress, drawPerson, type Person } from "./people";
import { PATIENCE_MS, Reader } from "./reader";
import type { Truth } from "./truth";

export type Scene = { browser: Browser; site: string; day: string; truth: Truth; console: string[] };

/** Fonts are not loaded here. */
const OF_NO_CONCERN = /was preloaded using link preload but not used/;

export async function visitAs(number: number, scene: Scene): Promise<void> {
  const person = drawPerson(number);
  const context = await openContext(scene, person);
  try {
    const reader = new Reader(await context.newPage(), person, scene.day, scene.truth);
    const referer = person.referrer && `https://${person.referrer}/`;
    const options = { waitUntil: "domcontentloaded", ...(referer && { referer }) } as const;
    await reader.sees("arrives", () => reader.page.goto(scene.site + arrivalAddress(person), options), true);
    await (person.refusal === "switch" ? object(reader) : undefined);
    for (let left = 1 + person.chance.below(4); left > 0; left -= 1) {
      await doSomething(reader, person, scene);
    }
  } catch (error) {
    scene.truth.note(`person ${number} gave up: ${String(error)}`);
  } finally {
    await context.close();
  }
}

async function openContext({ browser, console: said }: Scene, person: Person): Promise<BrowserContext> {
  const context = await browser.newContext(person.context);
  context.on("console", (message) => {
    if (!OF_NO_CONCERN.test(message.text())) {
      said.push(`${message.type()}: ${message.text()}`);
    }
  });
  context.on("weberror", (error) => said.push(`page error: ${error.error().message}`));
  context.setDefaultTimeout(PATIENCE_MS);
  context.setDefaultNavigationTimeout(PATIENCE_MS);
  if (person.refusal === "gpc") {
    await context.addInitScript(() =>
      Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
    );
  }
  if (person.refusal === "dnt") {
    await context.addInitScript(() => Object.defineProperty(navigator, "doNotTrack", { value: "1" }));
  }
  return context;
}

/** Reads the policy, which is seen like any page, and says no there. */
async function object(reader: Reader): Promise<void> {
  await reader.sees("policy", () =>
    reader.page.evaluate(() => {
      const link = document.createElement("a");
      link.href = "/politica-cookies";
      document.body.append(link);
      link.click();
    }),
  );
  reader.behind += 1;
  await reader.page.locator('main input[type="checkbox"]').check({ force: true });
  await reader.page.waitForFunction(() => localStorage.getItem("visits-objection") !== null);
  reader.isCounted = false;
}

async function doSomething(reader: Reader, person: Person, scene: Scene): Promise<void> {
  const { chance } = person;
  const what = chance.below(100);
  if (what < 40) return reader.followLink();
  if (what < 50) return reader.reload();
  if (what < 64) return reader.behind > 0 ? reader.goBack() : reader.followLink();
  if (what < 74) return reader.ahead > 0 ? reader.goForward() : reader.switchLanguage();
  if (what < 82) return pointAtLink(reader);
  if (what < 88) return reader.call();
  if (what < 92) return person.prerenders ? prerender(reader) : reader.followLink();
  return openBackgroundTab(reader, person, scene, chance.happens(50));
}

/** The site fetches the page that is pointed at. */
async function pointAtLink(reader: Reader): Promise<void> {
  const address = await reader.someLink();
  await reader.page.locator(`a[href="${address}"]`).first().dispatchEvent("pointerover");
}

/** The browser itself fetches the next page and gets it ready. Nobody sees it. */
async function prerender(reader: Reader): Promise<void> {
  await reader.page.evaluate(
    (address) => {
      const rules = document.createElement("script");
      rules.type = "speculationrules";
      rules.textContent = JSON.stringify({ prerender: [{ urls: [address], eagerness: "immediate" }] });
      document.head.append(rules);
    },
    await reader.someLink(),
  );
  await reader.look();
}

/** Headless tabs are all in front, so this one says of itself that it is not, until somebody looks at it. */
function hide(): void {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => window.name !== "seen" });
}

function show(): void {
  window.name = "seen";
  document.dispatchEvent(new Event("visibilitychange"));
}

async function openBackgroundTab(
  reader: Reader,
  person: Person,
  scene: Scene,
  isShown: boolean,
): Promise<void> {
  const tab: Page = await reader.page.context().newPage();
  await tab.addInitScript(hide);
  const behind = new Reader(tab, person, scene.day, scene.truth);
  behind.isCounted = reader.isCounted;
  const address = scene.site + (await reader.someLink());
  await tab.goto(address, { referer: reader.page.url(), waitUntil: "domcontentloaded" });
  await behind.look();
  if (isShown) {
    await behind.sees("tab", () => tab.evaluate(show));
  }
  await tab.close();
}
