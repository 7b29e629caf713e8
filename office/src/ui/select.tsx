/** A choice of few, with its label above. */
import { useId, type SelectHTMLAttributes } from "react";

type SelectProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, "id" | "className" | "onChange"> & {
  label: string;
  note?: string;
  error?: string | undefined;
  choices: { value: string; text: string }[];
  onChoose: (value: string) => void;
};

export function Select({ label, note, error, choices, onChoose, ...rest }: SelectProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {note && <span className="field-note">{note}</span>}
      </label>
      <select
        {...rest}
        id={id}
        className="input select"
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        onChange={(event) => onChoose(event.target.value)}
      >
        {choices.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      {error && (
        <p id={`${id}-error`} className="failure">
          {error}
        </p>
      )}
    </div>
  );
}
