/** Keeps the page behind a dialog where it is. */

const LOCKED = "overflow-hidden";
const WITH_GUTTER = "[scrollbar-gutter:stable]";

/** Where a scroll bar takes room, its gutter stays while the bar is gone, so that nothing jumps. */
export function lockScroll(): () => void {
  const { classList, clientWidth } = document.documentElement;
  classList.toggle(WITH_GUTTER, window.innerWidth > clientWidth);
  classList.add(LOCKED);
  return () => classList.remove(LOCKED, WITH_GUTTER);
}
