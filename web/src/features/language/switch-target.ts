/** Where a visitor goes when the language changes. */
import type { Language } from "../../generated/Language";
import type { PageData } from "../../generated/PageData";

export type SwitchTarget = { href: string; moves: boolean; valid: boolean };

/**
 * The same page in the other language. Pages that change in place keep their address (and lose a forced
 * `?lang=`); an address that is no page leads home.
 */
export function switchTarget(page: PageData, to: Language, here: URL): SwitchTarget {
  const rest = new URLSearchParams(here.search);
  rest.delete("lang");
  const suffix = (rest.size > 0 ? `?${rest}` : "") + here.hash;
  if (page.addresses ? page.addresses.inPlace : here.pathname.startsWith("/blog/")) {
    return { href: here.pathname + suffix, moves: false, valid: true };
  }
  if (!page.addresses) {
    return { href: "/", moves: true, valid: false };
  }
  return { href: page.addresses[to] + suffix, moves: true, valid: true };
}
