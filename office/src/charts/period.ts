/** Days in Madrid, where a day of the sums begins. */
const DAY_MS = 24 * 60 * 60 * 1000;

const inMadrid = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Madrid" });

/** `2026-11-17` */
export const dayOf = (moment: number) => inMadrid.format(moment);

/** The last so many days, today among them. At noon, so that a clock change moves no day. */
export function lastDays(count: number, now: number): string[] {
  const noon = Date.parse(`${dayOf(now)}T12:00:00Z`);
  return Array.from({ length: count }, (_, back) =>
    new Date(noon - (count - 1 - back) * DAY_MS).toISOString().slice(0, 10),
  );
}
