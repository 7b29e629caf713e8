/** The list that somebody reads. What is new waits beside it, and what has left it stays in its place, marked. */
import type { Counts, QueuePage, Row } from "../api/enquiry-shapes";

export type HeldRow = Row & { hasLeft: boolean };

export type Held = {
  rows: HeldRow[];
  next: string | null;
  counts: Counts;
  /** Enquiries that belong in the list and are not in it yet. */
  arrived: string[];
};

const held = (row: Row, hasLeft = false): HeldRow => ({ ...row, hasLeft });

export const holdPage = ({ rows, next, counts }: QueuePage): Held => ({
  rows: rows.map((row) => held(row)),
  next,
  counts,
  arrived: [],
});

export const appendPage = (list: Held, page: QueuePage): Held => {
  const known = new Set(list.rows.map(({ id }) => id));
  const more = page.rows.filter(({ id }) => !known.has(id)).map((row) => held(row));
  const arrived = list.arrived.filter((id) => !page.rows.some((row) => row.id === id));
  return { rows: [...list.rows, ...more], next: page.next, counts: page.counts, arrived };
};

/** The list of now, from its beginning, laid over the one that is read: no row changes its place. */
export function mergePage(list: Held, now: QueuePage): Held {
  const fresh = new Map(now.rows.map((row) => [row.id, row]));
  const known = new Set(list.rows.map(({ id }) => id));
  const lastKnown = now.rows.findLastIndex(({ id }) => known.has(id));
  // Behind the last known row are, where the list goes on, only those that "show more" would bring.
  const within = list.next === null ? now.rows : now.rows.slice(0, lastKnown + 1);
  const reach = now.next === null ? list.rows.length : list.rows.findLastIndex(({ id }) => fresh.has(id));
  return {
    rows: list.rows.map((row, place) => {
      const newest = fresh.get(row.id);
      if (newest) {
        // Asked before a change of one's own and answered after it: what is known already is newer.
        return newest.version < row.version ? row : held(newest);
      }
      return { ...row, hasLeft: row.hasLeft || place < reach };
    }),
    next: list.next,
    counts: now.counts,
    arrived: within.filter(({ id }) => !known.has(id)).map(({ id }) => id),
  };
}

/** A row that is known to have changed. */
export const replaceRow = (list: Held, row: Row): Held => ({
  ...list,
  rows: list.rows.map((before) =>
    before.id === row.id && before.version <= row.version ? held(row, before.hasLeft) : before,
  ),
});
