/** Looks at a list again, as far as it is shown. */
import { watchEnquiry, watchQueue } from "../api/enquiries";
import type { QueuePage, Row } from "../api/enquiry-shapes";
import type { Held } from "./held";

/** How many pages of a long list are looked at again. */
const PAGES_WATCHED = 4;
/** Of how many rows that have left it is asked what became of them. */
const LEAVERS_ASKED = 5;

export async function watchAsFar(search: string, rows: number): Promise<QueuePage> {
  let page = await watchQueue(search);
  for (let read = 1; read < PAGES_WATCHED && page.rows.length < rows && page.next !== null; read += 1) {
    // Each page says where the next one begins.
    // oxlint-disable-next-line no-await-in-loop
    const further = await watchQueue(search, page.next);
    page = { ...further, rows: [...page.rows, ...further.rows] };
  }
  return page;
}

/** Whoever reads a row that has left the list also wants to know why. */
export async function askLeavers(before: Held, after: Held): Promise<Row[]> {
  const had = new Set(before.rows.filter(({ hasLeft }) => hasLeft).map(({ id }) => id));
  const leavers = after.rows.filter(({ id, hasLeft }) => hasLeft && !had.has(id)).slice(0, LEAVERS_ASKED);
  const rows = await Promise.all(leavers.map(({ id }) => watchEnquiry(id).catch(() => null)));
  return rows.filter((row) => row !== null);
}
