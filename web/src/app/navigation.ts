/**
 * Navigation inside the site. Links are plain links; where the browser has the Navigation API their page is
 * fetched as data and shown without a load. Anything unexpected falls back to what the link says.
 */
import { useEffect } from "react";
import type { PageData } from "../generated/PageData";
import { forcedLanguage } from "../site/language-preference";
import { fetchPage, isPage } from "./fetch-page";
import { focusMain, scrollToHash } from "./scroll";
import { useShownPage, type Show } from "./shown-page";

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

type Navigation = { page: PageData; isWhole: boolean; announcement: string };

export function usePageNavigation(initialPage: PageData): Navigation {
  const { page, isWhole, show } = useShownPage(initialPage);

  useEffect(() => {
    if (!("navigation" in window) || initialPage.exported) {
      return;
    }
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
        handler: () => takePage(event, url, show),
      });
    };
    window.navigation.addEventListener("navigate", onNavigate);
    return () => window.navigation.removeEventListener("navigate", onNavigate);
  }, [initialPage, show]);

  // Page data in the HTML has no head: nothing is announced on arrival, the browser does that.
  return { page, isWhole, announcement: page.head?.title ?? "" };
}

function takeHash(event: NavigateEvent, url: URL): void {
  // Going back to an anchor restores the place where the visitor was.
  if (event.navigationType === "traverse" && url.hash) {
    return;
  }
  event.intercept({ scroll: "manual", focusReset: "manual", handler: async () => scrollToHash(url.hash) });
}

async function takePage(event: NavigateEvent, url: URL, show: Show): Promise<void> {
  let page: PageData;
  try {
    page = await fetchPage(url);
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
