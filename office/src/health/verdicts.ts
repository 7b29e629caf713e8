/** What the state of the program means, for whoever looks after it. */
import type { Health, Outlet } from "../api/duties";
import type { Values, WordKey } from "../words/catalogue";

export type Level = "good" | "watch" | "bad";

/** `text` says what is so, `todo` what to do about it. */
export type Verdict = {
  of: "store" | "mail" | "webhook" | "backup" | "content";
  level: Level;
  text: WordKey;
  todo?: WordKey;
  values?: Values;
  /** What the program itself said, in its own words. */
  said?: string | null;
};

const STORES: Record<string, string> = { sqlite: "SQLite", postgres: "PostgreSQL" };

const HOUR_MS = 3_600_000;
/** A copy is made every night: after a day and a half one is missing. */
const BACKUP_MS = 36 * HOUR_MS;

type Formats = { moment: (iso: string) => string };

function ofOutlet(of: "mail" | "webhook", outlet: Outlet, { moment }: Formats): Verdict {
  const { configured, ok, waiting, failed, oldest, lastError } = outlet;
  if (!configured) {
    // Without mail nobody hears of an enquiry but in here; a webhook is a wish.
    return of === "mail"
      ? { of, level: "watch", text: "health.noMail", todo: "health.noMailTodo" }
      : { of, level: "good", text: "health.noWebhook" };
  }
  const values = { count: failed, waiting, date: oldest ? moment(oldest) : "" };
  if (failed > 0) {
    return { of, level: "bad", text: "health.failed", todo: "health.failedTodo", values, said: lastError };
  }
  if (!ok) {
    return { of, level: "watch", text: "health.late", todo: "health.lateTodo", values, said: lastError };
  }
  return { of, level: "good", text: waiting > 0 ? "health.leaving" : "health.sent", values };
}

function ofBackup({ last, applicable }: Health["backup"], now: number, { moment }: Formats): Verdict {
  const of = "backup";
  if (!applicable) {
    return { of, level: "good", text: "health.backupElsewhere" };
  }
  if (last === null) {
    return { of, level: "bad", text: "health.noBackup", todo: "health.backupTodo" };
  }
  const values = { date: moment(last) };
  return now - Date.parse(last) > BACKUP_MS
    ? { of, level: "watch", text: "health.oldBackup", todo: "health.backupTodo", values }
    : { of, level: "good", text: "health.backup", values };
}

function ofContent({ stale, placeholders }: Health["content"]): Verdict {
  const of = "content";
  const values = { stale: stale.length, placeholders: placeholders.length };
  return stale.length + placeholders.length > 0
    ? { of, level: "watch", text: "health.contentOpen", todo: "health.contentTodo", values }
    : { of, level: "good", text: "health.content" };
}

export function verdicts(health: Health, now: number, formats: Formats): Verdict[] {
  const { store, mail, webhook, backup, content } = health;
  const kind = { kind: STORES[store.kind] ?? store.kind };
  return [
    store.ok
      ? { of: "store", level: "good", text: "health.store", values: kind }
      : {
          of: "store",
          level: "bad",
          text: "health.storeAway",
          todo: "health.storeTodo",
          said: store.sentence,
        },
    ofOutlet("mail", mail, formats),
    ofOutlet("webhook", webhook, formats),
    ofBackup(backup, now, formats),
    ofContent(content),
  ];
}

export const worst = (all: Verdict[]): Level =>
  (["bad", "watch"] as const).find((level) => all.some((verdict) => verdict.level === level)) ?? "good";
