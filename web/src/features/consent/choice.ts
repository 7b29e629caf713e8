/**
 * What a visitor has answered, for which version of the cookie policy, and when. Kept in local storage, so that
 * every page and every tab has the same answer; nothing of it travels to the server.
 */
import { useSyncExternalStore } from "react";

export const PURPOSES = ["preference", "analytics", "advertising"] as const;
export type Purpose = (typeof PURPOSES)[number];
export type Granted = Record<Purpose, boolean>;

type Choice = { version: string; date: string; granted: Granted };

export const NOTHING: Granted = { preference: false, analytics: false, advertising: false };
export const EVERYTHING: Granted = { preference: true, analytics: true, advertising: true };

const KEY = "consent-choice";
/** As long as the data protection agency lets an answer stand. */
const VALID_MONTHS = 24;

const listeners = new Set<() => void>();
/** Where storage is forbidden an answer lasts as long as the document. */
let remembered: string | null = null;

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return remembered;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Comes when another tab has written.
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

let read: { text: string | null; version: string; granted: Granted | null } | undefined;

/** Null: there is no answer, or it has grown old, or it was given to another version of the policy. */
export function readChoice(version: string): Granted | null {
  const text = stored();
  // The same object for the same answer: React compares it.
  if (read?.text !== text || read.version !== version) {
    read = { text, version, granted: parseChoice(text, version, new Date()) };
  }
  return read.granted;
}

export function useChoice(version: string): Granted | null {
  return useSyncExternalStore(
    subscribe,
    () => readChoice(version),
    () => null,
  );
}

export function storeChoice(version: string, granted: Granted): void {
  const choice: Choice = { version, date: new Date().toISOString(), granted };
  remembered = JSON.stringify(choice);
  try {
    localStorage.setItem(KEY, remembered);
  } catch {
    // See above.
  }
  for (const listener of listeners) {
    listener();
  }
}

/** Whatever is not exactly an answer of ours is none. */
export function parseChoice(text: string | null, version: string, now: Date): Granted | null {
  const choice = parse(text);
  if (!choice || choice.version !== version || !isCurrent(choice.date, now)) {
    return null;
  }
  const { preference, analytics, advertising } = choice.granted ?? {};
  const granted = { preference, analytics, advertising };
  return Object.values(granted).every((answer) => typeof answer === "boolean") ? (granted as Granted) : null;
}

function parse(
  text: string | null,
): (Partial<Omit<Choice, "granted">> & { granted?: Partial<Granted> }) | null {
  try {
    return JSON.parse(text ?? "null") as Partial<Choice> | null;
  } catch {
    return null;
  }
}

function isCurrent(date: string | undefined, now: Date): boolean {
  const given = new Date(date ?? "");
  const end = new Date(given);
  end.setMonth(end.getMonth() + VALID_MONTHS);
  // A date that is none compares as false.
  return given <= now && now < end;
}
