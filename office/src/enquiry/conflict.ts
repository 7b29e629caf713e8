/** Two changes at the same moment: what the other one did, and what one wanted oneself. */
import { ApiError } from "../api/api-error";
import type { Change, ChangeItem, Enquiry, Item } from "../api/enquiry-shapes";

export type Conflict = { current: Enquiry; mine: Change; theirs: ChangeItem[] };

const sameItem = (one: Item, other: Item) =>
  one.kind === "change" && other.kind === "change" && one.at === other.at && one.field === other.field;

/** What was changed since one saw it, the newest last. */
export function changesSince(seen: Enquiry, current: Enquiry): ChangeItem[] {
  const isNew = (item: Item) => !seen.history.some((before) => sameItem(before, item));
  return current.history.filter((item): item is ChangeItem => item.kind === "change" && isNew(item));
}

/** Null: it was another error. */
export function conflictIn(error: unknown, seen: Enquiry, mine: Change): Conflict | null {
  if (!(error instanceof ApiError) || error.code !== "conflict") {
    return null;
  }
  const { body } = error;
  if (typeof body !== "object" || body === null || !("current" in body)) {
    return null;
  }
  const current = body.current as Enquiry;
  return { current, mine, theirs: changesSince(seen, current) };
}
