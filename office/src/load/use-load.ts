/** Data of a page: the cached one at once, the newest when it comes. */
import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError } from "../api/api-error";
import { readCache, writeCache } from "./cache";

export type Loaded<T> = {
  data: T | null;
  error: ApiError | null;
  reload: () => Promise<void>;
  /** What is known to have changed without asking again. */
  change: (data: T) => void;
};

const asApiError = (error: unknown) => (error instanceof ApiError ? error : new ApiError("failed"));

export function useLoad<T>(key: string, load: () => Promise<T>): Loaded<T> {
  const [data, setData] = useState<T | null>(() => readCache<T>(key));
  const [error, setError] = useState<ApiError | null>(null);
  const loader = useRef(load);
  const newest = useRef(0);
  useEffect(() => {
    loader.current = load;
  });

  const change = useCallback(
    (next: T) => {
      writeCache(key, next);
      setData(next);
    },
    [key],
  );

  const reload = useCallback(async () => {
    newest.current += 1;
    const turn = newest.current;
    try {
      const next = await loader.current();
      // A slow answer to an earlier question is no answer to this one.
      if (turn === newest.current) {
        change(next);
        setError(null);
      }
    } catch (failure) {
      if (turn === newest.current) {
        setError(asApiError(failure));
      }
    }
  }, [change]);

  useEffect(() => {
    setData(readCache<T>(key));
    void reload();
  }, [key, reload]);

  return { data, error, reload, change };
}
