/** The keys of a page, while nobody types and no dialog is open. */
import { useEffect, useRef } from "react";
import { keysAreOn } from "./preference";
import { isTypedInto, pressedKey } from "./pressed";

export type Keys = Record<string, () => void>;

export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = pressedKey(event, isTypedInto(event.target));
      const perform = key === null ? undefined : latest.current[key];
      if (perform && keysAreOn() && !document.querySelector("dialog[open]")) {
        event.preventDefault();
        perform();
      }
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}
