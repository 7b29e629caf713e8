/** A name in one field and what is done with it: for a passkey that is added, and for one that is renamed. */
import type { FormEvent, ReactNode, Ref } from "react";
import type { ApiError } from "../../api/api-error";
import { Failure } from "../../ui/failure";
import { Field } from "../../ui/field";

type NameFormProps = {
  label: string;
  hint?: string;
  placeholder?: string;
  name: string;
  error: ApiError | null;
  /** Its buttons, the one that sends it first. */
  children: ReactNode;
  className?: string;
  onName: (name: string) => void;
  onSend: () => void;
  onEscape?: () => void;
  ref?: Ref<HTMLFormElement>;
};

export function NameForm(props: NameFormProps) {
  const { name, error, children, className = "row-form", onName, onSend, onEscape, ref, ...field } = props;
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  return (
    <form
      ref={ref}
      className={className}
      onSubmit={send}
      onKeyDown={(event) => event.key === "Escape" && onEscape?.()}
    >
      <Field
        {...field}
        value={name}
        maxLength={60}
        autoComplete="off"
        onChange={(event) => onName(event.target.value)}
      />
      <div className="row-actions">{children}</div>
      <Failure error={error} />
    </form>
  );
}
