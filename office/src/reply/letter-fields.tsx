/** Subject, text and programme of a letter, in the person's language. */
import type { Offer } from "../api/reply-shapes";
import { Field } from "../ui/field";
import { TextArea } from "../ui/text-area";
import { useWords } from "../words/words";
import { MAX_SUBJECT, MAX_TEXT } from "./letter";
import type { Writing } from "./use-letter";

export type Part = "subject" | "text";

type FieldsProps = { offer: Offer; writing: Writing; isWrong: (part: Part) => boolean };

export function LetterFields({ offer, writing, isWrong }: FieldsProps) {
  const { t } = useWords();
  const { page, write } = writing;
  const wrong = (part: Part) => (isWrong(part) ? t(`replies.${part}Wrong`) : undefined);
  return (
    <>
      <Field
        name="subject"
        label={t("replies.subject")}
        lang={offer.language}
        value={page.subject}
        maxLength={MAX_SUBJECT}
        autoComplete="off"
        error={wrong("subject")}
        onChange={(event) => write({ subject: event.target.value })}
      />
      <TextArea
        name="text"
        label={t("replies.text")}
        lang={offer.language}
        rows={10}
        maxLength={MAX_TEXT}
        value={page.text}
        error={wrong("text")}
        onChange={(event) => write({ text: event.target.value })}
        onKeyDown={(event) => event.key === "Escape" && event.currentTarget.blur()}
      />
      {offer.programme && (
        <label className="check">
          <input
            type="checkbox"
            checked={page.programme}
            onChange={(event) => write({ programme: event.target.checked })}
          />
          <span>
            {t("replies.programme", { title: offer.programme.title })}{" "}
            <span className="field-note data">{offer.programme.file}</span>
          </span>
        </label>
      )}
    </>
  );
}
