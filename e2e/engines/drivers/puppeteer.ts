/** Firefox over WebDriver BiDi, and Chromium as a browser that lacks the Navigation API. */
import { launch, type Browser, type BrowserContext, type ElementHandle, type Page } from "puppeteer-core";
import { CHROMIUM } from "../../chromium";
import { emptyStorage } from "../../storage";
import type { Driver, Key } from "../driver";
import { find, type Query } from "../find";
import { freePort } from "../processes";
import { VIEWPORT } from "../viewport";
import { connectMarionette } from "./marionette";

export async function startFirefox(): Promise<Driver> {
  const port = await freePort();
  const browser = await launch({
    browser: "firefox",
    executablePath: process.env.FIREFOX ?? "/usr/bin/firefox-esr",
    headless: true,
    defaultViewport: VIEWPORT,
    // It asks its maker for nothing: there may be no way out of here, and the site is all that is looked at.
    extraPrefsFirefox: {
      "network.captive-portal-service.enabled": false,
      "app.normandy.enabled": false,
      // No processes in store for pages that no test opens.
      "dom.ipc.processPrelaunch.enabled": false,
      "marionette.port": port,
      // Passkeys are kept by a device that a test plugs in, never by one of the machine.
      "security.webauth.webauthn_enable_softtoken": true,
      "security.webauth.webauthn_enable_usbtoken": false,
    },
    args: ["--marionette"],
  });
  const plugIn = async () => {
    const send = await connectMarionette(port);
    await send("WebAuthn:AddVirtualAuthenticator", DEVICE);
  };
  return { ...driverOf(browser, () => {}), plugIn };
}

/** A device that keeps passkeys and knows its owner's finger. */
const DEVICE = {
  protocol: "ctap2_1",
  transport: "internal",
  hasResidentKey: true,
  hasUserVerification: true,
  isUserConsenting: true,
  isUserVerified: true,
};

export async function startChromiumWithoutNavigation(): Promise<Driver> {
  const browser = await launch({ ...CHROMIUM, headless: "shell", defaultViewport: VIEWPORT });
  return driverOf(browser, () => {
    delete (window as { navigation?: unknown }).navigation;
  });
}

/** `beforeScripts` runs in every document before anything of its own. */
function driverOf(browser: Browser, beforeScripts: () => void): Driver {
  let context: BrowserContext | undefined;
  let page!: Page;
  let said: string[] = [];

  const newVisitor = async () => {
    await context?.close();
    said = [];
    context = await browser.createBrowserContext();
    page = await context.newPage();
    page.on("console", (message) => said.push(`${message.type()}: ${message.text()}`));
    page.on("pageerror", (error) => said.push(`page error: ${String(error)}`));
    await page.evaluateOnNewDocument(beforeScripts);
    await page.evaluateOnNewDocument(sayWhatIsRefused);
  };
  const nextReader = async (site: string) => {
    if (context === undefined) {
      return newVisitor();
    }
    // An address of the site without scripts, from which its storage can be emptied.
    await page.goto(`${site}/robots.txt`, { waitUntil: "domcontentloaded" });
    await context.deleteCookie(...(await context.cookies()));
    await page.evaluate(emptyStorage);
    said = [];
  };
  const element = async (query: Query) =>
    (await page.evaluateHandle(find, query)).asElement() as ElementHandle<HTMLElement> | null;

  return {
    // The visitor looks by itself whether the page has come alive.
    open: async (url) => void (await page.goto(url, { waitUntil: "domcontentloaded" })),
    // Puppeteer's own waits for a load, and inside a document there is none. It happens after the answer, which the page
    // that is left could not give.
    back: () => page.evaluate(() => void setTimeout(() => history.back())),
    forward: () => page.evaluate(() => void setTimeout(() => history.forward())),
    evaluate: (work, ...given) => page.evaluate(work as (...given: unknown[]) => unknown, ...given) as never,
    inspect: async (query, work) => ((await (await element(query))?.evaluate(work)) ?? null) as never,
    click: async (query) => {
      const target = await element(query);
      return target !== null && (await clickHits(target));
    },
    type: async (query, text) => {
      const field = await element(query);
      await field?.type(text);
      return field !== null;
    },
    press: (key: Key) => page.keyboard.press(key),
    console: async () => said,
    newVisitor,
    nextReader,
    close: () => browser.close(),
  };
}

/** The mouse is sent to where the element was: while a page still moves, that may be something else by then. */
async function clickHits(target: ElementHandle<HTMLElement>): Promise<boolean> {
  const heard = await target.evaluateHandle((element) => {
    const click = { isForTarget: false };
    const listen = (event: Event) => (click.isForTarget = event.composedPath().includes(element));
    document.addEventListener("click", listen, { capture: true, once: true });
    return click;
  });
  await target.click();
  try {
    return await heard.evaluate((click) => click.isForTarget);
  } catch {
    // The page that could have told was left: the click was a link's or a form's.
    return true;
  }
}

/** Neither protocol reports what the content security policy refuses. */
function sayWhatIsRefused(): void {
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    console.error(`refused by ${violatedDirective}: ${blockedURI}`),
  );
}
