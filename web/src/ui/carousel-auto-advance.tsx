/** Moves the carousel around it on by itself every three seconds, knows when not to, and has the button that stops it. */
import { useEffect, useEffectEvent } from "react";
import { useCarousel } from "./carousel";
import { useMotionStopped } from "./motion";
import { MotionButton } from "./motion-button";

const EVERY_MS = 3000;

export function AutoAdvance() {
  const { words, viewport, running, selected, next, announce } = useCarousel("AutoAdvance");
  const stopped = useMotionStopped();

  const advance = useEffectEvent(() => {
    const root = viewport.current?.closest<HTMLElement>("[role=region]");
    if (root && !isHeld(root)) {
      next();
    }
  });

  useEffect(() => {
    const playing = !stopped && !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    // Said when somebody moves it, and not every three seconds.
    announce(!playing);
    if (!playing || !running) {
      return;
    }
    const timer = setInterval(advance, EVERY_MS);
    return () => clearInterval(timer);
    // `selected` starts the three seconds anew after every move, also one the visitor made.
  }, [stopped, running, selected, announce]);

  return <MotionButton words={words} />;
}

/** Somebody points at it, has the keyboard in it, or cannot see it. */
function isHeld(root: HTMLElement): boolean {
  const { top, bottom } = root.getBoundingClientRect();
  const outOfSight = document.hidden || bottom < 0 || top > window.innerHeight;
  return outOfSight || root.matches(":hover") || root.querySelector(":focus-visible") !== null;
}
