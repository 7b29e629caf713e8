/** The answer in short, in a live region that was there before it: how many questions are left, then how things stand. */
import type { Eligibility } from "../../generated/Eligibility";
import type { EligibilityWords } from "../../generated/EligibilityWords";
import type { FindingState } from "../../generated/FindingState";
import type { Outcome } from "../../generated/Outcome";
import { AUTHORITIES, judge, unanswered, type Answers } from "./evaluate";

type VerdictProps = {
  eligibility: Eligibility;
  answers: Answers;
  words: EligibilityWords;
  /** None before every question is answered. */
  outcome: Outcome | undefined;
};

export function Verdict({ eligibility, answers, words, outcome }: VerdictProps) {
  return (
    <div className="mt-12 border-t border-accent pt-8">
      <div role="status">
        {outcome ? (
          <>
            <h3 className="label">{words.answer}</h3>
            <p className="mt-3 max-w-[30ch] font-display text-heading leading-tight font-bold text-balance">
              {outcome.title}
            </p>
            <p className="mt-4 max-w-[65ch] text-muted">{outcome.text}</p>
            <Shortfall eligibility={eligibility} answers={answers} words={words} />
          </>
        ) : (
          <p className="data">
            {words.remaining}: {unanswered(eligibility, answers)}
          </p>
        )}
      </div>
      {outcome && (
        <button type="reset" className="button button-quiet mt-4">
          {words.again}
        </button>
      )}
    </div>
  );
}

type ShortfallProps = Omit<VerdictProps, "outcome">;

/** "La escuela. Te falta: Inglés. Por comprobar: Pruebas" */
function Shortfall({ eligibility, answers, words }: ShortfallProps) {
  const { authorities, topics } = eligibility;
  const labels = new Map(topics.map(({ id, label }) => [id, label]));
  return (
    <ul className="mt-5 grid max-w-[65ch] gap-2 text-base leading-snug">
      {AUTHORITIES.map((by) => {
        const judged = judge(eligibility, by, answers);
        const topicsThatAre = (state: FindingState) =>
          judged.filter(({ finding }) => finding.state === state).map(({ rule }) => labels.get(rule.topic));
        const missing = topicsThatAre("missing").join(", ");
        const pending = topicsThatAre("pending").join(", ");
        return (
          <li key={by}>
            <strong>{authorities[by].name}.</strong>{" "}
            {missing ? `${words.missing}: ${missing}` : words.nothingMissing}
            {pending && `. ${words.pending}: ${pending}`}
          </li>
        );
      })}
    </ul>
  );
}
