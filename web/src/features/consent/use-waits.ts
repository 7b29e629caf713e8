/** On a small phone the question waits for the visitor to scroll where it would cover the page's main action. */
import { useLayoutEffect, useState, type RefObject } from "react";
import { usePage } from "../../site/page-context";

const PHONE = "(max-width: 767px)";

/** True while the panel must not be seen. Nothing is loaded before an answer: the question may come later. */
export function useWaits(panel: RefObject<HTMLElement | null>, mayWait: boolean): boolean {
  const page = usePage();
  const [waits, setWaits] = useState(false);
  useLayoutEffect(() => {
    setWaits(mayWait && window.matchMedia(PHONE).matches && covers(panel.current));
    const look = () => window.scrollY > 0 && setWaits(false);
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, [panel, mayWait, page]);
  return waits;
}

/** Where the page begins; how far it is scrolled now may be the page before's affair. */
function covers(panel: HTMLElement | null): boolean {
  const action = document.querySelector("main .button-primary")?.getBoundingClientRect();
  if (!action || !panel) {
    return false;
  }
  const { scrollY, innerHeight } = window;
  const isInSight = action.top + scrollY < innerHeight;
  return isInSight && action.bottom + scrollY > innerHeight - panel.offsetHeight;
}
