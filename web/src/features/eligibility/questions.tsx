/** The questions as ordinary groups of radio buttons. The browser keeps what is chosen; nothing is sent. */
import { useEffect, useEffectEvent, useRef, type ReactNode } from "react";
import type { EligibilityTopic } from "../../generated/EligibilityTopic";
import type { Answers } from "./evaluate";

type QuestionsProps = {
  /** Names the form. */
  labelledBy: string;
  questions: EligibilityTopic[];
  onChange: (answers: Answers) => void;
  children: ReactNode;
};

export function Questions({ labelledBy, questions, onChange, children }: QuestionsProps) {
  const form = useRef<HTMLFormElement>(null);
  const read = useEffectEvent(() => form.current && onChange(answersIn(form.current)));
  // The browser's own event: after a reset React holds a choice that is made again for no change.
  useEffect(() => {
    const questionnaire = form.current;
    const listener = () => void read();
    questionnaire?.addEventListener("change", listener);
    // Whoever was quicker than the script has answered already.
    listener();
    return () => questionnaire?.removeEventListener("change", listener);
  }, []);
  return (
    <form
      ref={form}
      aria-labelledby={labelledBy}
      autoComplete="off"
      className="noscript:hidden"
      onSubmit={(event) => event.preventDefault()}
      onReset={() => onChange({})}
    >
      <div className="grid gap-x-8 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
        {questions.map((topic) => (
          <Question key={topic.id} {...topic} />
        ))}
      </div>
      {children}
    </form>
  );
}

function answersIn(form: HTMLFormElement): Answers {
  return Object.fromEntries([...new FormData(form)].map(([topic, option]) => [topic, String(option)]));
}

function Question({ id, question, hint, options }: EligibilityTopic) {
  const hintId = hint ? `${id}-hint` : undefined;
  return (
    <fieldset aria-describedby={hintId} className="min-w-0">
      <legend className="mb-3 font-display text-lg leading-snug font-bold">{question}</legend>
      <div className="border-t border-line">
        {options.map((option) => (
          <label
            key={option.id}
            className="flex min-h-11 cursor-pointer items-center gap-3 border-b border-line py-2.5 leading-snug text-balance hover:text-accent"
          >
            <input
              type="radio"
              name={id}
              value={option.id}
              className="size-5 shrink-0 cursor-pointer accent-(--accent)"
            />
            {option.label}
          </label>
        ))}
      </div>
      {hint && (
        <p id={hintId} className="mt-2 text-sm text-muted">
          {hint}
        </p>
      )}
    </fieldset>
  );
}
