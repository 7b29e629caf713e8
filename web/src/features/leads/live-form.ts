/** The form's life in the browser: rules, draft, sending. Loaded when the form comes near. */
import { createFormControl } from "react-hook-form";
import type { Language } from "../../generated/Language";
import { exerciseToSend } from "../../site/enquiry-addition";
import { campaignOfVisit } from "./campaign";
import { clearDraft, keepDraft, readDraft, type Attempt, type Draft, type DraftValues } from "./draft";
import { FIELDS, type FormKind, type LeadField, type LeadValues } from "./form-kinds";
import { EMPTY, RULES } from "./lead-rules";
import { OfflineOffer, prepareOffer } from "./offline-offer";
import { attemptAfter, attemptFor, sendLead, type Failure } from "./send-lead";
import { sentEnquiry, type SentEnquiry } from "./sent-enquiry";

/** An error is a rule of ours, worded by the page, or a sentence of the server in the language it was asked in. */
export type FieldErrors = Partial<Record<LeadField, { sentence?: string; language?: Language }>>;

export type LiveState = {
  errors: FieldErrors;
  sending: boolean;
  failure: Failure | null;
  /** What the strip is headed with; nothing before the first look at the form. */
  typed?: SentEnquiry;
};

export type LiveForm = ReturnType<typeof createLiveForm>;

type Options = {
  kind: FormKind;
  /** The interest that the page presets. */
  preset: string;
  element: HTMLFormElement;
  onChange: (change: Partial<LiveState>) => void;
};

export function createLiveForm({ kind, preset, element, onChange }: Options) {
  const fields = FIELDS[kind];
  const draft = readDraft(kind);
  let attempt: Attempt | undefined = draft?.attempt;
  let sending = false;
  const defaultValues = firstValues(element, fields, preset, draft);
  const form = createFormControl<LeadValues>({ defaultValues });
  onChange({ typed: defaultValues });

  prepareOffer();
  if (kind === "message") {
    // What will say that it was sent stands in the page before: screen readers say what comes into it.
    import("../../ui/toast").then(({ mountToasts }) => mountToasts()).catch(() => undefined);
  }

  const stopListening = form.subscribe({
    formState: { errors: true },
    callback: ({ errors = {} }) => {
      const found = fields.filter((field) => errors[field]);
      onChange({
        errors: Object.fromEntries(found.map((field) => [field, sentenceOf(errors[field])])),
      });
    },
  });

  // Read from the form itself: an input event arrives here before the form control knows of it.
  const look = () => onChange({ typed: sentEnquiry(element) });
  const keep = () => {
    keepDraft(kind, { values: typedText(element, fields), preset, attempt });
    look();
  };

  /** Without what changes from one attempt to the next. */
  const textOf = (values: LeadValues, language: Language) => {
    const filled = fields
      .filter((field) => field !== "consent")
      .map((field) => [field, values[field].trim()] as const)
      .filter(([, text]) => text !== "");
    const { href } = window.location;
    const exercise = exerciseToSend();
    const campaign = campaignOfVisit();
    return {
      form: kind,
      ...Object.fromEntries(filled),
      lang: language,
      consent: RULES.consent(values.consent),
      origen_url: href,
      ...(exercise && { exercise }),
      ...(campaign && { campaign }),
    };
  };

  const fail = (failure: Failure, language: Language) => {
    if (failure.kind === "fields") {
      for (const field of fields) {
        const sentence = failure.errors[field];
        if (sentence) {
          form.setError(field, { type: language, message: sentence });
        }
      }
      const first = fields.find((field) => failure.errors[field]);
      if (first) {
        form.setFocus(first);
      }
    }
    onChange({ failure });
  };

  /** Resolves to what is at the school, or to nothing. A second call while the first is under way does nothing. */
  const submit = async (language: Language): Promise<SentEnquiry | null> => {
    let sent: SentEnquiry | null = null;
    if (sending) {
      return sent;
    }
    sending = true;
    onChange({ failure: null });
    await form.handleSubmit(async (values) => {
      onChange({ sending: true });
      const text = textOf(values, language);
      const body = JSON.stringify(text);
      attempt = attemptFor(body, attempt);
      keep();
      const whole = JSON.stringify({ ...text, ...spamSignals(element) });
      const answer = await sendLead(element.action, whole, attempt.key);
      attempt = attemptAfter(answer, attempt);
      if (answer.kind === "sent") {
        sent = sentEnquiry(element);
        clearDraft(kind);
      } else {
        keep();
        fail(answer, language);
      }
    })();
    sending = false;
    onChange({ sending: false });
    return sent;
  };

  const reset = () => {
    element.reset();
    form.reset({ ...EMPTY, interest: preset });
    look();
  };

  return {
    register: (field: LeadField) => form.register(field, { validate: RULES[field] }),
    keep,
    submit,
    reset,
    /** Comes with the form: without a connection it could not be had. */
    OfflineOffer,
    /** The text waits on the device instead: the form begins anew, and another text has another key. */
    letGo: () => {
      attempt = undefined;
      clearDraft(kind);
      reset();
    },
    stop: stopListening,
  };
}

/** Only the server's errors come with words; their type is the language of these. */
function sentenceOf(error: { type?: unknown; message?: string } | undefined): FieldErrors[LeadField] {
  return error?.message ? { sentence: error.message, language: error.type as Language } : {};
}

/** What tells a person from a robot: the honeypot is empty, and some time has passed. */
function spamSignals(element: HTMLFormElement): { website: string; started: number | null } {
  const sent = new FormData(element);
  return { website: String(sent.get("website") ?? ""), started: Number(sent.get("started")) || null };
}

function typedText(element: HTMLFormElement, fields: readonly LeadField[]): DraftValues {
  const typed = new FormData(element);
  const texts = fields
    .filter((field) => field !== "consent")
    .map((field) => [field, String(typed.get(field) ?? "")]);
  return Object.fromEntries(texts) as DraftValues;
}

/** What stands in the form already wins over the draft; a choice of interest only counts where it was made. */
function firstValues(
  element: HTMLFormElement,
  fields: readonly LeadField[],
  preset: string,
  draft: Draft | null,
): LeadValues {
  const consent = new FormData(element).has("consent");
  const here = typedText(element, fields);
  const kept = draft?.values ?? {};
  const values: LeadValues = { ...EMPTY, consent };
  for (const [field, text] of Object.entries(here) as [keyof DraftValues, string][]) {
    values[field] = text || (kept[field] ?? "");
  }
  const choiceCounts = draft?.preset === preset && here.interest === preset;
  const wanted = choiceCounts ? kept.interest : here.interest;
  values.interest = wanted && isOffered(element, wanted) ? wanted : "";
  return values;
}

/** The same draft may be opened by a form that offers more and one that offers less. */
function isOffered(element: HTMLFormElement, interest: string): boolean {
  const choices = element.querySelectorAll<HTMLOptionElement | HTMLInputElement>(
    "[name=interest] option, input[name=interest]",
  );
  return [...choices].some(({ value }) => value === interest);
}
