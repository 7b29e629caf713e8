/** What a visitor did on a page that the school wants to know of. Said to whoever counts, if anybody does. */
export type Step = "exercise-started" | "exercise-finished" | "eligibility-answered" | "document" | "call" | "form";

export const STEP_TAKEN = "torre-step";

export function takeStep(step: Step): void {
  document.dispatchEvent(new CustomEvent<Step>(STEP_TAKEN, { detail: step }));
}
