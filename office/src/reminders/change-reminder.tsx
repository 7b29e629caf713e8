/** Another time, another person, other words. */
import { useState } from "react";
import { changeReminder } from "../api/reminders";
import type { Reminder } from "../api/enquiry-shapes";
import { useAction } from "../load/use-action";
import { useNotice } from "../ui/notices";
import { useWords } from "../words/words";
import { ReminderForm } from "./reminder-form";

type ChangeProps = { enquiry: string; reminder: Reminder; onChange: () => Promise<void>; onEnd: () => void };

export function ChangeReminder({ enquiry, reminder, onChange, onEnd }: ChangeProps) {
  const { t } = useWords();
  const say = useNotice();
  const { wall, text, mail } = reminder;
  const [data, setData] = useState({ at: wall, for: reminder.for.id, text, mail });
  const { run, busy, error } = useAction(async () => {
    await changeReminder(enquiry, reminder.id, data);
    say(t("enquiry.saved"));
    onEnd();
    await onChange().catch(() => {});
  });
  return (
    <ReminderForm
      label={t("reminders.change")}
      data={data}
      zone={reminder.zone}
      person={reminder.for}
      busy={busy}
      error={error}
      onChange={setData}
      onSend={() => void run()}
      onEnd={onEnd}
    />
  );
}
