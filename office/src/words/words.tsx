/** Words and dates for every part of the office. */
import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from "react";
import { fill, readWords, type Values, type WordKey, type Words } from "./catalogue";
import { dateFormats, type DateFormats } from "./dates";
import { keepLanguage, type Language } from "./language";

type WordsContext = {
  language: Language;
  t: (key: WordKey, values?: Values) => string;
  has: (key: string) => key is WordKey;
  dates: DateFormats;
  /** The page stays as it is, with what was typed into it; only its words change. */
  switchTo: (language: Language) => Promise<void>;
};

const Context = createContext<WordsContext | null>(null);

export function useWords(): WordsContext {
  const words = useContext(Context);
  if (!words) {
    throw new Error("useWords must be used within WordsProvider");
  }
  return words;
}

type Catalogue = { language: Language; words: Words };

export function WordsProvider({ first, children }: { first: Catalogue; children: ReactNode }) {
  const [catalogue, setCatalogue] = useState(first);
  const switchTo = useCallback(async (language: Language) => {
    const words = await readWords(language);
    keepLanguage(language);
    setCatalogue({ language, words });
  }, []);
  const value = useMemo(() => {
    const { language, words } = catalogue;
    return {
      language,
      t: (key: WordKey, values: Values = {}) => fill(words[key] ?? key, values),
      has: (key: string): key is WordKey => Object.hasOwn(words, key),
      dates: dateFormats(language),
      switchTo,
    };
  }, [catalogue, switchTo]);
  return <Context value={value}>{children}</Context>;
}
