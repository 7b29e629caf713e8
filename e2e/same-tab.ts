/**
 * The test for files whose tests each read a page and leave nothing behind: all of a worker open theirs in one tab, which
 * forgets who was there. A tab that has the site's scripts shows the next page for a third of the machine's time.
 */
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { patient, test as base } from "./site";
import { emptyStorage } from "./storage";

/** One tab for each set of options. */
class Tabs {
  readonly #tabs = new Map<string, Page>();

  constructor(readonly browser: Browser) {}

  async get(options: BrowserContextOptions): Promise<Page> {
    const key = JSON.stringify(options);
    const tab = this.#tabs.get(key) ?? (await this.#open(options));
    this.#tabs.set(key, tab);
    return tab;
  }

  async #open(options: BrowserContextOptions): Promise<Page> {
    const page = await (await this.browser.newContext(options)).newPage();
    return options.javaScriptEnabled === false ? page : patient(page);
  }

  async close(): Promise<void> {
    await Promise.all([...this.#tabs.values()].map((tab) => tab.context().close()));
  }
}

/** Nothing of the page goes on, in a tab that may have to wait for its next test: some pages never stand still. */
async function forget(tab: Page): Promise<void> {
  // An address of the site without scripts, from which its storage can be emptied.
  await tab.goto("/robots.txt");
  await tab.evaluate(emptyStorage);
  await tab.context().clearCookies();
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
  page: async ({ tabs, baseURL, extraHTTPHeaders, javaScriptEnabled, contextOptions, viewport }, use) => {
    const tab = await tabs.get({ baseURL, extraHTTPHeaders, javaScriptEnabled, ...contextOptions });
    await (viewport && tab.setViewportSize(viewport));
    await use(tab);
    await forget(tab);
  },
  context: ({ page }, use) => use(page.context()),
});
