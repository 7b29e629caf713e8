/** The language of the page, and the way to change it. */
import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from "react";
import type { Language } from "../../generated/Language";
import { storePreference } from "../../site/language-preference";
import { navigationSettled } from "../../site/navigation-api";
import { usePage } from "../../site/page-context";
import { settleLanguage } from "./first-language";
import { createLanguageSwitch, type LanguageSwitch } from "./language-switch";
import type { SwitchTarget } from "./switch-target";

type LanguageState = {
  language: Language;
  setLanguage: (language: Language) => void;
  change: LanguageSwitch;
};

const LanguageContext = createContext<LanguageState | null>(null);

export function useLanguage(): LanguageState {
  const state = useContext(LanguageContext);
  if (!state) {
    throw new Error("useLanguage must be used within a LanguageProvider");
  }
  return state;
}

/**
 * The language that was asked for, before it is shown. A store of its own: a context that changes would make React
 * render sections whose scripts are still on their way, and empty them.
 */
export function useWantedLanguage(): Language {
  const { language, change } = useLanguage();
  return useSyncExternalStore(change.subscribe, change.wanted, () => null) ?? language;
}

/** `replace` puts another address in the place of the current one, in history too. */
export function LanguageProvider({
  replace,
  children,
}: {
  replace: (href: string, language: Language, loads?: boolean) => void;
  children: ReactNode;
}) {
  const page = usePage();
  const [change] = useState(() =>
    createLanguageSwitch({
      page,
      here: () => new URL(window.location.href),
      settled: navigationSettled,
      go: (target, language) => {
        warnOfInvalid(target);
        replace(target.href, language, target.loads);
      },
    }),
  );
  useLayoutEffect(() => {
    change.pageShown(page);
  }, [page, change]);

  const hasArrived = useRef(false);
  useEffect(() => {
    if (!hasArrived.current) {
      hasArrived.current = true;
      void settleLanguage(page, change.arrive);
    }
  }, [page, change]);

  const state = useMemo(() => {
    const setLanguage = (language: Language) => {
      // At once: whoever goes on meanwhile reads the next page in it.
      storePreference(language);
      change.choose(language);
    };
    return { language: page.language, setLanguage, change };
  }, [page.language, change]);
  return <LanguageContext value={state}>{children}</LanguageContext>;
}

function warnOfInvalid({ valid }: SwitchTarget): void {
  if (!valid) {
    console.warn(`Target path ${window.location.pathname} is not valid. Navigating to home page.`);
  }
}
