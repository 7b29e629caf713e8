/** On a strip: what one is reminded of, since when. */
import type { DueReminder } from "../api/enquiry-shapes";
import { useWords } from "../words/words";
import { useMinute } from "./use-minute";
import { shortWallText } from "./wall";

export function DueTag({ id, reminder }: { id: string; reminder: DueReminder }) {
  const { t, language } = useWords();
  const { wall, zone, text } = reminder;
  const time = shortWallText(language, wall, zone, useMinute());
  return (
    <span id={id} className="slip-due">
      {t(zone === "Atlantic/Canary" ? "reminders.dueCanary" : "reminders.due", { time })}
      {text && ` · ${text}`}
    </span>
  );
}
