/** Where a visitor goes when the language changes. */
import type { Language } from "../../generated/Language";
import type { PageData } from "../../generated/PageData";

/** `loads`: only the server can show it. */
export type SwitchTarget = { href: string; moves: boolean; valid: boolean; loads?: boolean };

export type TargetOf = (page: PageData, to: Language, here: URL) => SwitchTarget | null;

/** An address without its `?lang=`. */
function suffixOf(here: URL): string {
  const rest = new URLSearchParams(here.search);
  rest.delete("lang");
  return (rest.size > 0 ? `?${rest}` : "") + here.hash;
}

/**
 * The same page in the other language. Pages that change in place keep their address (and lose a forced
 * `?lang=`); an address that is no page leads home.
 */
export function switchTarget(page: PageData, to: Language, here: URL): SwitchTarget {
  const suffix = suffixOf(here);
  if (page.addresses ? page.addresses.inPlace : here.pathname.startsWith("/blog/")) {
    return { href: here.pathname + suffix, moves: false, valid: true };
  }
  if (!page.addresses) {
    return { href: "/", moves: true, valid: false };
  }
  return { href: page.addresses[to] + suffix, moves: true, valid: true };
}

/**
 * Whoever arrives has chosen nothing yet, and reads at the address they asked for that there is no such page. The site
 * as files has one such page, whatever the language.
 */
export function arrivalTarget(page: PageData, to: Language, here: URL): SwitchTarget | null {
  const isMissing = !page.addresses;
  if (isMissing && page.exported) {
    return null;
  }
  const target = switchTarget(page, to, here);
  return target.valid
    ? target
    : { href: here.pathname + suffixOf(here), moves: false, valid: true, loads: true };
}
