/** The words of `content/text.toml` under `[staff]`, in one language. */
import type { StaffTextKey } from "../../../web/src/generated/StaffTextKey";
import { send } from "../api/call";
import type { Language } from "./language";

export type WordKey = StaffTextKey;
export type Words = Record<WordKey, string>;
export type Values = Record<string, string | number>;

export const readWords = (language: Language) => send<Words>("GET", `words?lang=${language}`);

/** Puts values into the `{names}` of a text. */
export function fill(text: string, values: Values): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
