/** Links that reach somebody. What a stranger typed becomes an address or a number, and nothing besides. */

export const mailTo = (email: string): string => `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`;

export const telTo = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, "")}`;

/** A page of our own site, or none. */
export const ownPage = (page: string): string | null => (/^\/(?![/\\])/.test(page) ? page : null);
