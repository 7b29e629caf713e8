/** The office as its people use it. */
import type { Page } from "@playwright/test";
import { serveOffice, type OfficeSite, type Role } from "./office-site";
import { plugIn, type Device } from "./passkeys";
import { servePostgres, type Postgres } from "./postgres";
import { test as base } from "./same-tab";
import { expect } from "./site";

export const BUTTONS = {
  enrol: "Crear llave de acceso",
  signIn: "Entrar con llave de acceso",
  signOut: "Salir",
} as const;

/** From the link to the page of whoever is signed in, in either language. */
export async function enrol(page: Page, link: string): Promise<Device> {
  const device = await plugIn(page);
  await page.goto(link);
  await page.getByRole("button", { name: /^(Crear llave de acceso|Create a passkey)$/ }).click();
  await expect(heading(page, /^(Mi cuenta|My account)$/)).toBeVisible();
  return device;
}

export const signIn = (page: Page) => page.getByRole("button", { name: BUTTONS.signIn }).click();

/** At the queue, signed in since a moment ago: what a passkey does is looked at in office-sign-in.spec.ts. */
export async function atWork(
  page: Page,
  office: OfficeSite,
  name: string,
  role: Role = "admin",
): Promise<void> {
  await office.invite(name, role);
  await page.context().addCookies([
    {
      name: "__Host-staff",
      value: await office.session(name),
      domain: "localhost",
      path: "/",
      secure: true,
      httpOnly: true,
      sameSite: "Strict",
    },
  ]);
  await toTheQueue(page, office);
}

/** The same for somebody with a passkey, who will show it again. */
export async function atWorkWithPasskey(
  page: Page,
  office: OfficeSite,
  name: string,
  role: Role = "admin",
): Promise<void> {
  await enrol(page, await office.invite(name, role));
  await toTheQueue(page, office);
}

async function toTheQueue(page: Page, office: OfficeSite): Promise<void> {
  await page.goto(`${office.address}/staff`);
  await expect(heading(page, "Consultas")).toBeVisible();
}

/** An enquiry in the list. */
export const strip = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("link", { name, exact: true }) });

/** A list of the queue, narrowed to the enquiries of a test. */
export const listOf = (office: OfficeSite, view: string, words = "") =>
  `${office.address}/staff?view=${view}${words && `&q=${encodeURIComponent(words)}`}`;

export const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

/** An enquiry, from a list in which nobody else stands. */
export async function open(page: Page, office: OfficeSite, name: string): Promise<void> {
  await page.goto(listOf(office, "all", name));
  await page.getByRole("link", { name, exact: true }).click();
  // Then the keys are there too.
  await expect(heading(page, name)).toBeFocused();
}

type OwnOffice = (settings?: Record<string, string>) => Promise<OfficeSite>;

/** One program for the tests of a worker, where each test invites people of its own; or one for a test alone. */
export const test = base.extend<{ postgres: Postgres; ownOffice: OwnOffice }, { office: OfficeSite }>({
  // oxlint-disable-next-line no-empty-pattern -- as below
  postgres: async ({}, use) => {
    await using postgres = await servePostgres();
    await use(postgres);
  },
  ownOffice: async ({ page }, use) => {
    const served: OfficeSite[] = [];
    await use(async (settings) => {
      const office = await serveOffice(settings);
      served.push(office);
      return office;
    });
    // A page that listens would look for its program in vain, and say so.
    await page.close();
    for (const office of served) {
      await office[Symbol.asyncDispose]();
    }
  },
  office: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing else is needed
    async ({}, use) => {
      await using office = await serveOffice();
      await use(office);
    },
    { scope: "worker" },
  ],
  // Whoever types something wrong, is not signed in, was not the first, comes with a used invitation or finds no office yet is told so, and Chromium logs each.
  expectedConsole: /status of 4(00|01|04|09|10)|there is no page at \/staff/,
});

export { expect };
