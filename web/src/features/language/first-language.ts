/** The language of a visitor who arrives. */
import type { Language } from "../../generated/Language";
import type { PageData } from "../../generated/PageData";
import { fetchCountry, languageOf } from "../../site/country";
import { forcedLanguage, holdLanguage, languageInAddress } from "../../site/forced-language";
import { mirrorPreference, readPreference, storePreference } from "../../site/language-preference";

/** Asks for the country. Null: the visitor has chosen meanwhile, is on the way to another page, or nobody can tell. */
async function detect({ exported }: PageData): Promise<Language | null> {
  let isLeaving = false;
  const leave = () => (isLeaving = true);
  // Only while the answer is awaited: pages that listen to this are not kept for going back by every browser.
  window.addEventListener("beforeunload", leave);
  try {
    const detected = languageOf(await fetchCountry(exported));
    if (!detected || readPreference() || forcedLanguage(window.location.search)) {
      return null;
    }
    storePreference(detected);
    // To replace the address now would end the visitor's own navigation; the next page knows the preference.
    return isLeaving ? null : detected;
  } catch (error) {
    console.info("The country could not be detected; the site stays in Spanish.", error);
    return null;
  } finally {
    window.removeEventListener("beforeunload", leave);
  }
}

/**
 * A forced language wins over a stored preference, and that one over the address; without either, and without an
 * English address, the country decides and is remembered.
 */
export async function settleLanguage(page: PageData, arrive: (language: Language) => void): Promise<void> {
  const inAddress = languageInAddress(window.location.search);
  if (inAddress) {
    holdLanguage(inAddress);
    return;
  }
  const forced = forcedLanguage(window.location.search);
  if (!forced) {
    mirrorPreference();
  }
  const known = forced ?? readPreference();
  const language = known ?? (page.language === "en" ? null : await detect(page));
  if (language) {
    arrive(language);
  }
}
