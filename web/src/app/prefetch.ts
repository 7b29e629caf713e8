/** Fetches the page the visitor is about to open: hovered, focused or touched. */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { usePage } from "../features/page/page-context";
import { addressOf, fetchPage, isPage } from "./fetch-page";

export function usePrefetch(): void {
  const queries = useQueryClient();
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
        fetchPage(queries, url).catch(() => undefined);
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
  }, [queries, exported]);
}
