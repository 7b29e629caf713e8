/** Says that one has an enquiry open, for as long as one can see it. */
import { useEffect } from "react";
import { sayLeft, sayViewing } from "../api/enquiries";

/** The server forgets who has said nothing for twenty seconds. */
const EVERY_MS = 10_000;

export function useViewing(id: string): void {
  useEffect(() => {
    const say = () => void (document.hidden || sayViewing(id).catch(() => {}));
    const leave = () => void sayLeft(id).catch(() => {});
    const change = () => (document.hidden ? leave() : say());
    say();
    const clock = window.setInterval(say, EVERY_MS);
    document.addEventListener("visibilitychange", change);
    window.addEventListener("pagehide", leave);
    return () => {
      window.clearInterval(clock);
      document.removeEventListener("visibilitychange", change);
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [id]);
}
