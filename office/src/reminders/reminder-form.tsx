/** The form of a reminder, for one that is set and for one that is changed. */
import { useEffect, useRef, type FormEvent } from "react";
import type { ApiError } from "../api/api-error";
import type { PersonRef } from "../api/enquiry-shapes";
import { fieldErrors } from "../enquiry/field-errors";
import { Button } from "../ui/button";
import { Failure } from "../ui/failure";
import { useWords } from "../words/words";
import { ReminderFields, type ReminderData } from "./reminder-fields";

type FormProps = {
  label: string;
  data: ReminderData;
  zone: string;
  person?: PersonRef;
  busy: boolean;
  error: ApiError | null;
  onChange: (data: ReminderData) => void;
  onSend: () => void;
  onEnd: () => void;
};

export function ReminderForm({ label, busy, error, onSend, onEnd, ...fields }: FormProps) {
  const { t } = useWords();
  const form = useRef<HTMLFormElement>(null);
  const errors = fieldErrors(error);
  const isOfField = Object.keys(errors).some((name) => name === "at" || name === "for");
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  return (
    <form ref={form} className="stack" aria-label={label} noValidate onSubmit={send}>
      <ReminderFields {...fields} errors={errors} />
      <Failure error={isOfField ? null : error} />
      <div className="actions">
        <Button type="submit" busy={busy}>
          {t("save")}
        </Button>
        <Button kind="quiet" onClick={onEnd}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}
