/** Somebody who uses the site: looks for things until they are there, and notices where they are. */
import { expect } from "@playwright/test";
import type { Driver, Key } from "./driver";
import type { Query, Role } from "./find";

export class Visitor {
  constructor(
    private readonly driver: Driver,
    private readonly site: string,
  ) {}

  async open(path: string): Promise<void> {
    await this.driver.open(this.site + path);
    await this.seesPageAlive();
  }

  /** A page of the office, which is drawn in the browser: what is looked for there is there when it is seen. */
  async openOffice(address: string): Promise<void> {
    await this.driver.open(address);
  }

  /** Until React has hydrated the page, a click may reach nobody. */
  async seesPageAlive(): Promise<void> {
    await this.until(async () => {
      const isAlive = () => document.documentElement.dataset.hydrated !== undefined;
      expect(await this.driver.evaluate(isAlive), "the page is hydrated").toBe(true);
    });
  }

  /** Is on this page, which is alive. */
  async isAt(path: string): Promise<void> {
    const address = () => location.pathname + location.search + location.hash;
    await this.until(async () => expect(await this.evaluate(address), "the address").toBe(path));
    await this.seesPageAlive();
  }

  async reads(language: "es" | "en", heading: string): Promise<void> {
    await this.sees("heading", heading);
    expect(await this.evaluate(() => document.documentElement.lang)).toBe(language);
  }

  async click(role: Role, name?: string, within?: Query): Promise<void> {
    await this.until(async () =>
      this.found({ role, name, within }, await this.driver.click({ role, name, within })),
    );
  }

  async type(role: Role, name: string, text: string): Promise<void> {
    await this.until(async () => this.found({ role, name }, await this.driver.type({ role, name }, text)));
  }

  async sees(role: Role, name?: string, within?: Query): Promise<void> {
    await this.until(async () =>
      this.found({ role, name, within }, await this.isThere({ role, name, within })),
    );
  }

  async seesNo(role: Role, name?: string): Promise<void> {
    await this.until(async () => expect(await this.isThere({ role, name }), `${role} ${name}`).toBe(false));
  }

  async press(key: Key): Promise<void> {
    await this.driver.press(key);
  }

  async goBack(): Promise<void> {
    await this.driver.back();
  }

  async goForward(): Promise<void> {
    await this.driver.forward();
  }

  /** What a function makes of an element is, sooner or later, this. */
  async notices<R>(what: R, query: Query, look: (element: HTMLElement) => R): Promise<void> {
    await this.until(async () => expect<unknown>(await this.driver.inspect(query, look)).toEqual(what));
  }

  /** What a function finds in the page is, sooner or later, this. */
  async finds<A extends unknown[], R>(what: R, look: (...given: A) => R, ...given: A): Promise<void> {
    await this.until(async () => expect<unknown>(await this.evaluate(look, ...given)).toEqual(what));
  }

  evaluate<A extends unknown[], R>(work: (...given: A) => R, ...given: A): Promise<Awaited<R>> {
    return this.driver.evaluate(work, ...given);
  }

  private async isThere(query: Query): Promise<boolean> {
    return (await this.driver.inspect(query, () => true)) === true;
  }

  private found(query: Query, isFound: boolean): void {
    expect(isFound, `there is ${JSON.stringify(query)}`).toBe(true);
  }

  /** Pages are left while they are looked at, and elements move: whatever is thrown meanwhile, it is tried again. */
  private async until(step: () => Promise<void>): Promise<void> {
    await expect(step).toPass({ timeout: 15_000, intervals: [20, 50, 100] });
  }
}
