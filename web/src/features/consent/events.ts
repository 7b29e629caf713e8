/** What is counted: a submission, and the success page after it. Loaded only where a tag is configured. */
import type { Tags } from "../../generated/Tags";
import type { SubmissionPath } from "../../site/form-integrations";
import { applyChoice } from "./apply-choice";
import { readChoice, type Granted } from "./choice";
import { gtag, pushEvent } from "./data-layer";

const FORM_NAME = "tallyForm";
const FORM_LABEL = { event_category: "form", event_label: "tally_form" };
const CONVERSION_WORTH = { value: 15, currency: "EUR" };

/**
 * In the tab, for the second between a submission and the success page: only a visitor who really sent a form
 * arrives with it, and only once. Without a yes it is never written.
 */
const MARK = "form-sent";

/** What was granted to something that counts; null where nothing may be counted. */
function counting(tags: Tags): Granted | null {
  const granted = readChoice(tags.policyVersion);
  // The signals stand in the queue before the first event, whoever comes first.
  applyChoice(tags, granted);
  return granted && (granted.analytics || granted.advertising) ? granted : null;
}

export function sendSubmission(tags: Tags, path: SubmissionPath): void {
  const granted = counting(tags);
  if (!granted) {
    return;
  }
  pushEvent({ event: "formSubmission", formName: FORM_NAME, formLocation: window.location.href });
  if (granted.analytics && path === "submit") {
    gtag("event", "form_submit", { ...FORM_LABEL, value: 1 });
  }
  sendConversion(tags, granted, {});
}

/** The success page is about to be opened because a form was sent. */
export function markSuccess(tags: Tags): void {
  if (counting(tags)) {
    try {
      sessionStorage.setItem(MARK, "1");
    } catch {
      // Storage can be forbidden; the success page is then not counted.
    }
  }
}

export function sendSuccess(tags: Tags): void {
  const granted = takeMark() ? counting(tags) : null;
  if (!granted) {
    return;
  }
  pushEvent({ event: "formSubmissionSuccess", formName: FORM_NAME });
  if (granted.analytics) {
    gtag("event", "form_submission_success", FORM_LABEL);
  }
  sendConversion(tags, granted, CONVERSION_WORTH);
}

function sendConversion(tags: Tags, granted: Granted, worth: Partial<typeof CONVERSION_WORTH>): void {
  if (granted.advertising && tags.conversion) {
    gtag("event", "conversion", { send_to: tags.conversion, ...worth });
  }
}

function takeMark(): boolean {
  try {
    const marked = sessionStorage.getItem(MARK) !== null;
    sessionStorage.removeItem(MARK);
    return marked;
  } catch {
    return false;
  }
}
