/**
 * A short form by which somebody asks to be told of something. It posts by itself; with JavaScript it stays on its
 * page, keeps what was typed when it fails, and says that a mail comes.
 */
import { useEffect, useState, type FormEvent } from "react";
import type { TopicChoice } from "../../generated/TopicChoice";
import { usePage, useText } from "../../site/page-context";
import { CheckMail } from "./check-mail";
import { sendSubscription, type Refusal } from "./send-subscription";
import { TellMeFailure } from "./tell-me-failure";
import { TellMeFields } from "./tell-me-fields";
import { wrongFields, type FieldErrors } from "./tell-me-rules";

/** The name under which the server returns it to its page. */
const FORM = "tell-me";

type TellMeFormProps = {
  topics: TopicChoice[];
  /** Where it stands in its page. */
  anchor: string;
};

export function TellMeForm({ topics, anchor }: TellMeFormProps) {
  const { language, addresses, exported, formState } = usePage();
  const t = useText();
  const returned = formState?.form === FORM && formState.place === anchor ? formState : null;
  const [errors, setErrors] = useState<FieldErrors>(returned?.errors ?? {});
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [state, setState] = useState<"idle" | "sending" | "sent">("idle");
  const [isAlive, setAlive] = useState(false);
  // Until then the browser's own rules hold, and the form posts by itself.
  useEffect(() => setAlive(true), []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === "sending") {
      return;
    }
    const form = event.currentTarget;
    const wrong = wrongFields(new FormData(form), t);
    setErrors(wrong);
    setRefusal(null);
    const first = Object.keys(wrong)[0];
    if (first) {
      form.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
      return;
    }
    setState("sending");
    const answer = await sendSubscription(form.action, new FormData(form));
    if (answer.kind === "fields") {
      setErrors(answer.errors);
    }
    setRefusal(answer.kind === "sent" ? null : answer);
    setState(answer.kind === "sent" ? "sent" : "idle");
  };

  if (state === "sent") {
    return <CheckMail />;
  }
  return (
    <form
      method="post"
      action={`${exported?.server ?? ""}/api/subscriptions`}
      aria-label={t("tellMe.send")}
      noValidate={isAlive}
      onSubmit={(event) => void submit(event)}
    >
      <input type="hidden" name="lang" value={language} />
      <input type="hidden" name="origen_url" value={`${addresses?.[language] ?? ""}#${anchor}`} />
      <div className="sr-only" aria-hidden="true">
        <label>
          {t("tellMe.leaveEmpty")}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
      <TellMeFields
        topics={topics}
        values={returned?.values ?? {}}
        errors={errors}
        isReturned={returned !== null}
      />
      {refusal ? (
        <TellMeFailure refusal={refusal} />
      ) : (
        returned?.message && <TellMeFailure message={returned.message} />
      )}
      <button
        type="submit"
        aria-disabled={state === "sending" || undefined}
        className="button button-primary mt-6 w-full md:w-auto md:min-w-48"
      >
        {state === "sending" ? t("tellMe.sending") : t("tellMe.send")}
      </button>
    </form>
  );
}
