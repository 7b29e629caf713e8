/** A form field: its label above, a hint, and the error beside it. */
import { createContext, useContext, useId, type ReactNode } from "react";

type FieldState = { id: string; describedBy: string | undefined; invalid: boolean; cell: boolean };

const FieldContext = createContext<FieldState | null>(null);

export function useField(): FieldState {
  const field = useContext(FieldContext);
  if (!field) {
    throw new Error("useField must be used within a Field");
  }
  return field;
}

type FieldProps = {
  label: ReactNode;
  /** A word after the label, such as "optional". */
  note?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  /** A box to tick: the label stands after it. */
  inline?: boolean;
  /** A cell of a strip: the cell itself is the box that is typed into. */
  cell?: boolean;
  className?: string;
  children: ReactNode;
};

const LABELS = {
  inline: "cursor-pointer pt-0.5 text-base leading-snug text-pretty",
  cell: "label block pt-2.5",
  above: "mb-2 block font-display text-base leading-snug font-bold",
} as const;

export function Field(props: FieldProps) {
  const { label, note, hint, error, inline = false, cell = false, className = "", children } = props;
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(" ") || undefined;
  const words = (
    <label htmlFor={id} className={LABELS[inline ? "inline" : cell ? "cell" : "above"]}>
      {label}
      {note && <span className={cell ? "ml-1 normal-case" : "label ml-1 font-normal"}> {note}</span>}
    </label>
  );
  return (
    <FieldContext value={{ id, describedBy, invalid: error !== undefined, cell }}>
      <div className={className}>
        {inline ? (
          <div className="flex items-start gap-3">
            {children}
            {words}
          </div>
        ) : (
          <>
            {words}
            {children}
          </>
        )}
        {hint && (
          <p id={hintId} className="mt-1.5 text-sm text-muted">
            {hint}
          </p>
        )}
        {error && (
          <p
            id={errorId}
            className={`mt-1.5 border-l-2 border-danger pl-2.5 text-sm leading-snug text-danger ${cell ? "mb-3" : ""}`}
          >
            {error}
          </p>
        )}
      </div>
    </FieldContext>
  );
}
