/** The letter itself. Enter goes on to the text, Ctrl+Enter sends: nothing leaves by accident. */
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import type { Enquiry } from "../api/enquiry-shapes";
import type { Offer } from "../api/reply-shapes";
import { fieldErrors } from "../enquiry/field-errors";
import { go } from "../router/history";
import { Failure } from "../ui/failure";
import { Field } from "../ui/field";
import { useNotice } from "../ui/notices";
import { TextArea } from "../ui/text-area";
import { useWords } from "../words/words";
import { placeAfter } from "./after";
import { LetterActions } from "./letter-actions";
import { MAX_SUBJECT, MAX_TEXT } from "./letter";
import { LetterHead } from "./letter-head";
import { LetterNews } from "./letter-news";
import { Preview } from "./preview";
import { ReplyConflictPanel } from "./reply-conflict-panel";
import { TemplateChoice } from "./template-choice";
import { useLetter } from "./use-letter";
import type { Replying } from "./use-replying";

type FormProps = {
  enquiry: Enquiry;
  offer: Offer;
  replying: Replying;
  onChange: (enquiry: Enquiry) => void;
};

export function LetterForm({ enquiry, offer, replying, onChange }: FormProps) {
  const { t } = useWords();
  const say = useNotice();
  const form = useRef<HTMLFormElement>(null);
  const [isTried, setIsTried] = useState(false);
  const [isPreviewed, setIsPreviewed] = useState(false);
  const writing = useLetter({
    enquiry,
    offer,
    onChange,
    onSent: () => {
      replying.end();
      say(t("replies.sent", { to: offer.to ?? "" }));
      const next = placeAfter(enquiry.id);
      void (next && go(next));
    },
  });
  const { page, conflict } = writing;
  const focusOn = (part: string) => form.current?.querySelector<HTMLElement>(part)?.focus();
  const missing = { subject: page.subject.trim() === "", text: page.text.trim() === "" };
  const refused = fieldErrors(writing.error);
  const wrong = (part: "subject" | "text") =>
    (isTried && missing[part]) || refused[part] ? t(`replies.${part}Wrong`) : undefined;

  // Whoever asked for it begins with a template, or where the text is.
  useEffect(() => {
    if (replying.begun > 0) {
      focusOn(missing.text && offer.templates.length > 0 ? "[type=radio]:checked" : "textarea");
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when it is asked for, not while it is written
  }, [replying.begun]);

  const isReady = () => {
    const part = missing.text ? "textarea" : missing.subject ? "input:not([type])" : null;
    setIsTried(part !== null);
    void (part && focusOn(part));
    return part === null;
  };
  const send = () => {
    setIsPreviewed(false);
    void (isReady() && offer.canSend && writing.send());
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter") {
      return;
    }
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      send();
    } else if (event.target instanceof HTMLInputElement) {
      event.preventDefault();
      focusOn("textarea");
    }
  };
  return (
    <form
      ref={form}
      className="letter"
      noValidate
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={press}
    >
      <LetterHead offer={offer} />
      {!conflict && <LetterNews enquiry={enquiry} seen={writing.draft.seen} />}
      <TemplateChoice offer={offer} writing={writing} />
      <Field
        label={t("replies.subject")}
        lang={offer.language}
        value={page.subject}
        maxLength={MAX_SUBJECT}
        autoComplete="off"
        error={wrong("subject")}
        onChange={(event) => writing.write({ subject: event.target.value })}
      />
      <TextArea
        label={t("replies.text")}
        lang={offer.language}
        rows={10}
        maxLength={MAX_TEXT}
        value={page.text}
        error={wrong("text")}
        onChange={(event) => writing.write({ text: event.target.value })}
        onKeyDown={(event) => event.key === "Escape" && event.currentTarget.blur()}
      />
      {offer.programme && (
        <label className="check">
          <input
            type="checkbox"
            checked={page.programme}
            onChange={(event) => writing.write({ programme: event.target.checked })}
          />
          <span>
            {t("replies.programme", { title: offer.programme.title })}{" "}
            <span className="field-note data">{offer.programme.file}</span>
          </span>
        </label>
      )}
      <ReplyConflictPanel writing={writing} onLeave={() => focusOn("textarea")} />
      <Failure error={Object.keys(refused).length === 0 ? writing.error : null} />
      <LetterActions
        offer={offer}
        writing={writing}
        onSend={send}
        onPreview={() => isReady() && setIsPreviewed(true)}
        onClose={() => replying.close(writing.keepsSomething)}
      />
      {isPreviewed && (
        <Preview
          enquiry={enquiry.id}
          letter={page}
          onSend={offer.canSend ? send : null}
          onClose={() => setIsPreviewed(false)}
        />
      )}
    </form>
  );
}
