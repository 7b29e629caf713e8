/** Loads of whole documents, where data inside the browser will not do. */
import type { Language } from "../generated/Language";
import { serverKnows } from "../site/language-preference";
import { navigationApi } from "../site/navigation-api";

const withoutHash = ({ pathname, search }: URL | Location) => pathname + search;

/** A new document for this address. To go to where one already is means a scroll to its hash, and no load. */
export function loadDocument(url: URL): void {
  const { location } = window;
  if (url.hash && withoutHash(url) === withoutHash(location)) {
    location.reload();
  } else {
    location.replace(url);
  }
}

/** `loads`: only the server can show it. */
export function replaceAddress(href: string, language: Language, loads = false): void {
  const navigation = navigationApi();
  if (navigation && !loads) {
    navigation.navigate(href, { history: "replace", info: "language" });
    return;
  }
  const url = new URL(href, window.location.href);
  if (!serverKnows(language)) {
    url.searchParams.set("lang", language);
  }
  loadDocument(url);
}
