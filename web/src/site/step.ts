/** What a visitor did on a page that the school wants to know of. Said to whoever counts, if anybody does. */
export type Step =
  "exercise-started" | "exercise-finished" | "eligibility-answered" | "document" | "call" | "form";

const STEP_TAKEN = "step";

export function takeStep(step: Step): void {
  document.dispatchEvent(new CustomEvent<Step>(STEP_TAKEN, { detail: step }));
}

/** Returns how to stop listening. */
export function onStep(count: (step: Step) => void): () => void {
  const listen = (event: Event) => count((event as CustomEvent<Step>).detail);
  document.addEventListener(STEP_TAKEN, listen);
  return () => document.removeEventListener(STEP_TAKEN, listen);
}
