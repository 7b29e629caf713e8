/** The other programs of a run: set up with a form provider and tags, both of them stand-ins on other origins. */
import type { BrowserContext, Page } from "@playwright/test";
import * as ports from "./ports";

export const CONFIGURED = ports.CONFIGURED.url;
export const TAGGED = ports.TAGGED.url;
export const PROVIDER = ports.PROVIDER.url;
export const TAGS = ports.TAGS.url;

export const MANAGER = "GTM-TEST123";
export const ANALYTICS = "G-TEST123456";
export const CONVERSION = "AW-123456789/TestLabel";

/** Tags, and the built-in forms. */
export const TAG_SETTINGS = {
  TORRE_TAGS_URL: TAGS,
  TORRE_TAG_MANAGER_ID: MANAGER,
  TORRE_ANALYTICS_ID: ANALYTICS,
  TORRE_CONVERSION: CONVERSION,
};

/** Everything. */
export const SETTINGS = {
  TORRE_TALLY_URL: PROVIDER,
  TORRE_TALLY_CONTACT_FORM: "contactForm",
  TORRE_TALLY_SERVICES_FORM: "servicesForm",
  ...TAG_SETTINGS,
};

/** Requests of a whole browser context that leave the site, as they happen. */
export function watchOutside(context: BrowserContext, site: string): string[] {
  const outside: string[] = [];
  context.on("request", (request) => {
    if (!request.url().startsWith(site)) {
      outside.push(request.url());
    }
  });
  return outside;
}

/** Everything that is stored in the site's name: names only. */
export async function storedNames(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => `cookie ${name}`);
  const storage = await page.evaluate(() => [
    ...Object.keys(localStorage).map((name) => `local ${name}`),
    ...Object.keys(sessionStorage).map((name) => `session ${name}`),
  ]);
  const databases = await page.evaluate(async () =>
    (await indexedDB.databases()).map(({ name }) => `database ${name}`),
  );
  return [...cookies, ...storage, ...databases].sort();
}

export const LANGUAGE_ONLY = ["cookie language-preference", "local language-preference"];
export const WITH_CHOICE = [
  "cookie language-preference",
  "local consent-choice",
  "local language-preference",
];

type Hit = { tag: "manager" | "analytics"; what: unknown };

/** What the tags told their server, in order. */
export function watchTags(page: Page): Hit[] {
  const hits: Hit[] = [];
  page.on("request", (request) => {
    if (request.url() === `${TAGS}/collect`) {
      hits.push(request.postDataJSON() as Hit);
    }
  });
  return hits;
}

/** Everything in the data layer but the times: commands as lists, events as they are. */
export async function dataLayer(page: Page): Promise<unknown[]> {
  return page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) => {
      const isCommand = Object.prototype.toString.call(entry) === "[object Arguments]";
      const values: unknown = isCommand ? [...(entry as unknown[])] : entry;
      return JSON.parse(JSON.stringify(values, (key, value: unknown) => (key === "gtm.start" ? 0 : value)));
    }),
  );
}

/** What was counted: the data layer without the tags' own beginnings. */
export async function countedEvents(page: Page): Promise<unknown[]> {
  const isEvent = (entry: unknown) =>
    Array.isArray(entry) ? entry[0] === "event" : (entry as { event: string }).event !== "gtm.js";
  return (await dataLayer(page)).filter(isEvent);
}

declare global {
  interface Window {
    dataLayer?: unknown[];
    Tally?: unknown;
  }
}
