/** What the server will accept, checked before it is asked. */
import type { Translate } from "../../site/page-context";

/** One sentence a field that is wrong. */
export type FieldErrors = Record<string, string>;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function wrongFields(sent: FormData, t: Translate): FieldErrors {
  return {
    ...(!EMAIL.test(textOf(sent, "email").trim()) && { email: t("tellMe.errorEmail") }),
    ...(!sent.has("consent") && { consent: t("tellMe.errorConsent") }),
  };
}

export function textOf(sent: FormData, name: string): string {
  const value = sent.get(name);
  return typeof value === "string" ? value : "";
}
