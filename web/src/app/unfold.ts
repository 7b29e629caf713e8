/**
 * Lays out what is below the fold, one section after the other, when the browser has time. Until then the style sheet
 * keeps it folded (`data-unfolding`, base.css), so that the first paint does not wait for it.
 */
const FOLDED = ":is(main > section, footer):not([data-unfolded])";

/** Safari has no idle callbacks. */
const whenIdle = (work: () => void) =>
  "requestIdleCallback" in window ? requestIdleCallback(work) : setTimeout(work);

export function unfold(root: HTMLElement, done: () => void): void {
  const next = root.hasAttribute("data-unfolding") && root.querySelector<HTMLElement>(FOLDED);
  if (next) {
    next.dataset.unfolded = "";
    whenIdle(() => unfold(root, done));
  } else {
    root.removeAttribute("data-unfolding");
    done();
  }
}
