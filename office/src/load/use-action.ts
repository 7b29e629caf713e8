/** Something that somebody does with a button: it runs once at a time, and says what went wrong. */
import { useCallback, useRef, useState } from "react";
import { ApiError } from "../api/api-error";

type Action<A extends unknown[]> = {
  run: (...given: A) => Promise<void>;
  busy: boolean;
  error: ApiError | null;
  clear: () => void;
};

export function useAction<A extends unknown[]>(perform: (...given: A) => Promise<void>): Action<A> {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const running = useRef(false);

  const run = async (...given: A) => {
    if (running.current) {
      return;
    }
    running.current = true;
    setBusy(true);
    setError(null);
    try {
      await perform(...given);
    } catch (failure) {
      setError(failure instanceof ApiError ? failure : new ApiError("failed"));
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  const clear = useCallback(() => setError(null), []);
  return { run, busy, error, clear };
}
