/** One row of the list is the one that Tab reaches; the others are reached from it. The focus is the browser's own. */
import { useRef, useState } from "react";
import { markedRow, markRow } from "./came-from";

export function useRoving(ids: string[]) {
  const [chosen, setChosen] = useState<string | null>(markedRow);
  const links = useRef(new Map<string, HTMLElement>());
  const current = chosen !== null && ids.includes(chosen) ? chosen : (ids[0] ?? null);

  const choose = (id: string) => {
    markRow(id);
    setChosen(id);
  };
  const focusOn = (id: string | undefined) => {
    if (id !== undefined) {
      choose(id);
      const link = links.current.get(id);
      link?.focus({ preventScroll: true });
      // The whole strip, not only its name.
      link?.closest("li")?.scrollIntoView({ block: "nearest" });
    }
  };
  const hasFocus = () =>
    current !== null && links.current.get(current)?.closest("li")?.contains(document.activeElement);
  return {
    current,
    choose,
    focusOn,
    /** The first press goes to where one is. */
    move: (by: 1 | -1) => {
      const place = ids.indexOf(current ?? "");
      focusOn(hasFocus() ? ids[place + by] : ids[place]);
    },
    attach: (id: string) => (node: HTMLElement | null) => {
      void (node ? links.current.set(id, node) : links.current.delete(id));
    },
  };
}

export type Roving = ReturnType<typeof useRoving>;
