/** A mail server and the mailbox of everybody it is given mail for. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";

const SMTP_SERVER = join(import.meta.dirname, "../crates/torre/tests/support/smtp_server.py");

export type Mail = { to: string[]; subject: string; data: string };

export type Mailbox = AsyncDisposable & {
  /** What a program that sends through it is told. */
  settings: { TORRE_SMTP_URL: string; TORRE_MAIL_FROM: string; TORRE_MAIL_TO: string };
  /** All that came, oldest first. */
  mails: () => Mail[];
};

/** What comes is kept in this folder. */
export async function openMailbox(folder: string): Promise<Mailbox> {
  const file = join(folder, "mailbox.jsonl");
  const port = await freePort();
  const server = spawn("/usr/bin/python3", ["-W", "ignore", SMTP_SERVER, String(port), "normal", file], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(server.stdout, "data");
  return {
    settings: {
      TORRE_SMTP_URL: `smtp://127.0.0.1:${port}`,
      TORRE_MAIL_FROM: "web@torre.example",
      TORRE_MAIL_TO: "hola@torre.example",
    },
    mails: () => mailsIn(file),
    [Symbol.asyncDispose]: async () => {
      const ended = once(server, "exit");
      server.kill("SIGKILL");
      await ended;
    },
  };
}

function mailsIn(file: string): Mail[] {
  try {
    const lines = readFileSync(file, "utf8").trim().split("\n");
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
