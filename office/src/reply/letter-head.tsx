/** To whom, from whom, where their answer will arrive, and in which language they wrote. */
import type { Offer } from "../api/reply-shapes";
import { useNames } from "../words/use-names";
import { useWords } from "../words/words";

export function LetterHead({ offer }: { offer: Offer }) {
  const { t } = useWords();
  const { languageName } = useNames();
  const lines = [
    [t("replies.to"), offer.to],
    [t("replies.from"), offer.from],
    [t("replies.replyTo"), offer.replyTo],
    [t("field.language"), languageName(offer.language)],
  ].filter(([, value]) => value);
  return (
    <>
      <dl className="envelope">
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {!offer.canSend && (
        <p className="reply-note">{t(offer.to === null ? "replies.noAddress" : "replies.noMail")}</p>
      )}
    </>
  );
}
