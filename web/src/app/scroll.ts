/** Scrolling after a navigation. */

const ANCHOR_DELAY_MS = 100;

/** Smoothly to the element a hash names, once the page has settled; to the top without one. */
export function scrollToHash(hash: string): void {
  if (!hash) {
    window.scrollTo({ top: 0, behavior: "smooth" });
    return;
  }
  setTimeout(() => {
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    target?.scrollIntoView({ behavior: prefersStillness() ? "auto" : "smooth" });
  }, ANCHOR_DELAY_MS);
}

function prefersStillness(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Keyboard and screen reader start at the new page, not where the old link was. */
export function focusMain(): void {
  document.getElementById("main")?.focus({ preventScroll: true });
}
