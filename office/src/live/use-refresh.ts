/** Looks again whenever the server says that something has changed, and now and then for the clock's sake. */
import { useEffect, useRef } from "react";
import { useWords } from "../words/words";
import { useLive } from "./live";

/** How long somebody has waited is said in minutes. */
const CLOCK_MS = 60_000;

export function useRefresh(look: () => Promise<void>): void {
  const { stamp } = useLive();
  const { language } = useWords();
  const latest = useRef(look);
  const running = useRef(false);
  const missed = useRef(false);
  useEffect(() => {
    latest.current = look;
  });

  const refresh = useRef(async () => {
    if (running.current) {
      missed.current = true;
      return;
    }
    running.current = true;
    do {
      missed.current = false;
      // One look at a time, and one more where something changed during it. What fails now comes with the next one.
      // oxlint-disable-next-line no-await-in-loop
      await latest.current().catch(() => {});
    } while (missed.current);
    running.current = false;
  });

  // Titles of courses come in the language of the page.
  useEffect(() => {
    if (stamp !== null) {
      void refresh.current();
    }
  }, [stamp, language]);

  useEffect(() => {
    const clock = window.setInterval(() => {
      if (!document.hidden) {
        void refresh.current();
      }
    }, CLOCK_MS);
    return () => window.clearInterval(clock);
  }, []);
}
