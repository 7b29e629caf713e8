/** A panel at the foot of the screen that asks without standing in the way: the page behind it can be used. */
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from "react";
import { useWaits } from "./use-waits";

type BannerProps = {
  takesFocus?: boolean;
  /** Nobody has asked for it: it may come when it is in nobody's way. */
  mayWait?: boolean;
  onEscape?: () => void;
  children: ReactNode;
};

export const TITLE_ID = "consent-title";

export function Banner({ takesFocus = false, mayWait = false, onEscape, children }: BannerProps) {
  const panel = useRef<HTMLElement>(null);
  useRoomBelow(panel);
  const waits = useWaits(panel, mayWait);
  useEffect(() => {
    if (takesFocus) {
      document.getElementById(TITLE_ID)?.focus();
    }
  }, [takesFocus]);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      onEscape?.();
    }
  };
  return (
    <section
      id="consent"
      ref={panel}
      aria-labelledby={TITLE_ID}
      onKeyDown={closeOnEscape}
      className={`ground-ink consent-panel ${waits ? "invisible" : ""}`}
    >
      <div className="wrap py-4 md:py-6">{children}</div>
    </section>
  );
}

/** Whatever the panel covers can be scrolled out from under it: the end of the page, and what has the focus. */
function useRoomBelow(panel: { current: HTMLElement | null }): void {
  useEffect(() => {
    const { body, documentElement } = document;
    const observer = new ResizeObserver(([entry]) => {
      const height = `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`;
      body.style.paddingBottom = height;
      documentElement.style.scrollPaddingBottom = height;
    });
    if (panel.current) {
      observer.observe(panel.current);
    }
    return () => {
      observer.disconnect();
      body.style.paddingBottom = "";
      documentElement.style.scrollPaddingBottom = "";
    };
  }, [panel]);
}
