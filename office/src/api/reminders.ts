/** Every call about reminders. */
import { call } from "./call";
import type { Reminder } from "./enquiry-shapes";

const at = encodeURIComponent;
const of = (enquiry: string, reminder: string) => `enquiries/${at(enquiry)}/reminders/${at(reminder)}`;

/** `at` is what the clock of the centre shows. */
type Wanted = { at: string; for: string; text: string; mail: boolean };

export const setReminder = (enquiry: string, reminder: Wanted & { id: string }) =>
  call<Reminder>("POST", `enquiries/${at(enquiry)}/reminders`, reminder);
export const changeReminder = (enquiry: string, id: string, change: Partial<Wanted> & { done?: boolean }) =>
  call<Reminder>("PATCH", of(enquiry, id), change);
export const removeReminder = (enquiry: string, id: string) => call<null>("DELETE", of(enquiry, id));
