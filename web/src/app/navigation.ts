/**
 * Navigation inside the site. Links are plain links; where the browser has the Navigation API their page is
 * fetched as data and shown without a load. Anything unexpected falls back to what the link says.
 */
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { startTransition, useEffect, useLayoutEffect, useRef, useState } from "react";
import { forcedLanguage, readPreference } from "../features/language/preference";
import { usePage } from "../features/page/page-context";
import { pageQuery } from "../features/page/page-query";
import type { PageData } from "../generated/PageData";
import { showHead } from "./document-head";
import { focusMain, scrollToHash } from "./scroll";
import { loadSections } from "./section-registry";

/** Addresses that are not pages. */
const NOT_PAGES = /^\/(api|assets|media)\/|\.(xml|txt|json|pdf|ics|svg)$/;

/** A navigation that failed is made again as a full load, and then left alone. */
let fullLoad: string | null = null;

function loadFully(href: string, replace: boolean): void {
  fullLoad = new URL(href, window.location.href).href;
  if (replace) {
    window.location.replace(href);
  } else {
    window.location.assign(href);
  }
}

export function replaceAddress(href: string): void {
  if ("navigation" in window) {
    window.navigation.navigate(href, { history: "replace", info: "language" });
  } else {
    (window as Window).location.replace(href);
  }
}

function isPage(url: URL): boolean {
  return url.origin === window.location.origin && !NOT_PAGES.test(url.pathname);
}

/** Of the query only the page of a list makes another page. */
function addressOf({ pathname, searchParams }: URL): string {
  const list = searchParams.get("page");
  return list ? `${pathname}?page=${list}` : pathname;
}

async function fetchPage(queries: QueryClient, url: URL): Promise<PageData> {
  const language = forcedLanguage(url.search) ?? readPreference();
  const page = await queries.fetchQuery(pageQuery(addressOf(url), language));
  await loadSections(page);
  return page;
}

/** The address speaks another language than the visitor prefers: its counterpart. */
function counterpart(page: PageData, url: URL): string | null {
  const { addresses } = page;
  if (
    !addresses ||
    addresses.inPlace ||
    forcedLanguage(url.search) ||
    addresses.spoken.includes(url.pathname)
  ) {
    return null;
  }
  return addresses[page.language] + url.search + url.hash;
}

/** A part of the page put its state into the address (`?category=`): the page is the same one. */
function isStateOfThePage(event: NavigateEvent, url: URL): boolean {
  return (
    event.navigationType === "replace" &&
    event.info === undefined &&
    url.pathname === window.location.pathname
  );
}

/** Not whole: only what fills the screen, so that it is there sooner; the rest follows. */
type Shown = { page: PageData; isWhole: boolean; done?: () => void };

type Show = (page: PageData, isWhole: boolean) => Promise<void>;

type Navigation = { page: PageData; isWhole: boolean; announcement: string };

export function usePageNavigation(initialPage: PageData): Navigation {
  const queries = useQueryClient();
  const [shown, setShown] = useState<Shown>({ page: initialPage, isWhole: true });
  const first = useRef(true);

  useEffect(() => {
    if (!("navigation" in window) || initialPage.exported) {
      return;
    }
    const show: Show = (page, isWhole) =>
      new Promise((done) => startTransition(() => setShown({ page, isWhole, done })));
    const onNavigate = (event: NavigateEvent) => {
      const url = new URL(event.destination.url);
      if (
        fullLoad === url.href ||
        !event.canIntercept ||
        // Asked for where only a fresh document will do.
        event.navigationType === "reload" ||
        event.downloadRequest !== null ||
        event.formData ||
        !isPage(url)
      ) {
        return;
      }
      if (isStateOfThePage(event, url)) {
        return;
      }
      if (event.hashChange) {
        takeHash(event, url);
        return;
      }
      event.intercept({
        scroll: "manual",
        focusReset: "manual",
        handler: () => takePage(event, url, queries, show),
      });
    };
    window.navigation.addEventListener("navigate", onNavigate);
    return () => window.navigation.removeEventListener("navigate", onNavigate);
  }, [queries, initialPage]);

  useLayoutEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    const { head, language } = shown.page;
    if (head) {
      showHead(head, language);
    }
    shown.done?.();
    if (!shown.isWhole) {
      // Unless the visitor has gone on meanwhile.
      const fill = (now: Shown) => (now === shown ? { page: now.page, isWhole: true } : now);
      startTransition(() => setShown(fill));
    }
  }, [shown]);

  // Page data in the HTML has no head: nothing is announced on arrival, the browser does that.
  const { page, isWhole } = shown;
  return { page, isWhole, announcement: page.head?.title ?? "" };
}

function takeHash(event: NavigateEvent, url: URL): void {
  // Going back to an anchor restores the place where the visitor was.
  if (event.navigationType === "traverse" && url.hash) {
    return;
  }
  event.intercept({ scroll: "manual", focusReset: "manual", handler: async () => scrollToHash(url.hash) });
}

async function takePage(event: NavigateEvent, url: URL, queries: QueryClient, show: Show): Promise<void> {
  let page: PageData;
  try {
    page = await fetchPage(queries, url);
  } catch {
    if (!event.signal.aborted) {
      loadFully(url.href, event.navigationType !== "push");
    }
    return;
  }
  if (event.signal.aborted) {
    return;
  }
  const other = counterpart(page, url);
  if (other) {
    replaceAddress(other);
    return;
  }
  // Where the visitor goes to a place further down, or stays at it, the page must be whole.
  const isWhole = event.navigationType === "traverse" || event.info === "language" || url.hash !== "";
  await show(page, isWhole);
  // A change of language keeps the visitor's place.
  if (event.info === "language") {
    return;
  }
  if (event.navigationType === "traverse") {
    event.scroll();
  } else {
    window.scrollTo({ top: 0, behavior: "instant" });
    if (url.hash) {
      scrollToHash(url.hash);
    }
    focusMain();
  }
}

/** Data of a page the visitor is about to open: hovered, focused or touched. */
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
