/** What can be corrected, as a form holds it. */
import type { Change, Data, Enquiry } from "../api/enquiry-shapes";

const FIELDS = ["name", "email", "phone", "company", "interest", "language"] as const;

export const dataOf = (enquiry: Enquiry): Data =>
  Object.fromEntries(FIELDS.map((field) => [field, enquiry[field] ?? ""])) as Data;

/** Only what was changed: the rest may have been changed by others. */
export function changed(before: Data, now: Data): Change {
  const names = FIELDS.filter((field) => now[field].trim() !== before[field]);
  return Object.fromEntries(names.map((field) => [field, now[field].trim() || null]));
}
