/** Something that was announced: how far it has come, and what did not arrive. */
import { useState } from "react";
import { announceAgain, type Announced, type Announcements } from "../api/announcements";
import { useAction } from "../load/use-action";
import { Button } from "../ui/button";
import { Confirm } from "../ui/confirm";
import { Facts } from "../ui/facts";
import { Failure } from "../ui/failure";
import { useWords } from "../words/words";

type ProgressRowProps = { announced: Announced; canSend: boolean; onAgain: (next: Announcements) => void };

export function ProgressRow({ announced, canSend, onAgain }: ProgressRowProps) {
  const { t, dates } = useWords();
  const [asks, setAsks] = useState(false);
  const { topic, title, at, who, total, sent, waiting, failed, uncertain } = announced;
  const { run, busy, error } = useAction(async () => onAgain(await announceAgain(topic, "failed")));
  return (
    <li className="row announcement">
      <div className="row-words">
        <h3>{title}</h3>
        <Facts
          facts={[
            dates.moment(at),
            who ?? t("audit.nobody"),
            t("announcements.arrived", { sent, total }),
            ...(waiting > 0 ? [t("announcements.onTheWay", { count: waiting })] : []),
            ...(failed > 0 ? [t("announcements.failed", { count: failed })] : []),
            ...(uncertain > 0 ? [t("announcements.uncertain", { count: uncertain })] : []),
          ]}
        />
        <svg className="progress" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width={total === 0 ? 0 : (sent / total) * 100} height="1" />
        </svg>
      </div>
      {canSend && failed + uncertain > 0 && (
        <div className="row-actions">
          {failed > 0 && (
            <Button busy={busy} onClick={() => void run()}>
              {t("announcements.again")}
            </Button>
          )}
          {uncertain > 0 && (
            <Button onClick={() => setAsks(true)}>{t("announcements.againUncertain")}</Button>
          )}
        </div>
      )}
      <Failure error={error} />
      {asks && (
        <Confirm
          title={t("announcements.againUncertain")}
          text={t("announcements.askUncertain", { count: uncertain })}
          action={t("announcements.againUncertain")}
          perform={async () => onAgain(await announceAgain(topic, "uncertain"))}
          onClose={() => setAsks(false)}
        />
      )}
    </li>
  );
}
