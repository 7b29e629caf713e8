/** A form that was sent without JavaScript and came back: what was typed, and what is wrong with it. */
import type { FormState } from "../../generated/FormState";
import type { Language } from "../../generated/Language";
import { usePage } from "../../site/page-context";
import { FIELDS, type FormKind } from "./form-kinds";
import type { FieldErrors } from "./live-form";

export function useReturnedForm(kind: FormKind, anchor?: string): FormState | null {
  const { formState } = usePage();
  return formState?.form === kind && formState.place === anchor ? formState : null;
}

export function returnedErrors(returned: FormState | null, kind: FormKind, language: Language): FieldErrors {
  const wrong = FIELDS[kind].filter((field) => returned?.errors[field]);
  return Object.fromEntries(wrong.map((field) => [field, { sentence: returned?.errors[field], language }]));
}
