/** Which key of the office was pressed, if it was meant for the office. */

export type Press = Pick<
  KeyboardEvent,
  "key" | "ctrlKey" | "metaKey" | "altKey" | "isComposing" | "defaultPrevented"
>;

/** By what it writes, not by where it is: on a Spanish keyboard `/` is above the 7. */
export function pressedKey(press: Press, isTyping: boolean): string | null {
  const isForOthers = press.ctrlKey || press.metaKey || press.altKey || press.isComposing;
  if (isForOthers || isTyping || press.defaultPrevented) {
    return null;
  }
  return press.key.length === 1 ? press.key.toLowerCase() : press.key;
}

const TYPED_INTO = "input, textarea, select, [contenteditable]";

export const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPED_INTO) !== null;
