/** Who comes: drawn from a seed, so that a run can be had again. */
import type { BrowserContextOptions } from "@playwright/test";
import { Chance } from "./chance";

const SEED = 20_261_117;

const SPANISH = ["/", "/", "/cursos", "/bloque-1-torre", "/contacto", "/blog"];
const ENGLISH = ["/courses", "/contact", "/block-1-tower"];
/**
 * Networks of the built-in database, and where they arrive: people from abroad as search engines send them, on English
 * pages. On a Spanish one they would be greeted in Spanish for as long as the machine takes, which may be long enough to
 * see it or not.
 */
const COUNTRIES = [
  { country: "ES", network: "80.58.61", entries: SPANISH },
  { country: "ES", network: "80.58.62", entries: [...SPANISH, ...ENGLISH] },
  { country: "MX", network: "189.203.0", entries: SPANISH },
  { country: "DE", network: "91.64.0", entries: ENGLISH },
] as const;
const SCREENS = [
  { screen: "small", viewport: { width: 390, height: 844 } },
  { screen: "medium", viewport: { width: 1024, height: 768 } },
  { screen: "large", viewport: { width: 1440, height: 900 } },
] as const;
const REFERRERS = ["", "", "www.google.com", "www.bing.com", "duckduckgo.com"] as const;
const CAMPAIGNS = ["boletin/correo/otono", "google/cpc/torre"] as const;
export const BROWSER =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
export const ROBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

/** How somebody asks not to be counted; most do not. */
export type Refusal = "gpc" | "dnt" | "switch" | null;

/** Each way once among the twelve of the suite, whose numbers these are. */
const REFUSALS: Record<number, Refusal> = { 1: "gpc", 16: "dnt", 19: "switch" };

export type Person = {
  chance: Chance;
  entry: string;
  referrer: string;
  campaign: string;
  country: string;
  screen: string;
  refusal: Refusal;
  /** Their browser prepares pages it is told to, which the site's own policy would forbid. */
  prerenders: boolean;
  context: BrowserContextOptions;
};

export function drawPerson(number: number): Person {
  const chance = new Chance(SEED + number * 7919);
  const { country, network, entries } = chance.one(COUNTRIES);
  const { screen, viewport } = chance.one(SCREENS);
  const refusal = REFUSALS[number % 36] ?? null;
  const prerenders = chance.happens(10);
  const headers = { gpc: { "Sec-GPC": "1" }, dnt: { DNT: "1" }, switch: {} };
  return {
    chance,
    entry: chance.one(entries),
    referrer: chance.one(REFERRERS),
    campaign: chance.happens(25) ? chance.one(CAMPAIGNS) : "",
    country,
    screen,
    refusal,
    prerenders,
    context: {
      viewport,
      userAgent: BROWSER,
      locale: "es-ES",
      reducedMotion: "reduce",
      bypassCSP: prerenders,
      extraHTTPHeaders: {
        "X-Forwarded-For": `${network}.${(number % 250) + 1}`,
        ...(refusal && headers[refusal]),
      },
    },
  };
}

/** The address they arrive at. */
export function arrivalAddress({ entry, campaign }: Person): string {
  const [source, medium, name] = campaign.split("/");
  return campaign ? `${entry}?utm_source=${source}&utm_medium=${medium}&utm_campaign=${name}` : entry;
}
