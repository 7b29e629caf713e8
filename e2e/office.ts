/** The office of a program of its own: people are invited as the school would, and a passkey is Chromium's own device. */
import { execFile, spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { CDPSession, Page } from "@playwright/test";
import { untilReady } from "./engines/processes";
import { addressOf } from "./second-site";
import { expect, test as base } from "./site";

const TORRE = join(import.meta.dirname, "../target/release/torre");
const run = promisify(execFile);

export type Role = "admin" | "office";

export type OfficeSite = AsyncDisposable & {
  /** By the name that passkeys belong to. */
  address: string;
  /** By the number, which they do not. */
  number: string;
  invite: (name: string, role?: Role) => Promise<string>;
  remove: (name: string) => Promise<void>;
  /** An enquiry as a visitor sends it; what is left out is filled in. */
  enquire: (enquiry: Partial<Record<string, unknown>> & { name: string }) => Promise<void>;
  /** The program ends without a word, and begins again with what it had. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
  /** What only time does: changes rows of the store under the running program. */
  store: (statement: string) => Promise<void>;
};

export async function serveOffice(settings: Record<string, string> = {}): Promise<OfficeSite> {
  const data = mkdtempSync(join(tmpdir(), "torre-office-"));
  const port = await freePort();
  const env = {
    ...process.env,
    TORRE_ENV_FILE: "none",
    TORRE_LISTEN: `127.0.0.1:${port}`,
    TORRE_DATA: data,
    TORRE_TRUSTED_PROXIES: "127.0.0.1",
    TORRE_LEADS_PER_MINUTE: "1000",
    TORRE_LEADS_TOTAL_PER_MINUTE: "10000",
    // A busy machine is slow, not wrong.
    TORRE_RENDER_TIMEOUT_MS: "20000",
    ...settings,
  };
  const number = `http://127.0.0.1:${port}`;
  let program: ChildProcess | null = null;
  const start = async () => {
    program = spawn(TORRE, ["serve"], { env, stdio: ["ignore", "ignore", "pipe"] });
    await addressOf(program);
    await untilReady(`${number}/readyz`);
  };
  const stop = async () => {
    const ended = program && once(program, "exit");
    program?.kill("SIGKILL");
    await ended;
  };
  await start();
  return {
    number,
    start,
    stop,
    address: `http://localhost:${port}`,
    invite: async (name, role = "admin") => {
      const { stdout } = await run(TORRE, ["staff", "invite", name, "--role", role], { env });
      return stdout.trim().split("\n")[0] ?? "";
    },
    remove: async (name) => void (await run(TORRE, ["staff", "remove", name], { env })),
    enquire: async (enquiry) => {
      const answer = await fetch(`${number}/api/leads`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ ...ENQUIRY, email: addressFor(enquiry.name), ...enquiry }),
      });
      expect(answer.ok, `${answer.status} ${await answer.text()}`).toBe(true);
    },
    store: async (statement) => {
      const script = "import sqlite3, sys\nwith sqlite3.connect(sys.argv[1]) as db: db.execute(sys.argv[2])";
      await run("/usr/bin/python3", ["-c", script, join(data, "torre.db"), statement]);
    },
    [Symbol.asyncDispose]: async () => {
      await stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

const ENQUIRY = {
  form: "contact",
  lang: "es",
  message: "¿Cuándo empieza el próximo curso?",
  interest: "block-1",
  consent: true,
};

/** Each name has an address of its own. */
export const addressFor = (name: string) =>
  `${name
    .normalize("NFD")
    .replaceAll(/[^A-Za-z]+/g, ".")
    .toLowerCase()}@correo.example`;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** A device that keeps passkeys and knows its owner's finger. */
export type Device = { cdp: CDPSession; id: string };

export async function plugIn(page: Page, transport: "internal" | "usb" = "internal"): Promise<Device> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, id: authenticatorId };
}

export const unplug = ({ cdp, id }: Device) =>
  cdp.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId: id });

/** The passkeys of one device in another. They count their uses: a copy that stays behind is refused as one. */
export async function copyPasskeys(from: Device, to: Device): Promise<void> {
  await to.cdp.send("WebAuthn.clearCredentials", { authenticatorId: to.id });
  const { credentials } = await from.cdp.send("WebAuthn.getCredentials", { authenticatorId: from.id });
  for (const credential of credentials) {
    await to.cdp.send("WebAuthn.addCredential", { authenticatorId: to.id, credential });
  }
}

export const BUTTONS = {
  enrol: "Crear llave de acceso",
  signIn: "Entrar con llave de acceso",
  signOut: "Salir",
} as const;

/** From the link to the page behind the door. */
export async function enrol(page: Page, link: string): Promise<Device> {
  const device = await plugIn(page);
  await page.goto(link);
  await page.getByRole("button", { name: BUTTONS.enrol }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Mi cuenta" })).toBeVisible();
  return device;
}

export const signIn = (page: Page) => page.getByRole("button", { name: BUTTONS.signIn }).click();

/** Behind the door, at the queue. */
export async function atWork(
  page: Page,
  office: OfficeSite,
  name: string,
  role: Role = "admin",
): Promise<Device> {
  const device = await enrol(page, await office.invite(name, role));
  await page.goto(`${office.address}/staff`);
  await expect(heading(page, "Consultas")).toBeVisible();
  return device;
}

/** An enquiry in the list. */
export const strip = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("link", { name, exact: true }) });

/** A list of the queue, narrowed to the enquiries of a test. */
export const listOf = (office: OfficeSite, view: string, words = "") =>
  `${office.address}/staff?view=${view}${words && `&q=${encodeURIComponent(words)}`}`;

export const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

/** One program for the tests of a worker: each test invites people of its own. */
export const test = base.extend<object, { office: OfficeSite }>({
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
