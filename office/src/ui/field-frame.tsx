/** What stands around a control: its label above, what is wrong and what helps below, each told to who listens. */
import { useId, type ReactNode } from "react";

export type FieldWords = {
  label: string;
  /** A word after the label, such as "optional". */
  note?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
};

type Control = { id: string; "aria-invalid"?: true; "aria-describedby"?: string };

type FrameProps = FieldWords & { children: (control: Control) => ReactNode };

export function FieldFrame({ label, note, hint, error, children }: FrameProps) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {note && <span className="field-note">{note}</span>}
      </label>
      {children({
        id,
        ...(error ? { "aria-invalid": true } : {}),
        ...(described ? { "aria-describedby": described } : {}),
      })}
      {error && (
        <p id={`${id}-error`} className="failure">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
    </div>
  );
}
