/**
 * The one cache of what the browser has asked the server for. Handed to each query instead of standing around the
 * application: only pages that have a query load the library.
 */
import { QueryClient } from "@tanstack/react-query";
import { usePage } from "./page-context";

let shared: QueryClient | undefined;

/** `enabled`: whether there is a program to ask; the site as files has nobody who answers. */
function createQueryClient(enabled: boolean): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: 1, enabled } } });
}

function sharedQueryClient(enabled: boolean): QueryClient {
  if (import.meta.env.SSR) {
    // A page must not be rendered with what another one has left in the cache.
    return createQueryClient(enabled);
  }
  if (!shared) {
    shared = createQueryClient(enabled);
    // From here on it hears of the window's focus and of a connection that comes back.
    shared.mount();
  }
  return shared;
}

export function useSharedQueryClient(): QueryClient {
  const { exported } = usePage();
  return sharedQueryClient(!exported);
}
