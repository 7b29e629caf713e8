/** Replies as the server of the office answers them. */
import type { Language } from "../words/language";
import type { PersonRef } from "./enquiry-shapes";

export type ReplyState = "waiting" | "sent" | "failed" | "uncertain";

export type Reply = {
  id: string;
  at: string;
  who: PersonRef | null;
  subject: string;
  text: string;
  /** The title of the programme that went with it. */
  programme: string | null;
  state: ReplyState;
  lastError: string | null;
  sentAt: string | null;
};

/** What one writes. */
export type Letter = { subject: string; text: string; programme: boolean };

/** Filled in for one enquiry, in its language. */
export type Template = Letter & { id: string; title: string };

export type Offer = {
  to: string | null;
  from: string;
  replyTo: string;
  language: Language;
  subject: string;
  templates: Template[];
  programme: { title: string; file: string } | null;
  /** Mail is set up, and the person has an address. */
  canSend: boolean;
};

/** The mail as it will leave. */
export type Mail = {
  from: string;
  replyTo: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: string[];
};
