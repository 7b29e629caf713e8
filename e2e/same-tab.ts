/**
 * The test for files whose tests each visit the site and leave nothing that lasts: all of a worker open theirs in one tab,
 * which forgets who was there. A tab that has the site's scripts shows the next page for a third of the machine's time.
 * A tab that was changed for good goes with its test.
 */
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { patient, test as base } from "./site";
import { emptyStorage } from "./storage";

/** What outlives a test, of a page and of its context. */
const LASTING = {
  page: ["addInitScript", "close", "emulateMedia", "exposeFunction", "route", "setExtraHTTPHeaders"],
  context: [
    "addInitScript",
    "exposeFunction",
    "grantPermissions",
    "newCDPSession",
    "newPage",
    "route",
    "setExtraHTTPHeaders",
    "setOffline",
  ],
  clock: ["install", "setFixedTime", "setSystemTime"],
} as const;

/** A page, and whether a test has changed it for good. */
class Tab {
  isSpoiled = false;

  constructor(readonly page: Page) {
    this.#watch(page, LASTING.page);
    this.#watch(page.context(), LASTING.context);
    this.#watch(page.clock, LASTING.clock);
  }

  #watch<Name extends string>(
    of: Record<Name, (...given: never[]) => unknown>,
    names: readonly Name[],
  ): void {
    for (const name of names) {
      const original = of[name].bind(of);
      of[name] = (...given) => {
        this.isSpoiled = true;
        return original(...given);
      };
    }
  }

  /** Nothing of the page goes on, in a tab that may have to wait for its next test: some pages never stand still. */
  async forget(): Promise<void> {
    // An address of the site without scripts, from which its storage can be emptied.
    await this.page.goto("/robots.txt");
    await this.page.evaluate(emptyStorage);
    await this.page.context().clearCookies();
  }
}

/** One tab for each set of options. */
class Tabs {
  readonly #tabs = new Map<string, Tab>();

  constructor(readonly browser: Browser) {}

  async lend(options: BrowserContextOptions, use: (page: Page) => Promise<void>): Promise<void> {
    const key = JSON.stringify(options);
    const tab = this.#tabs.get(key) ?? (await this.#open(options));
    // Whatever happens meanwhile, the next test finds it only when it has forgotten.
    this.#tabs.delete(key);
    await use(tab.page);
    if (tab.isSpoiled) {
      await tab.page.context().close();
    } else {
      await tab.forget();
      this.#tabs.set(key, tab);
    }
  }

  async #open(options: BrowserContextOptions): Promise<Tab> {
    const page = await (await this.browser.newContext(options)).newPage();
    return new Tab(options.javaScriptEnabled === false ? page : patient(page));
  }

  async close(): Promise<void> {
    await Promise.all([...this.#tabs.values()].map(({ page }) => page.context().close()));
  }
}

export const test = base.extend<object, { tabs: Tabs }>({
  tabs: [
    async ({ browser }, use) => {
      const tabs = new Tabs(browser);
      await use(tabs);
      await tabs.close();
    },
    { scope: "worker" },
  ],
  page: async ({ tabs, baseURL, extraHTTPHeaders, javaScriptEnabled, contextOptions, viewport }, use) =>
    tabs.lend({ baseURL, extraHTTPHeaders, javaScriptEnabled, ...contextOptions }, async (page) => {
      await (viewport && page.setViewportSize(viewport));
      await use(page);
    }),
  context: ({ page }, use) => use(page.context()),
});
