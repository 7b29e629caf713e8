/** Something that subscribers can be told: to how many, in which words, and the button. */
import { useState } from "react";
import { announce, type Announcements, type Candidate } from "../api/announcements";
import { Button } from "../ui/button";
import { Confirm } from "../ui/confirm";
import { Field } from "../ui/field";
import { Facts } from "../ui/facts";
import { useNotice } from "../ui/notices";
import { useNames } from "../words/use-names";
import { useWords } from "../words/words";
import { TestForm } from "./test-form";

type CandidateRowProps = {
  candidate: Candidate;
  canSend: boolean;
  onSent: (next: Announcements) => void;
};

/** Small letters, digits and hyphens. */
const NAME = /^[a-z0-9-]{1,60}$/;

export function CandidateRow({ candidate, canSend, onSent }: CandidateRowProps) {
  const { t } = useWords();
  const { languageName } = useNames();
  const say = useNotice();
  const [asks, setAsks] = useState(false);
  const [name, setName] = useState("");
  const [isWrong, setWrong] = useState(false);
  const { topic, title, what, subscribers, hash } = candidate;
  const needsName = topic.endsWith(":");
  const ask = () => {
    const isMissing = needsName && !NAME.test(name);
    setWrong(isMissing);
    setAsks(!isMissing);
  };
  const count = subscribers === 1 ? t("announcements.toOne") : t("announcements.to", { count: subscribers });
  return (
    <li className="row announcement">
      <div className="row-words">
        <h3>{title}</h3>
        <Facts facts={[count]} />
      </div>
      {canSend && (
        <div className="row-actions">
          <Button kind="primary" onClick={ask}>
            {t("announcements.send")}
          </Button>
        </div>
      )}
      {needsName && canSend && (
        <Field
          label={t("announcements.callName")}
          hint={t("announcements.callNameHint")}
          error={isWrong ? t("announcements.callNameWrong") : undefined}
          value={name}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
      )}
      <details className="fold">
        <summary>{t("announcements.read")}</summary>
        {what.map(({ language, subject, text }) => (
          <section key={language} className="specimen" lang={language}>
            <h4>
              {languageName(language)}: {subject}
            </h4>
            <p>{text}</p>
          </section>
        ))}
        {canSend && <TestForm topic={topic} />}
      </details>
      {asks && (
        <Confirm
          title={t("announcements.askTitle", { title })}
          text={t("announcements.ask", { count: subscribers })}
          action={t("announcements.send")}
          perform={async () => {
            onSent(await announce(topic + (needsName ? name : ""), hash));
            say(t("announcements.done"));
          }}
          onClose={() => setAsks(false)}
        />
      )}
    </li>
  );
}
