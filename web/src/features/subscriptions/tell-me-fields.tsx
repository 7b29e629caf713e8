/** Address, topic and consent. A form with one topic says it by where it stands. */
import type { TopicChoice } from "../../generated/TopicChoice";
import { usePage, useText, type Translate } from "../../site/page-context";
import { Field } from "../../ui/field";
import { Checkbox, Select, TextInput } from "../../ui/field-inputs";
import type { FieldErrors } from "./tell-me-rules";

type TellMeFieldsProps = {
  topics: TopicChoice[];
  /** What was typed, when the form was sent without JavaScript and came back. */
  values: Record<string, string>;
  errors: FieldErrors;
  isReturned: boolean;
};

export function TellMeFields({ topics, values, errors, isReturned }: TellMeFieldsProps) {
  const { frame } = usePage();
  const t = useText();
  const policy = frame.policies[0];
  const [only] = topics;
  // Without JavaScript the page comes back from its top: focus leads to the first field that is wrong.
  const firstWrong = isReturned ? Object.keys(errors)[0] : undefined;
  const bind = (name: string) => ({ name, autoFocus: name === firstWrong });
  return (
    <div className="grid gap-y-5">
      {topics.length === 1 && only ? (
        <input type="hidden" name="topic" value={only.topic} />
      ) : (
        <Field label={t("tellMe.topic")} error={errors["topic"]}>
          <Select defaultValue={values["topic"]} {...bind("topic")}>
            {topics.map((choice) => (
              <option key={choice.topic} value={choice.topic}>
                {labelOf(choice, t)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label={t("tellMe.email")} error={errors["email"]}>
        <TextInput
          type="email"
          required
          autoComplete="email"
          defaultValue={values["email"]}
          {...bind("email")}
        />
      </Field>
      <Field
        inline
        label={
          <>
            {t("tellMe.consent")}{" "}
            {policy && (
              <a href={policy.href} className="link">
                {policy.label}
              </a>
            )}
          </>
        }
        error={errors["consent"]}
      >
        <Checkbox required value="true" defaultChecked={values["consent"] === "true"} {...bind("consent")} />
      </Field>
    </div>
  );
}

function labelOf({ topic, course }: TopicChoice, t: Translate): string {
  if (course !== undefined) {
    return t("tellMe.topicCourse", { course });
  }
  return t(topic === "call" ? "tellMe.topicCall" : "tellMe.topicCanarias");
}
