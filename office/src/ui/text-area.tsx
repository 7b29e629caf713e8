/** Room for several lines, which grows with them. */
import type { Ref, TextareaHTMLAttributes } from "react";
import { FieldFrame, type FieldWords } from "./field-frame";

type TextAreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "id" | "className"> &
  FieldWords & { ref?: Ref<HTMLTextAreaElement> };

export function TextArea({ label, note, hint, error, ...area }: TextAreaProps) {
  return (
    <FieldFrame {...{ label, note, hint, error }}>
      {(control) => <textarea {...area} {...control} className="input text-area" />}
    </FieldFrame>
  );
}
