/** The index of one language, loaded when the search is first opened. */
import { queryOptions } from "@tanstack/react-query";
import type { Language } from "../../generated/Language";
import type { SearchEntry } from "../../generated/SearchEntry";
import { indexOf, type SearchIndex } from "./rank";

async function fetchIndex(language: Language): Promise<SearchIndex> {
  const response = await fetch(`/search.${language}.json`);
  if (!response.ok) {
    throw new Error(`the search index cannot be loaded: ${response.status}`);
  }
  return indexOf((await response.json()) as SearchEntry[]);
}

export function searchQuery(language: Language) {
  return queryOptions({
    queryKey: ["search", language],
    queryFn: () => fetchIndex(language),
    staleTime: Infinity,
    retry: false,
    // A file: also where the site is nothing but files.
    enabled: true,
  });
}
