/** The fields of a person and of what they ask about: the same when an enquiry is entered and when it is corrected. */
import type { Data, Options } from "../api/enquiry-shapes";
import { useNames } from "../words/use-names";
import { Field } from "../ui/field";
import { Select } from "../ui/select";
import { useWords } from "../words/words";
import type { FieldErrors } from "./field-errors";

type FieldsProps = {
  data: Data;
  errors: FieldErrors;
  courses: Options["courses"];
  onChange: (data: Data) => void;
};

const INPUTS = [
  { name: "name", type: "text", max: 100 },
  { name: "email", type: "email", max: 254 },
  { name: "phone", type: "tel", max: 40 },
  { name: "company", type: "text", max: 120 },
] as const;

export function DataFields({ data, errors, courses, onChange }: FieldsProps) {
  const { t, has } = useWords();
  const { languageName } = useNames();
  const wrong = (name: string) => {
    const key = `wrong.${name}`;
    return errors[name] === undefined ? undefined : t(has(key) ? key : "error.invalid");
  };
  const isKnown = data.interest === "" || courses.some(({ id }) => id === data.interest);
  const known = courses.map(({ id, title }) => ({ value: id, text: title }));
  return (
    <>
      {INPUTS.map(({ name, type, max }) => (
        <Field
          key={name}
          label={t(`field.${name}`)}
          type={type}
          value={data[name]}
          maxLength={max}
          autoComplete="off"
          error={wrong(name)}
          onChange={(event) => onChange({ ...data, [name]: event.target.value })}
        />
      ))}
      <Select
        label={t("field.interest")}
        value={data.interest}
        error={wrong("interest")}
        choices={[
          { value: "", text: t("enquiry.none") },
          ...known,
          ...(isKnown ? [] : [{ value: data.interest, text: data.interest }]),
        ]}
        onChoose={(interest) => onChange({ ...data, interest })}
      />
      <Select
        label={t("field.language")}
        value={data.language}
        error={wrong("language")}
        choices={["es", "en"].map((code) => ({ value: code, text: languageName(code) }))}
        onChoose={(language) => onChange({ ...data, language })}
      />
    </>
  );
}
