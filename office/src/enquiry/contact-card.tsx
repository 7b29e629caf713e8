/** How to reach the person. What is wrong is corrected in its place. */
import { useEffect, useRef, useState } from "react";
import type { Enquiry } from "../api/enquiry-shapes";
import { useNames } from "../words/use-names";
import { Button } from "../ui/button";
import type { Replying } from "../reply/use-replying";
import { useWords } from "../words/words";
import { CorrectForm } from "./correct-form";
import { mailTo, telTo } from "./reach";

type CardProps = { enquiry: Enquiry; replying: Replying; onChange: (enquiry: Enquiry) => void };

export function ContactCard({ enquiry, replying, onChange }: CardProps) {
  const { t } = useWords();
  const { languageName } = useNames();
  const [corrects, setCorrects] = useState(false);
  const didCorrect = useRef(false);
  useEffect(() => {
    if (didCorrect.current && !corrects) {
      // Back to the button that began it.
      document.getElementById("correct")?.focus();
    }
    didCorrect.current = corrects;
  }, [corrects]);
  const { email, phone, company, language } = enquiry;
  if (corrects) {
    return (
      <section className="panel" aria-label={t("enquiry.contact")}>
        <CorrectForm enquiry={enquiry} onChange={onChange} onEnd={() => setCorrects(false)} />
      </section>
    );
  }
  return (
    <section className="panel contact" aria-label={t("enquiry.contact")}>
      {email && (
        <div className="contact-answer">
          <Button
            id="reply"
            // Who answers spam asks for more of it; who writes already has another button to press.
            kind={enquiry.suspicion === null && replying.standing !== "open" ? "primary" : "secondary"}
            onClick={replying.begin}
          >
            {t(replying.standing === "kept" ? "replies.resume" : "replies.begin")}
          </Button>
          <a className="button button-quiet" href={mailTo(email)}>
            {t("enquiry.answer")}
          </a>
        </div>
      )}
      <dl className="cells">
        {email && (
          <div>
            <dt>{t("field.email")}</dt>
            <dd>
              <a className="link" href={mailTo(email)}>
                {email}
              </a>
            </dd>
          </div>
        )}
        {phone && (
          <div>
            <dt>{t("field.phone")}</dt>
            <dd>
              <a className="link data" href={telTo(phone)}>
                {phone}
              </a>
            </dd>
          </div>
        )}
        {company && (
          <div>
            <dt>{t("field.company")}</dt>
            <dd>{company}</dd>
          </div>
        )}
        <div>
          <dt>{t("field.language")}</dt>
          <dd>{languageName(language)}</dd>
        </div>
      </dl>
      <Button kind="quiet" id="correct" onClick={() => setCorrects(true)}>
        {t("enquiry.correct")}
      </Button>
    </section>
  );
}
