/** One reminder of an enquiry: when, for whom, what, and what can be done with it. */
import { useRef, useState } from "react";
import { changeReminder, removeReminder } from "../api/reminders";
import type { Reminder } from "../api/enquiry-shapes";
import { useAction } from "../load/use-action";
import { useMe } from "../session/session";
import { Button } from "../ui/button";
import { Facts } from "../ui/facts";
import { Failure } from "../ui/failure";
import { useNotice } from "../ui/notices";
import type { WordKey } from "../words/catalogue";
import { useWords } from "../words/words";
import { ChangeReminder } from "./change-reminder";
import { useMinute } from "./use-minute";
import { wallAt, wallText } from "./wall";

type RowProps = { enquiry: string; reminder: Reminder; onChange: () => Promise<void> };

export function ReminderRow({ enquiry, reminder, onChange }: RowProps) {
  const { t, language } = useWords();
  const say = useNotice();
  const [changes, setChanges] = useState(false);
  const button = useRef<HTMLDivElement>(null);
  const minute = useMinute();
  const { id, at, wall, zone, text, done } = reminder;
  const when = wallText(language, wall, wallAt(zone, minute).slice(0, 4));
  const { run, busy, error } = useAction(async (perform: () => Promise<unknown>, said: string) => {
    await perform();
    say(said);
    await onChange().catch(() => {});
  });
  const finish = (isDone: boolean) =>
    void run(
      () => changeReminder(enquiry, id, { done: isDone }),
      t(isDone ? "reminders.wasDone" : "reminders.isOpen"),
    );
  const end = () => {
    setChanges(false);
    // The buttons are there again with the next picture.
    requestAnimationFrame(() => button.current?.querySelector<HTMLElement>("button")?.focus());
  };
  if (changes) {
    return (
      <li>
        <ChangeReminder enquiry={enquiry} reminder={reminder} onChange={onChange} onEnd={end} />
      </li>
    );
  }
  const isDue = done === null && Date.parse(at) <= minute;
  const named = (action: string) => `${action}: ${when}`;
  return (
    <li className="reminder" data-due={isDue || undefined} data-done={done !== null || undefined}>
      <p className="reminder-when">
        <time dateTime={at}>{when}</time>{" "}
        {zone === "Atlantic/Canary" && <span className="field-note">{t("reminders.canaryTime")}</span>}
      </p>
      {text && <p className="reminder-text">{text}</p>}
      <ReminderFacts reminder={reminder} isDue={isDue} />
      <Failure error={error} />
      <div ref={button} className="reminder-actions">
        {done === null && (
          <>
            <Button
              kind="small"
              busy={busy}
              aria-label={named(t("reminders.done"))}
              onClick={() => finish(true)}
            >
              {t("reminders.done")}
            </Button>
            <Button kind="quiet" aria-label={named(t("reminders.change"))} onClick={() => setChanges(true)}>
              {t("reminders.change")}
            </Button>
          </>
        )}
        {done !== null && (
          <Button
            kind="quiet"
            busy={busy}
            aria-label={named(t("queue.reopen"))}
            onClick={() => finish(false)}
          >
            {t("queue.reopen")}
          </Button>
        )}
        <Button
          kind="quiet"
          aria-label={named(t("remove"))}
          onClick={() => void run(() => removeReminder(enquiry, id), t("reminders.removed"))}
        >
          {t("remove")}
        </Button>
      </div>
    </li>
  );
}

function ReminderFacts({ reminder, isDue }: { reminder: Reminder; isDue: boolean }) {
  const { t, dates } = useWords();
  const me = useMe();
  const { by, mail, mailState, done } = reminder;
  const name = (person: { id: string; name: string }) => person.name || t("history.somebody");
  const isMine = reminder.for.id === me.id;
  return (
    <Facts
      facts={[
        done === null
          ? isDue
            ? t("reminders.isDue")
            : null
          : t("reminders.doneAt", { date: dates.moment(done) }),
        isMine ? t("reminders.forMe") : t("reminders.forOther", { name: name(reminder.for) }),
        by.id === reminder.for.id ? null : t("reminders.by", { name: name(by) }),
        mail ? t(MAILS[mailState ?? ""] ?? "reminders.byMail") : null,
      ]}
    />
  );
}

/** What became of its mail; before it is due there is nothing to tell. */
const MAILS: Partial<Record<string, WordKey>> = {
  sent: "reminders.mailSent",
  failed: "reminders.mailFailed",
  uncertain: "reminders.mailUncertain",
  noAddress: "reminders.noAddress",
};
