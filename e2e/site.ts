/** The test every file here uses: any console message or page error fails it. */
import { test as base, expect, type ConsoleMessage, type Page } from "@playwright/test";

/** Addresses of visitors; the program trusts the test as its proxy. */
export const VISITOR = {
  spain: "80.58.61.250",
  germany: "91.64.0.1",
  mexico: "189.203.0.1",
  unitedStates: "8.8.8.8",
} as const;

type Options = {
  /** Where the visitor comes from. */
  visitor: string;
  /** Console messages that are part of what is tested. */
  expectedConsole: RegExp;
};

/** Scripts begin after the first paint; until React has hydrated the page, a click may reach nobody. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !document.getElementById("scripts") || document.documentElement.dataset.hydrated !== undefined,
  );
}

/** A page's clock was installed: from here on it moves when the test says so. */
export async function stopTime(page: Page): Promise<void> {
  // It can only be stopped at a moment to come, and a busy machine takes its time to say so.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3000);
}

const wantsLess = (options?: Parameters<Page["reload"]>[0]) =>
  options?.waitUntil === "commit" || options?.waitUntil === "domcontentloaded";

/** A visitor who looks at a page before using it, unless the test wants less than the whole page. */
export function patient(page: Page): Page {
  const { goto, reload } = page;
  page.goto = async (address, options) => {
    const answer = await goto.call(page, address, options);
    await (wantsLess(options) ? undefined : hydrated(page));
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload.call(page, options);
    await (wantsLess(options) ? undefined : hydrated(page));
    return answer;
  };
  return page;
}

export const test = base.extend<Options & { quietConsole: void }>({
  visitor: [VISITOR.spain, { option: true }],
  expectedConsole: [/^nothing$/, { option: true }],
  page: async ({ page, javaScriptEnabled }, use) => use(javaScriptEnabled === false ? page : patient(page)),
  extraHTTPHeaders: async ({ visitor }, use) => use({ "X-Forwarded-For": visitor }),
  quietConsole: [
    async ({ page, expectedConsole }, use) => {
      const messages: string[] = [];
      const note = (text: string) => {
        if (!expectedConsole.test(text)) {
          messages.push(text);
        }
      };
      const noteMessage = (message: ConsoleMessage) => note(`${message.type()}: ${message.text()}`);
      const noteError = (error: Error) => note(`page error: ${error.message}`);
      page.on("console", noteMessage).on("pageerror", noteError);
      await use();
      // The page may be the next test's too.
      page.off("console", noteMessage).off("pageerror", noteError);
      expect(messages, "the console stays empty").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
