/** The data of a page by its address, with the scripts that show it. */
import type { QueryClient } from "@tanstack/react-query";
import { forcedLanguage, readPreference } from "../features/language/preference";
import { pageQuery } from "../features/page/page-query";
import type { PageData } from "../generated/PageData";
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

export async function fetchPage(queries: QueryClient, url: URL): Promise<PageData> {
  const language = forcedLanguage(url.search) ?? readPreference();
  const page = await queries.fetchQuery(pageQuery(addressOf(url), language));
  await loadSections(page);
  return page;
}
