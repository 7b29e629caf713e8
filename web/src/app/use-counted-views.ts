/**
 * Counts each page that is shown and each step taken on it, where the server does and the visitor has not said no. The
 * script that speaks to the server is loaded for that only.
 */
import { useEffect } from "react";
import type { PageData } from "../generated/PageData";
import { onStep, takeStep } from "../site/step";
import { hasObjected } from "../site/visits-objection";

/** A page that another one takes the place of at once, such as its own in the visitor's language, was not seen. */
const SEEN_MS = 1000;

const load = () => import("../features/visits/count");

function mayCount({ isCounted }: PageData): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return isCounted === true && !globalPrivacyControl && doNotTrack !== "1" && !hasObjected();
}

/** Calls and documents are links anywhere on a page. */
function onClick({ target }: MouseEvent): void {
  const href = target instanceof Element ? (target.closest("a")?.href ?? "") : "";
  if (href.startsWith("tel:")) {
    takeStep("call");
  } else if (href.endsWith(".pdf")) {
    takeStep("document");
  }
}

export function useCountedViews(page: PageData): void {
  useEffect(() => {
    // Whatever goes wrong here is none of the visitor's business.
    const count = (say: (counter: Awaited<ReturnType<typeof load>>) => void) =>
      mayCount(page) && load().then(say, () => undefined);
    const countView = () => count((counter) => counter.countView(page));
    const timer = setTimeout(countView, SEEN_MS);
    // Back to a page that the browser had kept as it was.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && countView();
    const stopListening = onStep((step) => count((counter) => counter.countStep(page, step)));
    window.addEventListener("pageshow", onPageShow);
    document.addEventListener("click", onClick);
    return () => {
      clearTimeout(timer);
      stopListening();
      window.removeEventListener("pageshow", onPageShow);
      document.removeEventListener("click", onClick);
    };
  }, [page]);
}
