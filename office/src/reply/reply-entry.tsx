/** A reply in the log: what became of it, and its words for who wants to read them. */
import type { ReplyItem } from "../api/enquiry-shapes";
import type { Reply } from "../api/reply-shapes";
import { useWords } from "../words/words";

/** `reply`: its words, where the server sent them along. */
export function ReplyEntry({ item, reply }: { item: ReplyItem; reply: Reply | undefined }) {
  const { t } = useWords();
  const isBad = item.state === "failed" || item.state === "uncertain";
  const line = (
    <>
      {t("replies.entry", { subject: item.subject })}{" "}
      <span className="delivery-state" data-bad={isBad || undefined}>
        {t(`replyState.${item.state}`)}
      </span>
    </>
  );
  if (!reply) {
    return <p>{line}</p>;
  }
  return (
    <details className="entry-reply">
      <summary>{line}</summary>
      <p className="entry-note" dir="auto">
        {reply.text}
      </p>
      {reply.programme && <p className="field-hint">{t("replies.with", { title: reply.programme })}</p>}
    </details>
  );
}
