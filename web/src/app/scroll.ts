/** Scrolling after a navigation, and where the keyboard goes with it. */

const ANCHOR_DELAY_MS = 100;
const HEADING = "h1, h2, h3";

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

/** To the element a hash names: the keyboard at once, the eye smoothly once the page has settled; to the top without one. */
export function scrollToHash(hash: string): void {
  if (!hash) {
    window.scrollTo({ top: 0, behavior: pace() });
    return;
  }
  const target = idsOf(hash)
    .map((id) => document.getElementById(id))
    .find((element) => element !== null);
  if (target) {
    // Whoever goes on with the keyboard does not wait for the scroll: the next Tab starts from here.
    focus(target);
    setTimeout(() => target.scrollIntoView({ behavior: pace() }), ANCHOR_DELAY_MS);
  }
}

/** A section is begun at its heading: a screen reader would read a whole section out as one name. */
function focus(target: HTMLElement): void {
  target.focus({ preventScroll: true });
  if (document.activeElement !== target) {
    focusAnyway(target.querySelector<HTMLElement>(HEADING) ?? target);
  }
}

/** What cannot have focus can while it has it. */
function focusAnyway(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  element.addEventListener("focusout", () => element.removeAttribute("tabindex"), { once: true });
}

/** Keyboard and screen reader start at the new page, not where the old link was. */
export function focusMain(): void {
  document.getElementById("main")?.focus({ preventScroll: true });
}
