/** Looks again by itself while something is on its way. */
import { useEffect } from "react";
import { watchAnnouncements, type Announcements } from "../api/announcements";

const PAUSE_MS = 2000;

export function useProgress(data: Announcements | null, onChange: (data: Announcements) => void): void {
  const isOnItsWay = data?.sent.some(({ waiting }) => waiting > 0) ?? false;
  useEffect(() => {
    if (!isOnItsWay) {
      return;
    }
    let isOver = false;
    const look = async () => {
      // An answer that does not come is followed by the next.
      const next = await watchAnnouncements().catch(() => null);
      if (next && !isOver) {
        onChange(next);
      }
    };
    const timer = setInterval(() => void look(), PAUSE_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [isOnItsWay, onChange]);
}
