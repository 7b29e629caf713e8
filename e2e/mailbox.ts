/** A real mail server, and the mailbox of everybody it is given something for. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./engines/processes";

const SMTP_SERVER = join(import.meta.dirname, "../crates/torre/tests/support/smtp_server.py");

/** How it treats a mail: takes it, has nobody of that name, or takes it and dies before it has said so. */
type Manner = "normal" | "refuse-for-good" | "take-and-die";

export type Mail = { from: string; to: string[]; subject: string; data: string };

export type Mailbox = AsyncDisposable & {
  /** What a program needs to send mail through it. */
  settings: Record<string, string>;
  /** All that came, oldest first. */
  mails: () => Mail[];
  mailsTo: (email: string) => Mail[];
  /** Another server at the same place. */
  become: (manner: Manner) => Promise<void>;
};

export async function openMailbox(): Promise<Mailbox> {
  const folder = mkdtempSync(join(tmpdir(), "torre-mailbox-"));
  const file = join(folder, "mailbox.jsonl");
  const port = await freePort();
  let server: ChildProcess | null = null;
  const stop = async () => {
    const ended = server && server.exitCode === null && server.signalCode === null && once(server, "exit");
    server?.kill("SIGKILL");
    await ended;
  };
  const become = async (manner: Manner) => {
    await stop();
    const begun = spawn("/usr/bin/python3", ["-W", "ignore", SMTP_SERVER, String(port), manner, file], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    server = begun;
    await once(begun.stdout, "data");
  };
  await become("normal");
  return {
    become,
    settings: {
      TORRE_SMTP_URL: `smtp://127.0.0.1:${port}`,
      TORRE_MAIL_FROM: "web@torre.example",
      TORRE_MAIL_TO: "hola@torre.example",
    },
    mails: () => mailsIn(file),
    mailsTo: (email) => mailsIn(file).filter(({ to }) => to.includes(email)),
    [Symbol.asyncDispose]: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
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
