/** The fields of a form, in its order. */
import type { ComponentType, HTMLInputAutoCompleteAttribute } from "react";
import type { FormState } from "../../generated/FormState";
import { usePage, useText } from "../../site/page-context";
import { Field } from "../../ui/field";
import { Checkbox, Select, TextArea, TextInput } from "../../ui/field-inputs";
import type { CourseRackProps } from "./course-rack";
import { interestsOf, type FormKind, type LeadField } from "./form-kinds";
import { ERRORS } from "./lead-errors";
import type { FieldErrors, LiveForm } from "./live-form";

type TextField = "name" | "email" | "phone" | "company";

const INPUTS: Record<
  TextField,
  { type: string; autoComplete: HTMLInputAutoCompleteAttribute; minLength?: number }
> = {
  name: { type: "text", autoComplete: "name", minLength: 2 },
  email: { type: "email", autoComplete: "email" },
  phone: { type: "tel", autoComplete: "tel" },
  company: { type: "text", autoComplete: "organization", minLength: 2 },
};

type LeadFieldsProps = {
  kind: FormKind;
  fields: readonly LeadField[];
  Rack: ComponentType<CourseRackProps> | undefined;
  interest: string;
  live: LiveForm | null;
  errors: FieldErrors;
  /** What was typed, when the form was sent without JavaScript and came back. */
  returned: FormState | null;
};

export function LeadFields({ kind, fields, Rack, interest, live, errors, returned }: LeadFieldsProps) {
  const { language } = usePage();
  const t = useText();
  // Without JavaScript the page comes back from its top: focus leads to the first field that is wrong.
  const firstWrong = returned && fields.find((field) => returned.errors[field]);
  const bind = (field: LeadField) => ({
    autoFocus: field === firstWrong,
    ...(live?.register(field) ?? { name: field }),
  });
  const typed = (field: LeadField) => returned?.values[field];
  const errorOf = (field: LeadField) => {
    const error = errors[field];
    return error && (error.language === language ? error.sentence : t(ERRORS[field]));
  };

  const show = (field: LeadField) => {
    const error = errorOf(field);
    switch (field) {
      case "message":
        return (
          <Field key={field} label={t("form.message")} error={error} className="md:col-span-2">
            <TextArea required minLength={2} defaultValue={typed(field)} {...bind(field)} />
          </Field>
        );
      case "interest":
        return Rack ? (
          <Rack key={field} interest={typed(field) ?? interest} bind={() => bind(field)} />
        ) : (
          <Field
            key={field}
            label={t(kind === "services" ? "form.service" : "form.course")}
            note={t("form.optional")}
            error={error}
          >
            <Select defaultValue={typed(field) ?? interest} {...bind(field)}>
              <option value="">{t("form.choose")}</option>
              {interestsOf(kind).map((value) => (
                <option key={value} value={value}>
                  {t(`interest.${value}`)}
                </option>
              ))}
            </Select>
          </Field>
        );
      case "consent":
        return (
          <Field key={field} inline label={t("form.consent")} error={error} className="md:col-span-2">
            <Checkbox required value="true" {...bind(field)} />
          </Field>
        );
      default:
        return (
          <Field
            key={field}
            label={t(`form.${field}`)}
            note={field === "phone" ? t("form.optional") : undefined}
            error={error}
            className={Rack && field === "name" ? "md:col-span-2" : ""}
          >
            <TextInput
              required={field !== "phone"}
              defaultValue={typed(field)}
              {...INPUTS[field]}
              {...bind(field)}
            />
          </Field>
        );
    }
  };

  const ordered = Rack
    ? [...fields].sort((a, b) => Number(b === "interest") - Number(a === "interest"))
    : fields;
  return <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">{ordered.map(show)}</div>;
}
