/**
 * Lays out what is below the fold, one section after the other, when the browser has time. Until then the style sheet
 * defers it (`data-unfolding`, base.css), so that the first paint does not wait for it.
 */
const DEFERRING = "data-unfolding";
const DEFERRED = ":is(main > section, footer):not([data-unfolded])";

/** A page in the background is hardly ever idle: after this long the rest is laid out at once. */
const LONGEST_MS = 1000;

/** Safari has no idle callbacks. */
const whenIdle = (work: () => void) =>
  "requestIdleCallback" in window ? requestIdleCallback(work, { timeout: 100 }) : setTimeout(work);

/** A page that takes the place of the server's is laid out whole: the visitor may be on the way to any part of it. */
export function endDeferral(): void {
  document.querySelector(`[${DEFERRING}]`)?.removeAttribute(DEFERRING);
}

export function layOutDeferred(root: HTMLElement, done: () => void): void {
  const started = performance.now();
  const step = () => {
    const hasTime = performance.now() - started < LONGEST_MS;
    const next = hasTime && root.hasAttribute(DEFERRING) && root.querySelector<HTMLElement>(DEFERRED);
    if (next) {
      next.dataset.unfolded = "";
      whenIdle(step);
    } else {
      endDeferral();
      done();
    }
  };
  step();
}
