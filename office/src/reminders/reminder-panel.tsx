/** What is to be remembered of an enquiry, and the form for one more. */
import { useEffect, useRef, useState } from "react";
import type { Enquiry } from "../api/enquiry-shapes";
import { Button } from "../ui/button";
import { useWords } from "../words/words";
import { ReminderRow } from "./reminder-row";
import { SetReminder } from "./set-reminder";

type PanelProps = { enquiry: Enquiry; onChange: () => Promise<void> };

export function ReminderPanel({ enquiry, onChange }: PanelProps) {
  const { t } = useWords();
  const [adds, setAdds] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const wasAdding = useRef(false);
  useEffect(() => {
    if (wasAdding.current && !adds) {
      panel.current?.querySelector<HTMLElement>("#remind")?.focus();
    }
    wasAdding.current = adds;
  }, [adds]);
  return (
    <section ref={panel} className="panel reminders" aria-labelledby="reminders">
      <h2 id="reminders" className="label">
        {t("reminders.title")}
      </h2>
      {enquiry.reminders.length > 0 && (
        <ul className="reminder-list">
          {enquiry.reminders.map((reminder) => (
            <ReminderRow key={reminder.id} enquiry={enquiry.id} reminder={reminder} onChange={onChange} />
          ))}
        </ul>
      )}
      {adds ? (
        <SetReminder enquiry={enquiry} onSet={onChange} onEnd={() => setAdds(false)} />
      ) : (
        <Button id="remind" onClick={() => setAdds(true)}>
          {t("reminders.add")}
        </Button>
      )}
    </section>
  );
}
