/** The language of the page, and the way to change it. */
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, type ReactNode } from "react";
import type { Language } from "../../generated/Language";
import type { PageData } from "../../generated/PageData";
import { fetchCountry, languageOf } from "../../site/country";
import {
  forcedLanguage,
  mirrorPreference,
  readPreference,
  storePreference,
} from "../../site/language-preference";
import { usePage } from "../../site/page-context";
import { switchTarget } from "./switch-target";

/** A second change of address within this time is not made. */
const REDIRECT_GUARD_MS = 1000;

type LanguageState = { language: Language; setLanguage: (language: Language) => void };

const LanguageContext = createContext<LanguageState | null>(null);

export function useLanguage(): LanguageState {
  const state = useContext(LanguageContext);
  if (!state) {
    throw new Error("useLanguage must be used within a LanguageProvider");
  }
  return state;
}

/** `replace` puts another address in the place of the current one, in history too. */
export function LanguageProvider({
  replace,
  children,
}: {
  replace: (href: string) => void;
  children: ReactNode;
}) {
  const page = usePage();
  const lastRedirect = useRef(-Infinity);

  const setLanguage = useCallback(
    (language: Language) => {
      const target = switchTarget(page, language, new URL(window.location.href));
      if (target.moves) {
        if (Date.now() - lastRedirect.current < REDIRECT_GUARD_MS) {
          return;
        }
        lastRedirect.current = Date.now();
      }
      storePreference(language);
      if (!target.valid) {
        console.warn(`Target path ${window.location.pathname} is not valid. Navigating to home page.`);
      }
      replace(target.href);
    },
    [page, replace],
  );

  useFirstLanguage(page, setLanguage);
  const state = useMemo(() => ({ language: page.language, setLanguage }), [page.language, setLanguage]);
  return <LanguageContext value={state}>{children}</LanguageContext>;
}

/**
 * Once, on arrival: a stored preference wins over the address; without one, and without a forced language or an
 * English address, the country decides and is remembered.
 */
function useFirstLanguage({ language, exported }: PageData, setLanguage: (language: Language) => void) {
  const arrived = useRef(false);
  useEffect(() => {
    if (arrived.current || forcedLanguage(window.location.search)) {
      return;
    }
    arrived.current = true;
    const preference = readPreference();
    if (preference) {
      mirrorPreference();
      if (preference !== language) {
        setLanguage(preference);
      }
      return;
    }
    if (language === "en") {
      return;
    }
    fetchCountry(exported)
      .then((country) => {
        // Whoever has chosen meanwhile is not overruled.
        if (readPreference()) {
          return;
        }
        const detected = languageOf(country);
        if (detected === language) {
          storePreference(detected);
        } else if (detected) {
          setLanguage(detected);
        }
      })
      .catch((error: unknown) =>
        console.info("The country could not be detected; the site stays in Spanish.", error),
      );
  }, [language, exported, setLanguage]);
}
