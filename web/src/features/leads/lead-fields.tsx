/** The fields of a form, in its order: the cells of its strip. */
import type { ComponentType, HTMLInputAutoCompleteAttribute, ReactNode } from "react";
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
  head: ReactNode;
};

export function LeadFields(props: LeadFieldsProps) {
  const { kind, fields, Rack, interest, live, errors, returned, head } = props;
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
          <Field key={field} cell label={t("form.message")} error={error} className="enquiry-row">
            <TextArea rows={4} required minLength={2} defaultValue={typed(field)} {...bind(field)} />
          </Field>
        );
      case "interest":
        return (
          <Field
            key={field}
            cell
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
          <Field key={field} cell inline label={t("form.consent")} error={error} className="enquiry-row py-3">
            <Checkbox required value="true" {...bind(field)} />
          </Field>
        );
      default:
        return (
          <Field
            key={field}
            cell
            label={t(`form.${field}`)}
            note={field === "phone" ? t("form.optional") : undefined}
            error={error}
            className={Rack && field === "phone" ? "enquiry-row" : ""}
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

  const cells = Rack ? fields.filter((field) => field !== "interest") : fields;
  return (
    <>
      {Rack && <Rack interest={typed("interest") ?? interest} bind={() => bind("interest")} />}
      <div className="strip enquiry ground-paper">
        {head}
        <div className="enquiry-cells">{cells.map(show)}</div>
      </div>
    </>
  );
}
