/** Enquiries as the server of the office answers them (`/api/staff/openapi.json`). */
import type { Language } from "../words/language";
import type { Reply, ReplyState } from "./reply-shapes";

export const STATUSES = ["new", "inProgress", "answered", "enrolled", "closed"] as const;
export type Status = (typeof STATUSES)[number];

export type PersonRef = { id: string; name: string };

export type Row = {
  id: string;
  version: number;
  received: string;
  form: string;
  language: Language;
  /** These are empty where nothing was given. */
  name: string;
  email: string;
  phone: string;
  company: string;
  interest: string | null;
  interestTitle: string | null;
  /** The first words of the message, on one line. */
  excerpt: string;
  status: Status;
  owner: PersonRef | null;
  suspicion: string | null;
  /** In office hours, until it was done or until now. */
  waitedMinutes: number;
  /** How long the office is open on a day. */
  officeDayMinutes: number;
  deliveryFailed: boolean;
  /** Other enquiries of this address. */
  earlier: number;
  /** What one is reminded of now. */
  reminder: DueReminder | null;
};

/** `wall` is what the clock of the centre shows: `2026-11-18T09:30`. */
export type DueReminder = { at: string; wall: string; zone: string; text: string };

export type Counts = Record<"new" | "mine" | "due" | "waiting" | "done" | "suspected", number>;
export type QueuePage = { rows: Row[]; next: string | null; counts: Counts };

export type Options = {
  courses: { id: string; title: string }[];
  forms: string[];
  languages: Language[];
  sources: string[];
  people: PersonRef[];
};

export type Delivery = {
  channel: string;
  state: string;
  attempts: number;
  lastError: string | null;
  sentAt: string | null;
  nextAt: string | null;
};

export type Reminder = DueReminder & {
  id: string;
  for: PersonRef;
  by: PersonRef;
  mail: boolean;
  mailState: string | null;
  done: string | null;
};

export type Item = { at: string; who: PersonRef | null } & (
  | { kind: "enquiry"; id: string; form: string; excerpt: string; status: Status; current: boolean }
  | { kind: "note"; id: string; text: string }
  | { kind: "change"; field: string; before: string | null; after: string | null }
  | { kind: "delivery"; channel: string; state: string }
  | { kind: "reply"; id: string; subject: string; state: ReplyState }
  | { kind: "subscription"; topic: string; topicTitle: string | null; confirmed: boolean }
  | { kind: "notification"; topic: string; notice: string; state: string }
);

export type ChangeItem = Extract<Item, { kind: "change" }>;
export type ReplyItem = Extract<Item, { kind: "reply" }>;

export type Enquiry = Row & {
  message: string;
  page: string;
  campaign: { source: string | null; medium: string | null; name: string | null } | null;
  consent: string | null;
  policyVersion: string;
  answers: { label: string; value: string }[];
  course: { id: string; title: string; href: string; nextEdition: string | null } | null;
  deliveries: Delivery[];
  replies: Reply[];
  reminders: Reminder[];
  /** The clock on which a reminder is set. */
  zone: string;
  viewers: PersonRef[];
  history: Item[];
  historyCut: boolean;
};

/** What can be corrected, as a form holds it. */
export type Data = Record<"name" | "email" | "phone" | "company" | "interest" | "language", string>;

export type Change = Partial<Record<keyof Data, string | null>> & {
  status?: Status;
  owner?: string | null;
  suspected?: boolean;
};

export const BY_HAND = ["phone", "in-person", "mail"] as const;

export type EnquiryByHand = {
  id: string;
  form: (typeof BY_HAND)[number];
  name: string;
  email?: string;
  phone?: string;
  company?: string;
  interest?: string;
  language: Language;
  message: string;
};
