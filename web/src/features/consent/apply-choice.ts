/** Makes a visitor's answer true: signals first, then the scripts of what was granted, and nothing of the rest. */
import type { Tags } from "../../generated/Tags";
import { NOTHING, PURPOSES, type Granted } from "./choice";
import { gtag } from "./data-layer";
import { forgetTags } from "./forget-tags";
import { isAnythingLoaded, loadTags } from "./load-tags";

/** What the tags were last told; null before the defaults. */
let told: Granted | null = null;

/**
 * May be called as often as one likes: only a change does anything. An answer that takes back what is already
 * running loads the page anew, because a script that runs cannot be unloaded.
 */
export function applyChoice(tags: Tags, choice: Granted | null): void {
  const granted = choice ?? NOTHING;
  if (!told) {
    // Before any other command, on every page: a tag that comes too early must find a no.
    gtag("consent", "default", signals(NOTHING));
    told = NOTHING;
    forgetTags(granted);
  }
  const before = told;
  if (PURPOSES.some((purpose) => granted[purpose] !== before[purpose])) {
    told = granted;
    gtag("consent", "update", signals(granted));
  }
  if (isAnythingLoaded() && PURPOSES.some((purpose) => before[purpose] && !granted[purpose])) {
    forgetTags(granted);
    window.location.reload();
    return;
  }
  loadTags(tags, granted);
}

function signals({ preference, analytics, advertising }: Granted): Record<string, "granted" | "denied"> {
  const word = (granted: boolean) => (granted ? "granted" : "denied");
  return {
    ad_storage: word(advertising),
    ad_user_data: word(advertising),
    ad_personalization: word(advertising),
    analytics_storage: word(analytics),
    functionality_storage: word(preference),
    personalization_storage: word(preference),
  };
}
