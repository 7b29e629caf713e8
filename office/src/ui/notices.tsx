/** Says that something was done, for a moment, to eyes and ears. */
import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from "react";

type Notice = { text: string; number: number };

const Context = createContext<(text: string) => void>(() => {});

export const useNotice = () => useContext(Context);

/** Long enough to read a sentence twice. */
const SHOWN_MS = 7000;

export function NoticeProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const say = useCallback((text: string) => {
    setNotice((before) => ({ text, number: (before?.number ?? 0) + 1 }));
  }, []);
  useEffect(() => {
    const timer = notice && window.setTimeout(() => setNotice(null), SHOWN_MS);
    return () => window.clearTimeout(timer ?? undefined);
  }, [notice]);
  return (
    <Context value={say}>
      {children}
      <div role="status" className="notices">
        {notice && (
          <p key={notice.number} className="notice ground-ink">
            {notice.text}
          </p>
        )}
      </div>
    </Context>
  );
}
