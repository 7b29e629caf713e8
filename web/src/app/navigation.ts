/**
 * Navigation inside the site. Links are plain links; where the browser has the Navigation API their page is
 * fetched as data and shown without a load. Anything unexpected falls back to what the link says.
 */
import { useEffect } from "react";
import type { PageData } from "../generated/PageData";
import { languageInAddress } from "../site/forced-language";
import { navigationApi } from "../site/navigation-api";
import { fetchPage, isPage } from "./fetch-page";
import { loadDocument, replaceAddress } from "./load-document";
import { focusMain, scrollToHash } from "./scroll";
import { useShownPage, type Show } from "./shown-page";
import { unreachable } from "./unreachable";

/** A navigation that failed is made again as a load of the document, and then left alone. */
let fullLoad: string | null = null;

/** The address speaks another language than the visitor prefers: its counterpart. */
function counterpart(page: PageData, url: URL): string | null {
  const { addresses } = page;
  if (
    !addresses ||
    addresses.inPlace ||
    languageInAddress(url.search) ||
    addresses.spoken.includes(url.pathname)
  ) {
    return null;
  }
  return addresses[page.language] + url.search + url.hash;
}

/** A script put the state of the page into the address (`?category=`), or its own address back: the page is the same one. */
function isStateOfThePage(event: NavigateEvent, url: URL): boolean {
  return (
    event.navigationType === "replace" &&
    event.info === undefined &&
    (event.destination.sameDocument || url.pathname === window.location.pathname)
  );
}

/** To an anchor, or once more to the one the address has already. What a script writes there is no navigation. */
function isToAnchor(event: NavigateEvent, url: URL): boolean {
  const isOnceMore =
    url.hash !== "" && url.href === window.location.href && event.navigationType === "replace";
  return event.hashChange || (isOnceMore && (event.userInitiated || Boolean(event.sourceElement)));
}

type Navigation = { page: PageData; isWhole: boolean; announcement: string };

export function usePageNavigation(initialPage: PageData): Navigation {
  const { page, isWhole, show } = useShownPage(initialPage);

  useEffect(() => {
    const navigation = navigationApi();
    if (!navigation || initialPage.exported) {
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
      if (isToAnchor(event, url)) {
        takeHash(event, url);
        return;
      }
      if (isStateOfThePage(event, url)) {
        return;
      }
      event.intercept({
        scroll: "manual",
        focusReset: "manual",
        handler: () => takePage(event, url, show),
      });
    };
    navigation.addEventListener("navigate", onNavigate);
    return () => navigation.removeEventListener("navigate", onNavigate);
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
    if (!event.signal.aborted && !(await unreachable.isTold?.(url, event.navigationType))) {
      // The address is in history already.
      fullLoad = url.href;
      loadDocument(url);
    }
    return;
  }
  if (event.signal.aborted) {
    return;
  }
  const other = counterpart(page, url);
  if (other) {
    replaceAddress(other, page.language);
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
    focusMain();
    if (url.hash) {
      scrollToHash(url.hash);
    }
  }
}
