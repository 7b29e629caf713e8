/** A field of one line. */
import type { InputHTMLAttributes } from "react";
import { FieldFrame, type FieldWords } from "./field-frame";

type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "className"> & FieldWords;

export function Field({ label, note, hint, error, ...input }: FieldProps) {
  return (
    <FieldFrame {...{ label, note, hint, error }}>
      {(control) => <input {...input} {...control} className="input" />}
    </FieldFrame>
  );
}
