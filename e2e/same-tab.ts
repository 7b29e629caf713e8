/**
 * The test for files whose tests each visit the site and leave nothing that lasts: all of a worker open theirs in one tab,
 * which forgets who was there. A tab that has the site's scripts shows the next page for half of the machine's time.
 * A tab that was changed for good goes with its test.
 */
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from "@playwright/test";
import { patient, test as base } from "./site";
import { emptyStorage } from "./storage";

/** What outlives a test, of a page and of its context. */
const LASTING = {
  page: ["addInitScript", "close", "emulateMedia", "exposeFunction", "route", "setExtraHTTPHeaders"],
  context: [
    "addInitScript",
    "exposeFunction",
    "grantPermissions",
    "newPage",
    "route",
    "setExtraHTTPHeaders",
    "setOffline",
  ],
  clock: ["install", "setFixedTime", "setSystemTime"],
} as const;

/** A page, and whether a test has changed it for good. */
class Tab {
  #isSpoiled = false;
  readonly #sessions: CDPSession[] = [];
  readonly #origins = new Set<string>();

  constructor(readonly page: Page) {
    this.#watch(page, LASTING.page);
    this.#watch(page.context(), LASTING.context);
    this.#watch(page.clock, LASTING.clock);
    this.#rememberSessions(page.context());
    page.on("framenavigated", (frame) => {
      if (frame === page.mainFrame() && frame.url().startsWith("http")) {
        this.#origins.add(new URL(frame.url()).origin);
      }
    });
  }

  #watch<Name extends string>(
    of: Record<Name, (...given: never[]) => unknown>,
    names: readonly Name[],
  ): void {
    for (const name of names) {
      const original = of[name].bind(of);
      of[name] = (...given) => {
        this.#isSpoiled = true;
        return original(...given);
      };
    }
  }

  /** What is plugged in by the browser's own protocol is gone with its session. */
  #rememberSessions(context: BrowserContext): void {
    const newSession = context.newCDPSession.bind(context);
    context.newCDPSession = async (of) => {
      const session = await newSession(of);
      this.#sessions.push(session);
      return session;
    };
  }

  /**
   * Nothing of the page goes on, in a tab that may have to wait for its next test: some pages never stand still. False: a
   * program of the test's own has ended, and what its pages left cannot be reached any more.
   */
  async forgets(): Promise<boolean> {
    if (this.#isSpoiled) {
      return false;
    }
    for (const session of this.#sessions.splice(0)) {
      await session.detach();
    }
    for (const origin of this.#origins) {
      // An address of the site without scripts, from which its storage can be emptied.
      const answer = await this.page.goto(`${origin}/robots.txt`).catch(() => null);
      if (answer === null) {
        return false;
      }
      await this.page.evaluate(emptyStorage);
    }
    this.#origins.clear();
    await this.page.context().clearCookies();
    return true;
  }
}

type Options = BrowserContextOptions & { ownTab: boolean };

/** One tab for each set of options. */
class Tabs {
  readonly #tabs = new Map<string, Tab>();

  constructor(readonly browser: Browser) {}

  async lend({ ownTab, ...options }: Options, use: (page: Page) => Promise<void>): Promise<void> {
    const key = JSON.stringify(options);
    const kept = ownTab ? undefined : this.#tabs.get(key);
    const tab = kept ?? (await this.#open(options));
    // Whatever happens meanwhile, the next test finds it only when it has forgotten.
    if (kept) {
      this.#tabs.delete(key);
    }
    await use(tab.page);
    if (!ownTab && (await tab.forgets())) {
      this.#tabs.set(key, tab);
    } else {
      await tab.page.context().close();
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

export const test = base.extend<{ ownTab: boolean; settings: BrowserContextOptions }, { tabs: Tabs }>({
  /** For tests of what is loaded: a tab that was used has it already. */
  ownTab: [false, { option: true }],
  tabs: [
    async ({ browser }, use) => {
      const tabs = new Tabs(browser);
      await use(tabs);
      await tabs.close();
    },
    { scope: "worker" },
  ],
  /** What a test may say of the browser besides: tabs that differ in it are others. */
  settings: ({ bypassCSP, colorScheme, deviceScaleFactor, hasTouch, isMobile, locale, userAgent }, use) =>
    use({ bypassCSP, colorScheme, deviceScaleFactor, hasTouch, isMobile, locale, userAgent }),
  page: (
    { tabs, ownTab, settings, baseURL, extraHTTPHeaders, javaScriptEnabled, contextOptions, viewport },
    use,
  ) =>
    tabs.lend(
      { ownTab, baseURL, extraHTTPHeaders, javaScriptEnabled, ...settings, ...contextOptions },
      async (page) => {
        await (viewport && page.setViewportSize(viewport));
        await use(page);
      },
    ),
  context: ({ page }, use) => use(page.context()),
});
