/** What is said where there is no connection: in no page, fetched while there still is one. */
import { useEffect, useState } from "react";
import type { Language } from "../generated/Language";
import type { TextKey } from "../generated/TextKey";
import { fill, usePage } from "./page-context";

export type OfflineKey = Extract<TextKey, `offline.${string}`>;
type Words = Record<OfflineKey, string>;
type Translate = (key: OfflineKey, values?: Record<string, string | number>) => string;

const loaded = new Map<Language, Words>();

export async function loadOfflineText(language: Language): Promise<Words | undefined> {
  if (!loaded.has(language)) {
    const answer = await fetch(`/offline.${language}.json`).catch(() => null);
    if (answer?.ok) {
      loaded.set(language, (await answer.json()) as Words);
    }
  }
  // In the other language rather than not at all.
  return loaded.get(language) ?? loaded.values().next().value;
}

/** Null: the words have not come. */
export function useOfflineText(): Translate | null {
  const { language } = usePage();
  const [words, setWords] = useState(() => loaded.get(language));
  useEffect(() => void loadOfflineText(language).then(setWords), [language]);
  return words ? (key, values = {}) => fill(words[key], values) : null;
}
