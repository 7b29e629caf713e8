/** Moves a carousel on by itself, and knows when not to. */
import { useEffect, useEffectEvent, useState, type RefObject } from "react";
import type { CarouselEngine } from "./carousel-engine";

const EVERY_MS = 3000;

export type AutoAdvance = { autoAdvance: boolean; playing: boolean; toggle: () => void };

export function useAutoAdvance(
  root: RefObject<HTMLElement | null>,
  { running, selected, next }: CarouselEngine,
  autoAdvance: boolean,
): AutoAdvance {
  const [playing, setPlaying] = useState(autoAdvance);

  useEffect(() => {
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) {
      setPlaying(false);
    }
  }, []);

  const advance = useEffectEvent(() => {
    if (root.current && !isHeld(root.current)) {
      next();
    }
  });

  useEffect(() => {
    if (!playing || !running) {
      return;
    }
    const timer = setInterval(advance, EVERY_MS);
    return () => clearInterval(timer);
    // `selected` starts the three seconds anew after every move, also one the visitor made.
  }, [playing, running, selected]);

  return { autoAdvance, playing, toggle: () => setPlaying((before) => !before) };
}

/** Somebody points at it, has the keyboard in it, or cannot see it. */
function isHeld(root: HTMLElement): boolean {
  const { top, bottom } = root.getBoundingClientRect();
  const outOfSight = document.hidden || bottom < 0 || top > window.innerHeight;
  return outOfSight || root.matches(":hover") || root.querySelector(":focus-visible") !== null;
}
