/** A choice of few. */
import type { SelectHTMLAttributes } from "react";
import { FieldFrame, type FieldWords } from "./field-frame";

type SelectProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, "id" | "className" | "onChange"> &
  FieldWords & {
    choices: { value: string; text: string }[];
    onChoose: (value: string) => void;
  };

export function Select({ label, note, hint, error, choices, onChoose, ...select }: SelectProps) {
  return (
    <FieldFrame {...{ label, note, hint, error }}>
      {(control) => (
        <select
          {...select}
          {...control}
          className="input select"
          onChange={(event) => onChoose(event.target.value)}
        >
          {choices.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
