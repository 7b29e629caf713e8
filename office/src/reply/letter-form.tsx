/** The letter itself. Enter goes on to the text, Ctrl+Enter sends: nothing leaves by accident. */
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import type { Enquiry } from "../api/enquiry-shapes";
import type { Offer } from "../api/reply-shapes";
import { fieldErrors } from "../enquiry/field-errors";
import { go } from "../router/history";
import { Failure } from "../ui/failure";
import { useNotice } from "../ui/notices";
import { useWords } from "../words/words";
import { placeAfter } from "./after";
import { LetterActions } from "./letter-actions";
import { LetterFields, type Part } from "./letter-fields";
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
  const onSent = () => {
    replying.end();
    say(t("replies.sent", { to: enquiry.email }));
    const next = placeAfter(enquiry.id);
    void (next ? go(next) : document.getElementById("reply")?.focus());
  };
  const writing = useLetter({ enquiry, offer, onChange, onSent });
  const { page, keepsSomething } = writing;
  const refused = fieldErrors(writing.error);
  const isMissing = (part: Part) => page[part].trim() === "";
  const focusOn = (part: string) => form.current?.querySelector<HTMLElement>(part)?.focus();

  // Whoever asked for it begins with a template, or where the text is.
  useEffect(() => {
    if (replying.begun > 0) {
      focusOn(isMissing("text") && offer.templates.length > 0 ? "[type=radio]:checked" : "textarea");
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when it is asked for, not while it is written
  }, [replying.begun]);

  const isReady = () => {
    const missing = (["text", "subject"] as const).find(isMissing);
    setIsTried(missing !== undefined);
    void (missing && focusOn(`[name=${missing}]`));
    return missing === undefined;
  };
  const send = () => {
    setIsPreviewed(false);
    void (isReady() && offer.canSend && writing.send());
  };
  const close = () => {
    void (keepsSomething || writing.clear());
    replying.close(keepsSomething);
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
      {!writing.conflict && <LetterNews enquiry={enquiry} seen={writing.draft.seen} />}
      <TemplateChoice offer={offer} writing={writing} />
      <LetterFields
        offer={offer}
        writing={writing}
        isWrong={(part) => (isTried && isMissing(part)) || refused[part] !== undefined}
      />
      <ReplyConflictPanel writing={writing} onLeave={() => focusOn("textarea")} />
      <Failure error={refused.subject || refused.text ? null : writing.error} />
      <LetterActions
        email={enquiry.email}
        offer={offer}
        writing={writing}
        onSend={send}
        onPreview={() => isReady() && setIsPreviewed(true)}
        onClose={close}
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
