/** The test of this suite: a visitor in the engine of the project. Any word on the console fails it. */
import { test as base, expect } from "@playwright/test";
import { TAG_SETTINGS } from "../outside";
import type { Driver } from "./driver";
import { startChromiumWithoutNavigation, startFirefox } from "./drivers/puppeteer";
import { startWebKit, startWebKitForReaders } from "./drivers/webkit";
import { freePort, start, stop, untilReady } from "./processes";
import { serve, type Program } from "./program";
import { Visitor } from "./visitor";

const ENGINES = {
  firefox: startFirefox,
  webkit: startWebKit,
  "webkit for readers": startWebKitForReaders,
  "chromium without the Navigation API": startChromiumWithoutNavigation,
};

export type EngineName = keyof typeof ENGINES;
export const ENGINE_NAMES = Object.keys(ENGINES) as EngineName[];

type EachTest = {
  visitor: Visitor;
  /** A visitor who goes nowhere and leaves nothing behind. */
  reader: Visitor;
  /** A visitor of the site that asks before it counts. */
  askedVisitor: Visitor;
};
type EachWorker = { engine: EngineName; driver: Driver; site: Program; tags: string; siteWithTags: Program };

async function visit(
  driver: Driver,
  come: "newVisitor" | "nextReader",
  site: string,
  use: (visitor: Visitor) => Promise<void>,
): Promise<void> {
  await driver[come](site);
  await use(new Visitor(driver, site));
  expect(await driver.console(), "the console stays empty").toEqual([]);
}

export const test = base.extend<EachTest, EachWorker>({
  engine: ["firefox", { scope: "worker", option: true }],
  driver: [
    async ({ engine }, use) => {
      const driver = await ENGINES[engine]();
      await use(driver);
      await driver.close();
    },
    // A busy machine takes its time to start a browser.
    { scope: "worker", timeout: 150_000 },
  ],
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern.
    async ({}, use) => {
      const program = await serve({});
      await use(program);
      await program.stop();
    },
    { scope: "worker" },
  ],
  tags: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const ports = [await freePort(), await freePort()].map(String);
      const standIns = start("node", ["stand-ins/serve.mjs", ...ports], {
        stdio: ["ignore", "ignore", "inherit"],
      });
      await untilReady(`http://127.0.0.1:${ports[1]}/ready`);
      await use(`http://127.0.0.1:${ports[1]}`);
      await stop(standIns);
    },
    { scope: "worker" },
  ],
  siteWithTags: [
    async ({ tags }, use) => {
      const program = await serve({ ...TAG_SETTINGS, TORRE_TAGS_URL: tags });
      await use(program);
      await program.stop();
    },
    { scope: "worker" },
  ],
  visitor: ({ driver, site }, use) => visit(driver, "newVisitor", site.url, use),
  reader: ({ driver, site }, use) => visit(driver, "nextReader", site.url, use),
  askedVisitor: ({ driver, siteWithTags }, use) => visit(driver, "newVisitor", siteWithTags.url, use),
});

export { expect };
