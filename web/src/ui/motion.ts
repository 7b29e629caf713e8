/** Whether the visitor has stopped what moves by itself: one switch for everything, remembered for the visit. */
import { useSyncExternalStore } from "react";

const KEY = "motion-stopped";
const listeners = new Set<() => void>();
let stopped = false;

/** Style sheets stop what they move by this attribute. */
function apply(now: boolean): void {
  stopped = now;
  document.documentElement.toggleAttribute("data-still", now);
}

if (typeof window !== "undefined") {
  try {
    apply(sessionStorage.getItem(KEY) !== null);
  } catch {
    // Storage can be forbidden: then it is remembered until the next load.
  }
}

export const isMotionStopped = () => stopped;

export function toggleMotion(): void {
  apply(!stopped);
  try {
    if (stopped) {
      sessionStorage.setItem(KEY, "");
    } else {
      sessionStorage.removeItem(KEY);
    }
  } catch {
    // See above.
  }
  listeners.forEach((listener) => listener());
}

export function onMotionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useMotionStopped(): boolean {
  return useSyncExternalStore(onMotionChange, isMotionStopped, () => false);
}
