/** Strips slide to their new slots when the board changes; where a browser cannot, they are simply there. */
import { flushSync } from "react-dom";

/** Each strip in its bay gets a name of its own, by which the browser finds it again in its new slot. */
function nameStrips(board: HTMLElement): void {
  for (const strip of board.querySelectorAll<HTMLElement>(".bay:not([data-out]) [data-strip]")) {
    strip.style.setProperty("view-transition-name", `strip-${strip.dataset.strip}`);
  }
}

function unnameStrips(board: HTMLElement): void {
  for (const strip of board.querySelectorAll("[data-strip]")) {
    strip.removeAttribute("style");
  }
}

export function slideStrips(board: HTMLElement | null, change: () => void): void {
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (!board || still || !("startViewTransition" in document)) {
    change();
    return;
  }
  nameStrips(board);
  const slide = document.startViewTransition(() => {
    flushSync(change);
    nameStrips(board);
  });
  // A slide that is cut short by the next one has still shown its change.
  slide.finished.catch(() => undefined).finally(() => unnameStrips(board));
}
