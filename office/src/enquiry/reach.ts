/** Links that reach somebody. What a stranger typed becomes an address or a number, and nothing besides. */

export function mailTo(email: string, letter?: { subject: string; text: string }): string {
  const address = `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`;
  // Mail programs read lines that end as lines of mails do.
  const body = encodeURIComponent(letter?.text.replaceAll("\n", "\r\n") ?? "");
  return letter ? `${address}?subject=${encodeURIComponent(letter.subject)}&body=${body}` : address;
}

export const telTo = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, "")}`;

/** A page of our own site, or none. */
export const ownPage = (page: string): string | null => (/^\/(?![/\\])/.test(page) ? page : null);
