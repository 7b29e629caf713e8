/** Form fields in their states, and the forms. */
import { EmbeddedForm } from "../../features/leads/embedded-form";
import { FormFailure } from "../../features/leads/form-failure";
import { MessageForm } from "../../features/leads/message-form";
import type { Ground } from "../../generated/Ground";
import { useText } from "../../site/page-context";
import { Field } from "../../ui/field";
import { Checkbox, Select, TextArea, TextInput } from "../../ui/field-inputs";
import { Specimen } from "./specimen";

export function FormParts({ ground }: { ground: Ground }) {
  const t = useText();
  return (
    <>
      <Specimen name="Field">
        <div className="grid max-w-3xl gap-6 md:grid-cols-2">
          <Field label="Plain">
            <TextInput name={`plain-${ground}`} />
          </Field>
          <Field label="Filled, with a hint" hint="As it stands in the passport.">
            <TextInput name={`filled-${ground}`} defaultValue="Ana Prueba" />
          </Field>
          <Field label="Wrong" error={t("form.errorName")}>
            <TextInput name={`wrong-${ground}`} defaultValue="A" />
          </Field>
          <Field label="Choice" note={t("form.optional")}>
            <Select name={`choice-${ground}`}>
              <option>{t("form.choose")}</option>
            </Select>
          </Field>
          <Field label="Long text" className="md:col-span-2">
            <TextArea name={`text-${ground}`} />
          </Field>
          <Field label="A box to tick" inline>
            <Checkbox name={`box-${ground}`} />
          </Field>
          <Field label="Ticked, and wrong" inline error={t("form.errorConsent")}>
            <Checkbox name={`ticked-${ground}`} defaultChecked />
          </Field>
        </div>
      </Specimen>
      <Specimen name="Failure">
        <FormFailure failure={{ kind: "unavailable" }} />
        <FormFailure failure={{ kind: "busy", seconds: 20 }} />
      </Specimen>
      <Specimen name="Message form">
        <MessageForm />
      </Specimen>
      <Specimen name="Services form">
        <EmbeddedForm slot="services" />
      </Specimen>
    </>
  );
}
