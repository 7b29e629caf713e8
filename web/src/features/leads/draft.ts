/**
 * The typed text, kept in the tab until it is sent: it survives a failed send, a reload and a change of language.
 * Consent is not kept: it is given anew with each text.
 */
import type { FormKind, LeadValues } from "./form-kinds";

export type DraftValues = Partial<Omit<LeadValues, "consent">>;

/** A repeated send of the same body must carry the same key, also after a reload. */
export type Attempt = { key: string; body: string };

export type Draft = { values: DraftValues; preset: string; attempt?: Attempt | undefined };

const keyOf = (kind: FormKind) => `draft-${kind}`;

export function readDraft(kind: FormKind): Draft | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(keyOf(kind)) ?? "null") as Draft | null;
    return draft && typeof draft.values === "object" ? draft : null;
  } catch {
    // Storage can be forbidden or hold something else; the form then starts empty.
    return null;
  }
}

export function keepDraft(kind: FormKind, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(kind), JSON.stringify(draft));
  } catch {
    // See above: the text is still in the form.
  }
}

export function clearDraft(kind: FormKind): void {
  try {
    sessionStorage.removeItem(keyOf(kind));
  } catch {
    // See above.
  }
}
