/** The page that is shown, and how another one takes its place. */
import { startTransition, useCallback, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { PageData } from "../generated/PageData";
import { endDeferral } from "./deferred-layout";
import { showHead } from "./document-head";
import { pageReplaced } from "./hydration";

/** Not whole: only what fills the screen, so that it is there sooner; the rest follows. */
type Shown = { page: PageData; isWhole: boolean; done?: () => void };

/** Resolves when the page stands in the document. */
export type Show = (page: PageData, isWhole: boolean) => Promise<void>;

/**
 * Whoever points has fetched the page before the click, and sits at a machine that shows its first part in the very
 * next frame. A phone does that in short pieces, between which it answers the visitor.
 */
function soonest(isWhole: boolean): (change: () => void) => void {
  const isPointing = window.matchMedia("(hover: hover)").matches;
  return isPointing && !isWhole ? flushSync : startTransition;
}

export function useShownPage(initialPage: PageData): { page: PageData; isWhole: boolean; show: Show } {
  const [shown, setShown] = useState<Shown>({ page: initialPage, isWhole: true });
  const inDocument = useRef(initialPage);

  const show: Show = useCallback(
    (page, isWhole) => new Promise((done) => soonest(isWhole)(() => setShown({ page, isWhole, done }))),
    [],
  );

  useLayoutEffect(() => {
    const { page } = shown;
    if (page.head && page !== inDocument.current) {
      showHead(page.head, page.language);
      endDeferral();
      pageReplaced();
    }
    inDocument.current = page;
    shown.done?.();
    if (!shown.isWhole) {
      // Unless the visitor has gone on meanwhile.
      const fill = (now: Shown) => (now === shown ? { page, isWhole: true } : now);
      startTransition(() => setShown(fill));
    }
  }, [shown]);

  return { page: shown.page, isWhole: shown.isWhole, show };
}
