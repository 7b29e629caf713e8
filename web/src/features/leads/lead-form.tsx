/** A form that works as the server sent it, and better once its script has come. */
import { useRef, type ComponentType, type FormEvent } from "react";
import { usePage, useText } from "../../site/page-context";
import { OfficeLine } from "../../site/office-line";
import type { CourseRackProps } from "./course-rack";
import { EnquiryHead } from "./enquiry-head";
import { FormFailure, FormNotice } from "./form-failure";
import { FIELDS, type FormKind } from "./form-kinds";
import { HiddenFields } from "./hidden-fields";
import { LawNotice } from "./law-notice";
import { LeadFields } from "./lead-fields";
import { returnedErrors, useReturnedForm } from "./returned-form";
import type { SentEnquiry } from "./sent-enquiry";
import { useLiveForm } from "./use-live-form";

type LeadFormProps = {
  kind: FormKind;
  /** Preset of the "interest" field. */
  interest?: string | undefined;
  /** Where it stands, when it is one of several on its page. */
  anchor?: string | undefined;
  /** What the interest is chosen from, and then comes first. */
  Rack?: ComponentType<CourseRackProps> | undefined;
  /** Called once the text is at the school. */
  onSent: (sent: SentEnquiry, reset: () => void) => void;
};

export function LeadForm({ kind, interest = "", anchor, Rack, onSent }: LeadFormProps) {
  const { language, exported } = usePage();
  const address = `${exported?.server ?? ""}/api/leads`;
  const t = useText();
  const element = useRef<HTMLFormElement>(null);
  const returned = useReturnedForm(kind, anchor);
  const { live, state } = useLiveForm(element, kind, interest, returnedErrors(returned, kind, language));

  const submit = async (event: FormEvent) => {
    if (!live) {
      return;
    }
    event.preventDefault();
    const sent = await live.submit(language);
    if (sent) {
      onSent(sent, live.reset);
    }
  };

  return (
    <form
      ref={element}
      method="post"
      action={address}
      aria-label={t(kind === "services" ? "modal.services" : "modal.contact")}
      noValidate={live !== null}
      onSubmit={(event) => void submit(event)}
      onInput={live?.keep}
    >
      <HiddenFields kind={kind} anchor={anchor} />
      <LeadFields
        kind={kind}
        fields={FIELDS[kind]}
        Rack={Rack}
        interest={interest}
        live={live}
        errors={state.errors}
        returned={returned}
        head={
          <EnquiryHead
            hasChoice={kind !== "message"}
            {...(state.typed ?? { name: returned?.values.name ?? "", interest })}
          />
        }
      />
      {state.failure && <FormFailure failure={state.failure} live={live} />}
      {returned?.message && !state.failure && (
        <FormNotice focused={Object.keys(returned.errors).length === 0}>{returned.message}</FormNotice>
      )}
      <div className="mt-6 flex-wrap items-center gap-x-5 gap-y-3 md:flex">
        <button
          type="submit"
          aria-disabled={state.sending || undefined}
          className="button button-primary w-full md:w-auto md:min-w-48"
        >
          {state.sending ? t("form.sending") : t("form.send")}
        </button>
        <OfficeLine className="max-md:mt-3 max-md:min-h-[2lh] max-md:text-center" />
      </div>
      <LawNotice kind={kind} />
    </form>
  );
}
