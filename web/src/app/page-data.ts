/** Page data from the server, for navigations inside the browser. */
import type { Language } from "../generated/Language";
import type { PageData } from "../generated/PageData";

/** Long enough for a prefetched page to be shown, short enough for an editor to see a change. */
const PAGE_STALE_AFTER_MS = 60_000;

type CachedPage = { page: Promise<PageData>; freshUntil: number };

/**
 * By address and language. A cache of its own, in a few lines: the query library has far more rules than this needs,
 * and every page would have to load it.
 */
const cache = new Map<string, CachedPage>();

async function requestPage(path: string, language: Language | null): Promise<PageData> {
  const question = new URLSearchParams({ path });
  if (language) {
    question.set("lang", language);
  }
  const response = await fetch(`/api/pages?${question}`);
  if (!response.ok) {
    throw new Error(`page data for ${path}: ${response.status}`);
  }
  const page = (await response.json()) as PageData;
  // A script says what it needs only when it has come: all that the page needs is asked for at once.
  for (const href of page.scripts ?? []) {
    if (!document.querySelector(`link[rel=modulepreload][href="${href}"]`)) {
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    }
  }
  return page;
}

/** Without a language, the address decides. A request under way is shared; one that failed is forgotten. */
export function fetchPageData(path: string, language: Language | null): Promise<PageData> {
  const key = `${language} ${path}`;
  const cached = cache.get(key);
  if (cached && Date.now() < cached.freshUntil) {
    return cached.page;
  }
  const entry: CachedPage = { page: requestPage(path, language), freshUntil: Infinity };
  cache.set(key, entry);
  entry.page.then(
    () => (entry.freshUntil = Date.now() + PAGE_STALE_AFTER_MS),
    () => cache.delete(key),
  );
  return entry.page;
}
