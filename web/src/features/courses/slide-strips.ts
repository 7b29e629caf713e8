/** Strips slide to their new slots when the board changes; where a browser cannot, they are simply there. */
import { flushSync } from "react-dom";

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/**
 * Each strip in its bay gets a name of its own, by which the browser finds it again in its new slot. It takes a picture
 * of everything named: what nobody sees is not worth one.
 */
function nameStrips(board: HTMLElement): void {
  const strips = [...board.querySelectorAll<HTMLElement>(".bay:not([data-out]) [data-strip]")];
  for (const strip of strips.filter(isOnScreen)) {
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
  afterPaint(() => {
    nameStrips(board);
    const slide = document.startViewTransition(() => {
      flushSync(change);
      nameStrips(board);
    });
    // A slide that is cut short by the next one has still shown its change.
    slide.finished.catch(() => undefined).finally(() => unnameStrips(board));
  });
}

/** Taking the pictures holds the screen still: the key that was pressed must be seen to be pressed before. */
function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
