/** Sets a reminder. What was chosen is kept in this tab until it was sent. */
import { setReminder } from "../api/reminders";
import type { Enquiry } from "../api/enquiry-shapes";
import { useDraft } from "../drafts/draft";
import { useAction } from "../load/use-action";
import { useMe } from "../session/session";
import { useNotice } from "../ui/notices";
import { useWords } from "../words/words";
import { ReminderForm } from "./reminder-form";
import type { ReminderData } from "./reminder-fields";
import { useMinute } from "./use-minute";
import { usualTimes } from "./wall";

/** `sent`: under which id which one left, so that a second attempt is no second reminder. */
type Draft = ReminderData & { sent: { id: string; what: string } | null };

type SetProps = { enquiry: Enquiry; onSet: () => Promise<void>; onEnd: () => void };

export function SetReminder({ enquiry, onSet, onEnd }: SetProps) {
  const { t } = useWords();
  const say = useNotice();
  const { id, zone } = enquiry;
  const at = usualTimes(zone, useMinute()).nextDay;
  const empty: Draft = { at, for: useMe().id, text: "", mail: false, sent: null };
  const [draft, setDraft, clear] = useDraft<Draft>(`reminder:${id}`, empty);
  const { sent, ...data } = draft;
  const { run, busy, error } = useAction(async () => {
    const what = JSON.stringify(data);
    const attempt = sent?.what === what ? sent : { id: crypto.randomUUID(), what };
    setDraft({ ...data, sent: attempt });
    await setReminder(id, { id: attempt.id, ...data });
    clear();
    say(t("reminders.set"));
    onEnd();
    await onSet().catch(() => {});
  });
  return (
    <ReminderForm
      label={t("reminders.add")}
      data={data}
      zone={zone}
      busy={busy}
      error={error}
      onChange={(next) => setDraft({ ...next, sent })}
      onSend={() => void run()}
      onEnd={() => {
        clear();
        onEnd();
      }}
    />
  );
}
