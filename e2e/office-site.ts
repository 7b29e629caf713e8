/** A program of its own with an office: people are invited as the school would, visitors ask, and time is made to pass. */
import { execFile, spawn, type ChildProcess } from "node:child_process";
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort, untilReady } from "./engines/processes";
import { addressOf } from "./second-site";
import { expect } from "./site";

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
  /** A session as it begins when somebody invited has shown a passkey: what the cookie holds. */
  session: (name: string) => Promise<string>;
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
    const running = program;
    program = null;
    const ended = running && once(running, "exit");
    running?.kill("SIGKILL");
    await ended;
  };
  const store = async (statement: string) => {
    const script = "import sqlite3, sys\nwith sqlite3.connect(sys.argv[1]) as db: db.execute(sys.argv[2])";
    await run("/usr/bin/python3", ["-c", script, join(data, "torre.db"), statement]);
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
    store,
    session: async (name) => {
      const token = randomBytes(32);
      const hash = createHash("sha256").update(token).digest("hex");
      await store(
        `INSERT INTO sessions (hash, id, staff_id, device, started_at, last_seen_at)
         SELECT '${hash}', '${randomUUID()}', id, 'Chromium', ${Date.now()}, ${Date.now()} FROM staff WHERE name = '${name}'`,
      );
      return token.toString("base64url");
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
