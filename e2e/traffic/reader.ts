/** One tab of a person: what they do in it, and what of that a person would call seeing a page. */
import { expect, type Page } from "@playwright/test";
import { hydrated } from "../site";
import type { Person } from "./people";
import { isKnown, type Truth } from "./truth";

/** Longer than a page has to be seen to count. */
const A_LOOK_MS = 1300;
/** What has not been said by then was not said: it is missing from the sums, and the table shows it. */
export const PATIENCE_MS = 30_000;

type Said = { page: string; language: string; step?: string };
type Shown = { path: string; language: string };

/** What stands in the page, as whoever looks at it would say. Runs in the page. */
const shownPage = () => ({ path: location.pathname, language: document.documentElement.lang });

export class Reader {
  /** How many pages back and forward lead to. */
  behind = 0;
  ahead = 0;
  isCounted: boolean;
  /** The first page of the visit, while the document lives that knows it. */
  private entry: string | undefined;
  /** What the page has said so far: the sign that it was looked at for long enough. It is no part of the truth. */
  private readonly said: Said[] = [];

  constructor(
    readonly page: Page,
    private readonly person: Person,
    private readonly day: string,
    private readonly truth: Truth,
  ) {
    this.isCounted = person.refusal === null || person.refusal === "switch";
    page.on("response", (answer) => {
      if (answer.url().endsWith("/api/visits")) {
        this.said.push(answer.request().postDataJSON() as Said);
      }
    });
  }

  /** Does something that shows a page, and looks at it. */
  async sees(what: string, action: () => Promise<unknown>, isArrival = false): Promise<void> {
    const mark = this.said.length;
    await action();
    await hydrated(this.page);
    if (!this.isCounted) {
      await this.look();
      return;
    }
    const isSaid = ({ path, language }: Shown) =>
      this.said
        .slice(mark)
        .some((one) => one.step === undefined && one.page === path && one.language === language);
    const shown = await this.until(what, isSaid);
    const { referrer, campaign, country, screen } = this.person;
    const arrival = isArrival ? { referrer, campaign } : undefined;
    this.entry = isArrival ? shown.path : this.entry;
    this.truth.view({ ...shown, day: this.day, country, screen, arrival });
  }

  /** What the page shows once it has been looked at. */
  private async until(what: string, isSaid: (shown: Shown) => boolean): Promise<Shown> {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      const shown = await this.page.evaluate(shownPage);
      const isDone = isSaid(shown);
      if (isDone || Date.now() > end) {
        this.truth.note(isDone ? null : `nothing was said: ${what} ${JSON.stringify(shown)}`);
        return shown;
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Long enough to be counted, if it were. */
  async look(): Promise<void> {
    await this.page.evaluate((pause) => new Promise((resolve) => setTimeout(resolve, pause)), A_LOOK_MS);
  }

  async followLink(): Promise<void> {
    const address = await this.someLink();
    const before = new URL(this.page.url()).pathname;
    await this.sees(`link ${address}`, () => this.untilLeft(before, () => this.clickLink(address)));
    this.behind += 1;
    this.ahead = 0;
  }

  private async clickLink(address: string): Promise<void> {
    await this.page
      .locator(`a[href="${address}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
  }

  /** Who clicks while the page is still being put together may hit nothing, and clicks again. */
  private async untilLeft(path: string, click: () => Promise<void>): Promise<void> {
    const isElsewhere = ({ pathname }: URL) => pathname !== path;
    await expect(async () => {
      await click();
      await this.page.waitForURL(isElsewhere, { waitUntil: "commit", timeout: 3000 });
    }).toPass({ timeout: PATIENCE_MS });
  }

  async goBack(): Promise<void> {
    await this.sees("back", () => this.page.goBack({ waitUntil: "commit" }));
    this.behind -= 1;
    this.ahead += 1;
  }

  async goForward(): Promise<void> {
    await this.sees("forward", () => this.page.goForward({ waitUntil: "commit" }));
    this.behind += 1;
    this.ahead -= 1;
  }

  async reload(): Promise<void> {
    this.entry = undefined;
    await this.sees("reload", () => this.page.reload({ waitUntil: "domcontentloaded" }));
  }

  async switchLanguage(): Promise<void> {
    const before = await this.page.evaluate(() => document.documentElement.lang);
    await this.sees("language", async () => {
      await this.page
        .locator('a[role="button"][hreflang]')
        .first()
        .evaluate((button: HTMLElement) => button.click());
      await this.page.waitForFunction((language) => document.documentElement.lang !== language, before);
    });
  }

  /** A telephone number is dialled, as far as a page knows. */
  async call(): Promise<void> {
    const number = this.page.locator('a[href^="tel:"]').first();
    if ((await number.count()) === 0) {
      return;
    }
    const mark = this.said.length;
    await number.evaluate((link: HTMLElement) => {
      document.addEventListener("click", (event) => event.preventDefault(), { once: true });
      link.click();
    });
    if (this.isCounted) {
      await this.until("call", () => this.said.slice(mark).some(({ step }) => step === "call"));
      this.truth.step("call", new URL(this.page.url()).pathname, this.entry);
    }
  }

  /** A link to another page of the table of routes, in the language of this one. */
  async someLink(): Promise<string> {
    const links = await this.page.evaluate(() =>
      [...document.querySelectorAll("a[href]:not([target]):not([role])")]
        .filter((link) => (link as HTMLAnchorElement).pathname !== location.pathname)
        .map((link) => link.getAttribute("href") ?? ""),
    );
    return this.person.chance.one([...new Set(links)].filter(isKnown).sort());
  }
}
