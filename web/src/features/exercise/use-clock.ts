/** Makes time pass: so many seconds of flight for each second of life, while it runs. */
import { useEffect, useEffectEvent } from "react";

/** A page in the background, or a long task: time does not jump. */
const LONGEST_FRAME_MS = 250;
/** Without motion the picture changes this often, by as much. */
const STILL_MS = 2000;

export function prefersStill(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** `pass` is told how many seconds have gone by. */
export function useClock(running: boolean, factor: number, pass: (seconds: number) => void): void {
  const onPass = useEffectEvent(pass);
  useEffect(() => {
    if (!running) {
      return undefined;
    }
    const still = prefersStill();
    let frame = 0;
    let before = performance.now();
    let waiting = 0;
    const tick = (now: number) => {
      waiting += Math.min(now - before, LONGEST_FRAME_MS);
      before = now;
      const step = still ? STILL_MS : 1000 / factor;
      if (waiting >= step) {
        const steps = Math.floor(waiting / step);
        waiting -= steps * step;
        onPass(still ? (steps * STILL_MS * factor) / 1000 : steps);
      }
      frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [running, factor]);
}
