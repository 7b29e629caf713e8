/** Stops what moves by itself, and lets it go on. Where the system wants no motion there is nothing to stop. */
import { toggleMotion, useMotionStopped } from "./motion";
import { Stroke } from "./stroke";
import { useHydrated } from "./use-hydrated";

const PAUSE = "M9 6v12M15 6v12";
const PLAY = "M8.5 5.5v13L18.5 12z";

export type MotionWords = { pause: string; play: string };

export function MotionButton({ words, className = "" }: { words: MotionWords; className?: string }) {
  const stopped = useMotionStopped();
  if (!useHydrated() || window.matchMedia("(prefers-reduced-motion: reduce)").matches) {
    return null;
  }
  return (
    <button
      type="button"
      aria-label={stopped ? words.play : words.pause}
      onClick={toggleMotion}
      className={`grid size-11 cursor-pointer place-items-center rounded-sm border border-line text-fg transition-colors hover:border-accent hover:text-accent ${className}`}
    >
      <Stroke d={stopped ? PLAY : PAUSE} />
    </button>
  );
}
