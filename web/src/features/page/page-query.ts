/** Page data from the server, for navigations inside the browser. */
import { queryOptions, QueryClient } from "@tanstack/react-query";
import type { Language } from "../../generated/Language";
import type { PageData } from "../../generated/PageData";

/** Long enough for a prefetched page to be shown, short enough for an editor to see a change. */
const PAGE_STALE_AFTER = 60_000;

/** `enabled`: whether there is a program to ask; the site as files has nobody who answers. */
export function createQueryClient(enabled = true): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: 1, enabled } } });
}

async function fetchPage(path: string, language: Language | null): Promise<PageData> {
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
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
  return page;
}

/** Without a language, the address decides. */
export function pageQuery(path: string, language: Language | null) {
  return queryOptions({
    queryKey: ["page", path, language],
    queryFn: () => fetchPage(path, language),
    staleTime: PAGE_STALE_AFTER,
    retry: false,
  });
}
