/** What happened to an enquiry while somebody wrote a reply to it. */
import { ApiError } from "../api/api-error";
import type { ChangeItem, Enquiry, ReplyItem } from "../api/enquiry-shapes";
import type { Seen } from "./letter";

export type News = ChangeItem | ReplyItem;

export type ReplyConflict = { current: Enquiry; news: News[] };

export const seenIn = ({ version, history, received }: Enquiry): Seen => ({
  version,
  at: history.at(-1)?.at ?? received,
});

const isNews = (item: Enquiry["history"][number]): item is News =>
  item.kind === "change" || item.kind === "reply";

/** By the clock of the server alone: both moments are its own. */
export const newsSince = (seen: Seen, { history }: Enquiry): News[] =>
  history.filter(isNews).filter(({ at }) => Date.parse(at) > Date.parse(seen.at));

/** One's own changes are no surprise; a reply of one's own, from another tab or an answer that was lost, is. */
export const isMine = (me: string) => (item: News) => item.kind === "change" && item.who?.id === me;

/** Null: it was another error. */
export function replyConflictIn(error: unknown, seen: Seen): ReplyConflict | null {
  const body = error instanceof ApiError && error.code === "conflict" ? error.body : null;
  if (typeof body !== "object" || body === null || !("current" in body)) {
    return null;
  }
  const current = body.current as Enquiry;
  return { current, news: newsSince(seen, current) };
}

/** Nobody but oneself has touched it: then there is nothing to ask. */
export const isOnlyMine = ({ news }: ReplyConflict, me: string): boolean =>
  news.length > 0 && news.every(isMine(me));
