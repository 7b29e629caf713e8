/** Whether the preferences were asked for, and where focus goes back to. */
import { useSyncExternalStore } from "react";

let opener: HTMLElement | null = null;
const listeners = new Set<() => void>();

function set(next: HTMLElement | null): void {
  opener = next;
  for (const listener of listeners) {
    listener();
  }
}

export function openPreferences(from: HTMLElement): void {
  set(from);
}

export function closePreferences(): void {
  const from = opener;
  set(null);
  from?.focus({ preventScroll: true });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function usePreferencesOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => opener !== null,
    () => false,
  );
}
