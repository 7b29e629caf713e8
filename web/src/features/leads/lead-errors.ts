import type { TextKey } from "../../generated/TextKey";
import type { LeadField } from "./form-kinds";

/** What to do about a field that breaks its rule. */
export const ERRORS: Record<LeadField, TextKey> = {
  name: "form.errorName",
  email: "form.errorEmail",
  message: "form.errorMessage",
  phone: "form.errorPhone",
  company: "form.errorCompany",
  interest: "form.errorFields",
  consent: "form.errorConsent",
};
