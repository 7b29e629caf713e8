/** The test every file here uses: any console message or page error fails it. */
import { test as base, expect, type ConsoleMessage } from "@playwright/test";

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
  expectedConsole: RegExp[];
};

export const test = base.extend<Options & { quietConsole: void }>({
  visitor: [VISITOR.spain, { option: true }],
  expectedConsole: [[], { option: true }],
  extraHTTPHeaders: async ({ visitor }, use) => use({ "X-Forwarded-For": visitor }),
  quietConsole: [
    async ({ page, expectedConsole }, use) => {
      const messages: string[] = [];
      const note = (text: string) => {
        if (!expectedConsole.some((pattern) => pattern.test(text))) {
          messages.push(text);
        }
      };
      page.on("console", (message: ConsoleMessage) => note(`${message.type()}: ${message.text()}`));
      page.on("pageerror", (error) => note(`page error: ${error.message}`));
      await use();
      expect(messages, "the console stays empty").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
