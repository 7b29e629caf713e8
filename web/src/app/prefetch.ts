/** Fetches the page the visitor is about to open: hovered, focused or touched. */
import { useEffect } from "react";
import { usePage } from "../site/page-context";
import { addressOf, fetchPage, isPage } from "./fetch-page";

export function usePrefetch(): void {
  const { exported } = usePage();
  useEffect(() => {
    if (exported) {
      return;
    }
    const prefetch = (event: Event) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
      if (!link || link.target === "_blank") {
        return;
      }
      const url = new URL(link.href);
      if (isPage(url) && addressOf(url) !== addressOf(new URL(window.location.href))) {
        // A prefetch that fails costs nothing: the click asks again.
        fetchPage(url).catch(() => undefined);
      }
    };
    const events = ["pointerover", "focusin", "touchstart"] as const;
    for (const name of events) {
      document.addEventListener(name, prefetch, { passive: true });
    }
    return () => {
      for (const name of events) {
        document.removeEventListener(name, prefetch);
      }
    };
  }, [exported]);
}
