/** Send, look, put aside. Where no mail is set up, the letter goes to one's own mail program. */
import { mailTo } from "../enquiry/reach";
import type { Offer } from "../api/reply-shapes";
import { Button } from "../ui/button";
import { useWords } from "../words/words";
import type { Writing } from "./use-letter";

type ActionsProps = {
  /** The person's bare address. */
  email: string;
  offer: Offer;
  writing: Writing;
  onSend: () => void;
  onPreview: () => void;
  onClose: () => void;
};

export function LetterActions({ email, offer, writing, onSend, onPreview, onClose }: ActionsProps) {
  const { t } = useWords();
  const { page, busy } = writing;
  return (
    <div className="letter-end">
      <div className="actions">
        {offer.canSend ? (
          <Button kind="primary" busy={busy} title="Ctrl+Enter" onClick={onSend}>
            {t("replies.send")}
          </Button>
        ) : (
          <a className="button button-primary" href={mailTo(email, page)}>
            {t("enquiry.answer")}
          </a>
        )}
        <Button onClick={onPreview}>{t("replies.preview")}</Button>
        <Button kind="quiet" onClick={onClose}>
          {t("close")}
        </Button>
      </div>
      <p className="field-hint">{writing.keepsSomething && t("note.kept")}</p>
    </div>
  );
}
