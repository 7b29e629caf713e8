/** What somebody has begun to write, kept in this tab until it was sent: through a reload and the end of a session. */
import { useCallback, useState } from "react";
import { useMe } from "../session/session";

const nameOf = (person: string, of: string) => `staff-draft:${person}:${of}`;

function read<T>(key: string): T | null {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? "null") as T | null;
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    if (value === null) {
      window.sessionStorage.removeItem(key);
    } else {
      window.sessionStorage.setItem(key, JSON.stringify(value));
    }
  } catch {
    // Storage can be forbidden or full: then it is kept as long as the page is.
  }
}

/** Each person has their own: whoever sits down next finds nothing. `of` does not change while a component lives. */
export function useDraft<T>(of: string, empty: T): [T, (value: T) => void, () => void] {
  const key = nameOf(useMe().id, of);
  const [value, setValue] = useState<T>(() => read<T>(key) ?? empty);
  const change = useCallback(
    (next: T) => {
      setValue(next);
      write(key, next);
    },
    [key],
  );
  const clear = () => {
    setValue(empty);
    write(key, null);
  };
  return [value, change, clear];
}
