/** A program that can send mail, and the mailbox of everybody it writes to. */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { once } from "node:events";
import { expect } from "@playwright/test";
import { addressOf } from "./second-site";

const ROOT = join(import.meta.dirname, "..");
const SMTP_SERVER = join(ROOT, "crates/torre/tests/support/smtp_server.py");

type Mail = { to: string[]; subject: string; data: string };

export type MailSite = AsyncDisposable & {
  address: string;
  /** The address behind the link of the newest mail to somebody, once it has come. */
  linkFor: (email: string) => Promise<string>;
};

export async function serveWithMail(): Promise<MailSite> {
  const folder = mkdtempSync(join(tmpdir(), "torre-mail-"));
  const mailbox = join(folder, "mailbox.jsonl");
  const port = await freePort();
  const mail = spawn("/usr/bin/python3", ["-W", "ignore", SMTP_SERVER, String(port), "normal", mailbox], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(mail.stdout, "data");
  const program = spawn(join(ROOT, "target/release/torre"), ["serve"], {
    env: {
      ...process.env,
      TORRE_LISTEN: "127.0.0.1:0",
      TORRE_DATA: join(folder, "data"),
      TORRE_TRUSTED_PROXIES: "127.0.0.1",
      TORRE_SMTP_URL: `smtp://127.0.0.1:${port}`,
      TORRE_MAIL_FROM: "web@torre.example",
      TORRE_MAIL_TO: "hola@torre.example",
      TORRE_SUBSCRIPTIONS_PER_MINUTE: "1000",
      TORRE_SUBSCRIPTIONS_TOTAL_PER_MINUTE: "10000",
      TORRE_RENDER_TIMEOUT_MS: "20000",
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const address = await addressOf(program);
  const newest = (email: string) => mailsIn(mailbox).findLast(({ to }) => to.includes(email));
  return {
    address,
    linkFor: async (email) => {
      await expect.poll(() => newest(email)?.subject, `a mail to ${email}`).toBeTruthy();
      const path = /^List-Unsubscribe: <https?:\/\/[^/]+([^>]+)>/m.exec(newest(email)?.data ?? "")?.[1];
      return `${address}${path}`;
    },
    [Symbol.asyncDispose]: async () => {
      const ended = [program, mail].map((child) => once(child, "exit"));
      program.kill("SIGKILL");
      mail.kill("SIGKILL");
      await Promise.all(ended);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function mailsIn(mailbox: string): Mail[] {
  try {
    const lines = readFileSync(mailbox, "utf8").trim().split("\n");
    return lines.map((line) => JSON.parse(line) as Mail);
  } catch {
    // Nothing has come yet, or a line is being written.
    return [];
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
