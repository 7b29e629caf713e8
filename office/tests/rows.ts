/** Rows for tests. */
import type { Enquiry, QueuePage, Row } from "../src/api/enquiry-shapes";

const COUNTS = { new: 0, mine: 0, due: 0, waiting: 0, done: 0, suspected: 0 };

export const row = (id: string, more: Partial<Row> = {}): Row => ({
  id,
  version: 0,
  received: "2026-11-17T09:00:00Z",
  form: "contact",
  language: "es",
  name: `Persona ${id}`,
  email: "",
  phone: "",
  company: "",
  interest: null,
  interestTitle: null,
  excerpt: "",
  status: "new",
  owner: null,
  suspicion: null,
  waitedMinutes: 0,
  officeDayMinutes: 540,
  deliveryFailed: false,
  earlier: 0,
  reminder: null,
  ...more,
});

export const page = (ids: string, next: string | null = null): QueuePage => ({
  rows: [...ids].map((id) => row(id)),
  next,
  counts: { ...COUNTS, new: ids.length },
});

export const enquiry = (more: Partial<Enquiry> = {}): Enquiry => ({
  ...row("e"),
  message: "",
  page: "",
  campaign: null,
  consent: null,
  policyVersion: "",
  answers: [],
  course: null,
  deliveries: [],
  replies: [],
  reminders: [],
  zone: "Europe/Madrid",
  viewers: [],
  history: [],
  historyCut: false,
  ...more,
});
