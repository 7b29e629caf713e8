/** The data of a page by its address, with the scripts that show it. */
import type { PageData } from "../generated/PageData";
import { forcedLanguage } from "../site/forced-language";
import { readPreference } from "../site/language-preference";
import { fetchPageData } from "./page-data";
import { loadSections } from "./section-registry";

/** Addresses that are not pages. */
const NOT_PAGES = /^\/(api|assets|media)\/|\.(xml|txt|json|pdf|ics|svg)$/;

export function isPage(url: URL): boolean {
  return url.origin === window.location.origin && !NOT_PAGES.test(url.pathname);
}

/** Of the query only the page of a list makes another page. */
export function addressOf({ pathname, searchParams }: URL): string {
  const list = searchParams.get("page");
  return list ? `${pathname}?page=${list}` : pathname;
}

export async function fetchPage(url: URL): Promise<PageData> {
  const language = forcedLanguage(url.search) ?? readPreference();
  const page = await fetchPageData(addressOf(url), language);
  await loadSections(page);
  return page;
}
