/** The list for one question: kept while one looks at an enquiry, and kept up to date while one reads it. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { ApiError } from "../api/api-error";
import { readQueue, watchQueue } from "../api/enquiries";
import type { Row } from "../api/enquiry-shapes";
import { useRefresh } from "../live/use-refresh";
import { readCache, writeCache } from "../load/cache";
import { appendPage, holdPage, mergePage, replaceRow, type Held } from "./held";
import { askLeavers, watchAsFar } from "./watch-list";

export const keyOfList = (search: string) => `queue${search}`;

type Shown = { search: string; list: Held };

export type Queue = {
  list: Held | null;
  /** What the list is an answer to. */
  of: string;
  /** It is the answer to what the address asks now. */
  isCurrent: boolean;
  error: ApiError | null;
  reload: () => Promise<void>;
  more: () => Promise<void>;
  change: (row: Row) => void;
};

export function useQueue(search: string): Queue {
  const [shown, setShown] = useState<Shown | null>(() => {
    const list = readCache<Held>(keyOfList(search));
    return list && { search, list };
  });
  const [error, setError] = useState<ApiError | null>(null);
  const asked = useRef(search);
  const latest = useRef<Held | null>(null);
  const hasFailed = useRef(false);
  useLayoutEffect(() => {
    asked.current = search;
    latest.current = shown?.search === search ? shown.list : null;
    hasFailed.current = error !== null;
  }, [search, shown, error]);

  const show = useCallback((of: string, list: Held) => {
    writeCache(keyOfList(of), list);
    // A slow answer to an earlier question is no answer to this one.
    if (asked.current === of) {
      setShown({ search: of, list });
      setError(null);
    }
  }, []);

  const attempt = useCallback(
    async (of: string, perform: () => Promise<Held>) => {
      try {
        show(of, await perform());
      } catch (failure) {
        if (asked.current === of) {
          setError(failure instanceof ApiError ? failure : new ApiError("failed"));
        }
      }
    },
    [show],
  );

  const reload = useCallback(
    () => attempt(search, async () => holdPage(await readQueue(search))),
    [attempt, search],
  );

  const refresh = useCallback(async () => {
    const before = latest.current;
    if (!before) {
      // It did not come at first: perhaps now.
      await (hasFailed.current && watchQueue(search).then((page) => show(search, holdPage(page))));
    } else {
      const now = await watchAsFar(search, before.rows.length);
      // Meanwhile more may have been shown, or a row changed: those count.
      const merged = mergePage(latest.current ?? before, now);
      show(search, merged);
      const leavers = await askLeavers(before, merged);
      if (latest.current && asked.current === search && leavers.length > 0) {
        show(search, leavers.reduce(replaceRow, latest.current));
      }
    }
  }, [search, show]);

  useEffect(() => {
    const kept = readCache<Held>(keyOfList(search));
    setError(null);
    if (kept) {
      show(search, kept);
      latest.current = kept;
      refresh().catch(() => {});
    } else {
      void reload();
    }
  }, [search, reload, refresh, show]);

  useRefresh(refresh);

  const more = useCallback(async () => {
    const list = latest.current;
    if (list?.next) {
      const page = await readQueue(search, list.next);
      show(search, appendPage(latest.current ?? list, page));
    }
  }, [search, show]);

  const change = useCallback(
    (row: Row) => latest.current && show(search, replaceRow(latest.current, row)),
    [search, show],
  );

  const isCurrent = shown?.search === search;
  return { list: shown?.list ?? null, of: shown?.search ?? search, isCurrent, error, reload, more, change };
}
