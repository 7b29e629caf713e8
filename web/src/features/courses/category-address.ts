/** The chosen category lives in the address (`?category=initial`), so that a reload and a shared link keep it. */
import { useSyncExternalStore } from "react";
import type { CourseCategory } from "../../generated/CourseCategory";

const PARAMETER = "category";

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", listener);
  };
}

function read(): string | null {
  return new URLSearchParams(window.location.search).get(PARAMETER);
}

/** The server does not know the choice: its HTML shows every category. */
function readOnServer(): string | null {
  return null;
}

/** A category this board does not have counts as none. */
export function useCategory(offered: CourseCategory[]): CourseCategory | null {
  const asked = useSyncExternalStore(subscribe, read, readOnServer);
  return offered.find((category) => category === asked) ?? null;
}

export function chooseCategory(category: CourseCategory | null): void {
  const url = new URL(window.location.href);
  if (category) {
    url.searchParams.set(PARAMETER, category);
  } else {
    url.searchParams.delete(PARAMETER);
  }
  // The page stays the same one: no visit, no place in history.
  history.replaceState(history.state, "", url);
  for (const listener of listeners) {
    listener();
  }
}
