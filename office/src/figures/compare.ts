/** Two lists of counts, name by name. */
import type { Count } from "../api/figures";

export type Compared = { name: string; now: number; before: number };

/** What there was only before stands at the end. */
export function compared(now: Count[], before: Count[]): Compared[] {
  const earlier = new Map(before.map(({ name, count }) => [name, count]));
  const known = new Set(now.map(({ name }) => name));
  const gone = before.filter(({ name }) => !known.has(name));
  return [
    ...now.map(({ name, count }) => ({ name, now: count, before: earlier.get(name) ?? 0 })),
    ...gone.map(({ name, count }) => ({ name, now: 0, before: count })),
  ];
}

/** Week by week the first beside the first: they have other dates. */
export const weekByWeek = (now: Count[], before: Count[]): Compared[] =>
  now.map(({ name, count }, index) => ({ name, now: count, before: before[index]?.count ?? 0 }));
