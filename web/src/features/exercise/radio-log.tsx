/** What was said and what the system warns of, the latest last. Screen readers hear each line as it comes. */
import { useText } from "../../site/page-context";

export type LogEntry = { id: number; who: string; text: string; isWarning?: boolean };

/** As many as have room; on a phone the older ones are cut off. */
const SHOWN = 6;

type LogProps = {
  entries: readonly LogEntry[];
  /** Why nothing moves. It stands where the log is, so that nothing else gives way to it. */
  hint: string | null;
};

export function RadioLog({ entries, hint }: LogProps) {
  const t = useText();
  return (
    <div className="exercise-log">
      <p className="label">{t("exercise.frequency")}</p>
      <div className="exercise-log-lines">
        <div role="log" aria-label={t("exercise.frequency")} aria-live="polite">
          <ol>
            {entries.slice(-SHOWN).map(({ id, who, text, isWarning }) => (
              <li key={id} data-warning={isWarning || undefined}>
                <b>{who}</b> {text}
              </li>
            ))}
          </ol>
        </div>
        {entries.length === 0 && !hint && <p className="text-muted">{t("exercise.silent")}</p>}
        <p role="status" className="text-muted">
          {hint}
        </p>
      </div>
    </div>
  );
}
