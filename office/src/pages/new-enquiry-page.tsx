/** An enquiry that came by phone, in person or by mail, entered by whoever took it. */
import { useEffect, useRef, useState, type FormEvent } from "react";
import { ApiError } from "../api/api-error";
import { enterEnquiry } from "../api/enquiries";
import { BY_HAND, type Data, type EnquiryByHand } from "../api/enquiry-shapes";
import { useDraft } from "../drafts/draft";
import { DataFields } from "../enquiry/data-fields";
import { fieldErrors, type FieldErrors } from "../enquiry/field-errors";
import { useAction } from "../load/use-action";
import { useOptions } from "../queue/use-options";
import { useNames } from "../words/use-names";
import { go } from "../router/history";
import { Button } from "../ui/button";
import { Failure } from "../ui/failure";
import { useNotice } from "../ui/notices";
import { Page } from "../ui/page";
import { TextArea } from "../ui/text-area";
import { useWords } from "../words/words";

type Draft = Data & { id: string; form: EnquiryByHand["form"]; message: string };

const empty = (): Draft => ({
  id: crypto.randomUUID(),
  form: "phone",
  name: "",
  email: "",
  phone: "",
  company: "",
  interest: "",
  language: "es",
  message: "",
});

/** What can be seen without asking the server. */
function missing({ name, email, phone, message }: Draft): FieldErrors {
  return {
    ...(name.trim().length < 2 ? { name: "tooShort" } : {}),
    ...(email.trim() === "" && phone.trim() === "" ? { reach: "missing" } : {}),
    ...(message.trim().length < 2 ? { message: "tooShort" } : {}),
  };
}

function bodyOf({ id, form, name, message, ...rest }: Draft): EnquiryByHand {
  const given = Object.entries(rest).map(([field, value]) => [field, value.trim()]);
  const said = Object.fromEntries(given.filter(([, value]) => value !== ""));
  return { ...said, id, form, name: name.trim(), message: message.trim() } as EnquiryByHand;
}

export function NewEnquiryPage() {
  const { t } = useWords();
  const { formName } = useNames();
  const say = useNotice();
  const [first] = useState(empty);
  const [draft, setDraft, clear] = useDraft<Draft>("enquiry", first);
  const [found, setFound] = useState<FieldErrors>({});
  const { data: options } = useOptions();
  const form = useRef<HTMLFormElement>(null);
  const { run, busy, error } = useAction(async () => {
    const { id } = await enterEnquiry(bodyOf(draft));
    clear();
    say(t("new.entered"));
    go({ page: "enquiry", id });
  });
  const errors: FieldErrors = { ...fieldErrors(error), ...found };
  const hasErrors = Object.keys(errors).length > 0;
  useEffect(() => {
    if (hasErrors) {
      form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
    }
  }, [hasErrors, error, found]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = missing(draft);
    setFound(wrong);
    void (Object.keys(wrong).length > 0 || run());
  };
  const unnamed = error && Object.keys(fieldErrors(error)).length > 0 ? null : error;
  return (
    <Page title={t("new.title")} about={t("new.about")}>
      <form ref={form} className="by-hand" noValidate onSubmit={submit}>
        <fieldset className="choice by-hand-form">
          <legend>{t("new.form")}</legend>
          <div className="options">
            {BY_HAND.map((code) => (
              <label key={code} className="option">
                <input
                  type="radio"
                  name="form"
                  checked={draft.form === code}
                  onChange={() => setDraft({ ...draft, form: code })}
                />
                {formName(code)}
              </label>
            ))}
          </div>
        </fieldset>
        <DataFields
          data={draft}
          errors={errors.reach ? { ...errors, email: "missing" } : errors}
          courses={options?.courses ?? []}
          onChange={(data) => setDraft({ ...draft, ...data })}
        />
        <TextArea
          label={t("field.message")}
          rows={6}
          maxLength={5000}
          value={draft.message}
          error={errors.message && t("wrong.message")}
          onChange={(event) => setDraft({ ...draft, message: event.target.value })}
        />
        <Failure error={hasErrors ? new ApiError("fields") : unnamed} />
        <div className="actions">
          <Button kind="primary" type="submit" busy={busy}>
            {t("new.button")}
          </Button>
        </div>
      </form>
    </Page>
  );
}
