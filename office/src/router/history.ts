/** The place somebody is at, over the browser's own history. */
import { useSyncExternalStore } from "react";
import { parseRoute, pathOf, type Route } from "./routes";

const listeners = new Set<() => void>();
let moved = false;

const tell = () => {
  moved = true;
  listeners.forEach((listener) => listener());
};
window.addEventListener("popstate", tell);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Only ever to a page of the office: an address is made from a route, never taken from anybody. */
export function go(route: Route): void {
  window.history.pushState(null, "", pathOf(route));
  window.scrollTo(0, 0);
  tell();
}

/** The same place, or a better address for it: "back" does not lead to the old one. */
export function replace(route: Route): void {
  window.history.replaceState(null, "", pathOf(route));
  tell();
}

/** A page that follows another takes the focus; the first one leaves it where the browser has put it. */
export const hasMoved = (): boolean => moved;

/** What stands on the screen has changed as if by a link. */
export function markMoved(): void {
  moved = true;
}

const pathname = () => window.location.pathname;

export function useRoute(): Route | null {
  return parseRoute(useSyncExternalStore(subscribe, pathname));
}

const search = () => window.location.search;

/** What the address says besides the page, with its `?`. */
export const useSearch = (): string => useSyncExternalStore(subscribe, search);
