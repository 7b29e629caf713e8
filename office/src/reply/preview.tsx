/** The mail as it will leave, before it does: as most people see it, and as plain text. */
import { useEffect, useState } from "react";
import { previewReply } from "../api/replies";
import type { Letter, Mail } from "../api/reply-shapes";
import { useAction } from "../load/use-action";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { NoContact } from "../ui/failure";
import { Sweep } from "../ui/sweep";
import { useWords } from "../words/words";
import { MailFrame } from "./mail-frame";

type PreviewProps = {
  enquiry: string;
  letter: Letter;
  /** Null: no mail is set up. */
  onSend: (() => void) | null;
  onClose: () => void;
};

export function Preview({ enquiry, letter, onSend, onClose }: PreviewProps) {
  const { t } = useWords();
  const [mail, setMail] = useState<Mail | null>(null);
  const { run, error } = useAction(async () => {
    const { subject, text, programme } = letter;
    setMail(await previewReply(enquiry, { subject: subject.trim(), text: text.trim(), programme }));
  });
  useEffect(() => {
    void run();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the letter cannot change behind the dialog
  }, []);
  return (
    <Dialog title={t("replies.preview")} onClose={onClose}>
      {mail ? (
        <Shown mail={mail} />
      ) : error ? (
        <NoContact error={error} onRetry={() => void run()} />
      ) : (
        <Sweep />
      )}
      <div className="dialog-actions">
        <Button onClick={onClose}>{t("replies.goOn")}</Button>
        {onSend && (
          <Button kind="primary" onClick={onSend}>
            {t("replies.send")}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function Shown({ mail }: { mail: Mail }) {
  const { t } = useWords();
  const [isPlain, setIsPlain] = useState(false);
  const lines = [
    [t("replies.from"), mail.from],
    [t("replies.to"), mail.to],
    [t("replies.replyTo"), mail.replyTo],
    [t("replies.subject"), mail.subject],
    [t("replies.attached"), mail.attachments.join(", ")],
  ].filter(([, value]) => value);
  return (
    <div className="preview">
      <dl className="envelope envelope-long">
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div role="group" aria-label={t("replies.shownAs")} className="options">
        {[false, true].map((plain) => (
          <button
            key={String(plain)}
            type="button"
            className="option"
            aria-pressed={isPlain === plain}
            onClick={() => setIsPlain(plain)}
          >
            {t(plain ? "replies.asText" : "replies.asMail")}
          </button>
        ))}
      </div>
      {isPlain ? (
        // Long lines and long mails scroll: the keyboard must reach them.
        <pre tabIndex={0} className="preview-text" aria-label={t("replies.asText")}>
          {mail.text}
        </pre>
      ) : (
        <MailFrame html={mail.html} title={t("replies.asMail")} />
      )}
    </div>
  );
}
