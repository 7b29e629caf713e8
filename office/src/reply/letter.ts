/** What somebody is writing: templates come and go, and nothing written by hand is lost to one. */
import type { Letter, Offer, Template } from "../api/reply-shapes";

export const MAX_SUBJECT = 200;
export const MAX_TEXT = 10_000;

/** `template`: whose words it began with; empty where it began blank. */
export type Page = Letter & { template: string };

export type Draft = {
  /** Null until a word is written: then it is the blank page of the offer. */
  page: Page | null;
  /** What was written by hand when a template took its place. */
  replaced: Page | null;
  /** Which state of the enquiry one answers to. */
  seen: Seen;
  /** Under which id which letter left, so that a second attempt is no second mail. */
  sent: (Letter & { id: string }) | null;
};

export type Seen = { version: number; at: string };

export const blank = ({ subject }: Offer): Page => ({ template: "", subject, text: "", programme: false });

export function pageOf({ page }: Draft, offer: Offer): Page {
  // A course that was corrected meanwhile may have no programme.
  return page ? { ...page, programme: page.programme && offer.programme !== null } : blank(offer);
}

const from = (template: Template, offer: Offer): Page => ({
  template: template.id,
  subject: template.subject || offer.subject,
  text: template.text,
  programme: template.programme && offer.programme !== null,
});

const started = (id: string, offer: Offer): Page => {
  const template = offer.templates.find((one) => one.id === id);
  return template ? from(template, offer) : blank(offer);
};

/** Somebody has written in it: it is not just what its template says. */
const isByHand = (page: Page, offer: Offer): boolean =>
  page.text.trim() !== "" && page.text !== started(page.template, offer).text;

export function choose(draft: Draft, offer: Offer, template: string): Draft {
  const page = pageOf(draft, offer);
  return {
    ...draft,
    page: started(template, offer),
    replaced: isByHand(page, offer) ? page : draft.replaced,
  };
}

/** Back to what was written, as if no other template had been tried. */
export const restore = (draft: Draft): Draft => ({ ...draft, page: draft.replaced, replaced: null });

/** The same letter again is the same mail; another one is another. */
export function attempt({ sent }: Draft, { subject, text, programme }: Page, newId: () => string) {
  const letter = { subject: subject.trim(), text: text.trim(), programme };
  const isSame =
    sent !== null &&
    sent.subject === letter.subject &&
    sent.text === letter.text &&
    sent.programme === letter.programme;
  return { ...letter, id: isSame ? sent.id : newId() };
}
