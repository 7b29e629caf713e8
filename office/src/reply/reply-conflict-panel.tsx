/** Somebody was quicker and nothing has been sent: who did what, and whether the letter shall leave all the same. */
import { useEffect, useRef } from "react";
import { Button } from "../ui/button";
import { useWords } from "../words/words";
import { NewsList } from "./news-list";
import type { Writing } from "./use-letter";

export function ReplyConflictPanel({ writing, onLeave }: { writing: Writing; onLeave: () => void }) {
  const { t } = useWords();
  const { conflict, busy } = writing;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (conflict) {
      panel.current?.focus();
    }
  }, [conflict]);
  const leave = () => {
    writing.goOn();
    onLeave();
  };
  return (
    <div role="alert">
      {conflict && (
        <div ref={panel} tabIndex={-1} className="conflict">
          <h3>{t("replies.conflict")}</h3>
          {conflict.news.length > 0 ? (
            <NewsList news={conflict.news} enquiry={conflict.current} />
          ) : (
            <p>{t("conflict.unknown")}</p>
          )}
          <div className="actions">
            <Button busy={busy} onClick={() => void writing.sendAfterAll()}>
              {t("replies.sendAfterAll")}
            </Button>
            <Button kind="quiet" onClick={leave}>
              {t("replies.goOn")}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
