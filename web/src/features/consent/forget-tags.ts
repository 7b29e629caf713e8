/** What tags have stored in this site's name, by the purpose it served. */
import type { Granted, Purpose } from "./choice";

/** Names as the cookie policy lists them. A container with other tags needs theirs here too. */
const NAMES: Partial<Record<Purpose, RegExp>> = {
  analytics: /^_ga($|_)|^_gid$|^_gat/,
  advertising: /^_gcl_|^_gac_/,
};

/** Removes what belongs to purposes that are not granted. */
export function forgetTags(granted: Granted): void {
  const unwanted = (name: string) =>
    Object.entries(NAMES).some(([purpose, names]) => !granted[purpose as Purpose] && names.test(name));
  for (const pair of document.cookie.split("; ")) {
    const name = pair.split("=", 1)[0] ?? "";
    if (unwanted(name)) {
      removeCookie(name);
    }
  }
  try {
    for (const name of Object.keys(localStorage).filter(unwanted)) {
      localStorage.removeItem(name);
    }
  } catch {
    // Storage can be forbidden; then nothing is in it.
  }
}

/** A cookie goes only with the domain it came with: the host itself, or any domain above it. */
function removeCookie(name: string): void {
  const gone = `${name}=; path=/; max-age=0`;
  document.cookie = gone;
  const labels = window.location.hostname.split(".");
  for (let first = 0; first < labels.length - 1; first++) {
    document.cookie = `${gone}; domain=${labels.slice(first).join(".")}`;
  }
}
