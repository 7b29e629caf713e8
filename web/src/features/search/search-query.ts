/** The index of one language, loaded when the search is first opened. */
import { queryOptions } from "@tanstack/react-query";
import type { Language } from "../../generated/Language";
import type { SearchFile } from "../../generated/SearchFile";
import { indexOf, type SearchIndex } from "./rank";

async function fetchIndex(language: Language): Promise<SearchIndex> {
  const response = await fetch(`/search.${language}.json`);
  if (!response.ok) {
    throw new Error(`the search index cannot be loaded: ${response.status}`);
  }
  return indexOf((await response.json()) as SearchFile);
}

export function searchQuery(language: Language) {
  return queryOptions({
    queryKey: ["search", language],
    queryFn: () => fetchIndex(language),
    staleTime: Infinity,
    retry: false,
    // Asked for also where there is no connection: an answer that does not come is said at once.
    networkMode: "always",
    // A file: also where the site is nothing but files.
    enabled: true,
  });
}
