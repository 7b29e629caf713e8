/** The three forms, their fields, and what each can be about. */
import type { FormSlot } from "../../generated/FormSlot";
import type { TextKey } from "../../generated/TextKey";
import type { Translate } from "../../site/page-context";

/** `message` stands in the page; the others stand in the form provider's slots. */
export type FormKind = "message" | FormSlot;

export type LeadField = "name" | "email" | "message" | "consent" | "phone" | "company" | "interest";

export type LeadValues = Record<Exclude<LeadField, "consent">, string> & { consent: boolean };

export const FIELDS: Record<FormKind, readonly LeadField[]> = {
  message: ["name", "email", "message", "consent"],
  contact: ["name", "email", "phone", "interest", "message", "consent"],
  services: ["company", "name", "email", "interest", "message", "consent"],
};

type InterestKey = Extract<TextKey, `interest.${string}`>;
type Interest = InterestKey extends `interest.${infer Name}` ? Name : never;

const COURSES: readonly Interest[] = [
  "block-1",
  "block-2",
  "full-rating",
  "initial-course",
  "advanced-training",
  "call-preparation",
  "selection-processes",
  "refresher",
  "aviation-english",
  "costs",
  "visit",
  "visit-madrid",
  "canarias",
  "brochure",
];

const SERVICES: readonly Interest[] = [
  "continuous-training",
  "consulting",
  "content-development",
  "evaluation",
  "customized-training",
  "regulatory-updates",
  "advanced-simulation",
];

const ALL: readonly string[] = [...COURSES, ...SERVICES];

/** What an enquiry is about in words; nothing where nothing is chosen. */
export function interestTitle(interest: string, t: Translate): string {
  return ALL.includes(interest) ? t(`interest.${interest as Interest}`) : "";
}

export function interestsOf(kind: FormKind): readonly Interest[] {
  return kind === "services" ? SERVICES : COURSES;
}
