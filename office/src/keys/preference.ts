/** Keys of one letter can be in the way of who speaks to the machine or steers it by a switch: they can be turned off. */
import { useSyncExternalStore } from "react";

const KEY = "staff-keys";
const listeners = new Set<() => void>();

function read(): boolean {
  try {
    return window.localStorage.getItem(KEY) !== "off";
  } catch {
    return true;
  }
}

let isOn = read();

export const keysAreOn = (): boolean => isOn;

export function turnKeys(on: boolean): void {
  isOn = on;
  try {
    window.localStorage.setItem(KEY, on ? "on" : "off");
  } catch {
    // Storage can be forbidden: then it holds until the page is closed.
  }
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useKeysAreOn = (): boolean => useSyncExternalStore(subscribe, keysAreOn);
