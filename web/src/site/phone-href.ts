/** What a phone dials: the digits of a number that is written for people. */
export const phoneHref = (phone: string) => `tel:${phone.replace(/[^\d+]/g, "")}`;
