/** Scrolling after a navigation. */

const ANCHOR_DELAY_MS = 100;

const pace = (): ScrollBehavior =>
  window.matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";

/** As browsers find it: as it is written, then decoded. */
export function idsOf(hash: string): string[] {
  const written = hash.slice(1);
  try {
    return [written, decodeURIComponent(written)];
  } catch {
    // A `%` that encodes nothing.
    return [written];
  }
}

/** Smoothly to the element a hash names, once the page has settled; to the top without one. */
export function scrollToHash(hash: string): void {
  if (!hash) {
    window.scrollTo({ top: 0, behavior: pace() });
    return;
  }
  setTimeout(() => {
    const target = idsOf(hash)
      .map((id) => document.getElementById(id))
      .find((element) => element !== null);
    if (target) {
      target.scrollIntoView({ behavior: pace() });
      focus(target);
    }
  }, ANCHOR_DELAY_MS);
}

/** What cannot have focus can while it has it. */
function focus(target: HTMLElement): void {
  const take = () => target.focus({ preventScroll: true });
  take();
  if (document.activeElement !== target) {
    target.tabIndex = -1;
    take();
    target.addEventListener("focusout", () => target.removeAttribute("tabindex"), { once: true });
  }
}

/** Keyboard and screen reader start at the new page, not where the old link was. */
export function focusMain(): void {
  document.getElementById("main")?.focus({ preventScroll: true });
}
