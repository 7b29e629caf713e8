/** A program that can send mail, and the mailbox of everybody it writes to. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { once } from "node:events";
import { expect } from "@playwright/test";
import { openMailbox } from "./mailbox";
import { addressOf } from "./second-site";

const ROOT = join(import.meta.dirname, "..");

export type MailSite = AsyncDisposable & {
  address: string;
  /** The address behind the link of the newest mail to somebody, once it has come. */
  linkFor: (email: string) => Promise<string>;
};

export async function serveWithMail(): Promise<MailSite> {
  const folder = mkdtempSync(join(tmpdir(), "torre-mail-"));
  const mailbox = await openMailbox(folder);
  const program = spawn(join(ROOT, "target/release/torre"), ["serve"], {
    env: {
      ...process.env,
      ...mailbox.settings,
      TORRE_LISTEN: "127.0.0.1:0",
      TORRE_DATA: join(folder, "data"),
      TORRE_TRUSTED_PROXIES: "127.0.0.1",
      TORRE_SUBSCRIPTIONS_PER_MINUTE: "1000",
      TORRE_SUBSCRIPTIONS_TOTAL_PER_MINUTE: "10000",
      TORRE_RENDER_TIMEOUT_MS: "20000",
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const address = await addressOf(program);
  const newest = (email: string) => mailbox.mails().findLast(({ to }) => to.includes(email));
  return {
    address,
    linkFor: async (email) => {
      await expect.poll(() => newest(email)?.subject, `a mail to ${email}`).toBeTruthy();
      const path = /^List-Unsubscribe: <https?:\/\/[^/]+([^>]+)>/m.exec(newest(email)?.data ?? "")?.[1];
      return `${address}${path}`;
    },
    [Symbol.asyncDispose]: async () => {
      const ended = once(program, "exit");
      program.kill("SIGKILL");
      await Promise.all([ended, mailbox[Symbol.asyncDispose]()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
