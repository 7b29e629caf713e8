/** Keys are the office's only where nobody types and nothing else is meant. */
import { expect, test } from "vitest";
import { pressedKey, type Press } from "../src/keys/pressed";

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  defaultPrevented: false,
  ...more,
});

test("a letter is a key, also with caps lock", () => {
  expect(pressedKey(press("j"), false)).toBe("j");
  expect(pressedKey(press("J"), false)).toBe("j");
  expect(pressedKey(press("ArrowDown"), false)).toBe("ArrowDown");
});

test("signs count by what they write: on a Spanish keyboard they need Shift", () => {
  expect(pressedKey(press("/"), false)).toBe("/");
  expect(pressedKey(press("?"), false)).toBe("?");
});

test.each([
  ["somebody types", press("d"), true],
  ["Ctrl is held", press("a", { ctrlKey: true }), false],
  ["Cmd is held", press("d", { metaKey: true }), false],
  ["Alt is held", press("d", { altKey: true }), false],
  ["an accent is being composed", press("e", { isComposing: true }), false],
  ["somebody has taken it", press("Enter", { defaultPrevented: true }), false],
])("not while %s", (_, pressed, isTyping) => expect(pressedKey(pressed, isTyping)).toBeNull());
