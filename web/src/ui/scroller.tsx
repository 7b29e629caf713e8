/** A row that scrolls sideways: by touch, wheel and keyboard alone, and by its two buttons where there is JavaScript. */
import { useEffect, useRef, useState, type ReactNode } from "react";
import { Arrow } from "./arrow";
import { useHydrated } from "./use-hydrated";

type ScrollerProps = {
  label: string;
  previous: string;
  next: string;
  children: ReactNode;
};

export function Scroller({ label, previous, next, children }: ScrollerProps) {
  const row = useRef<HTMLUListElement>(null);
  const ends = useEnds(row);
  const hydrated = useHydrated();
  const go = (steps: number) => {
    const card = row.current?.firstElementChild;
    row.current?.scrollBy({ left: steps * ((card?.clientWidth ?? 0) + 1), behavior: "smooth" });
  };
  return (
    <div role="group" aria-label={label}>
      <div className="mb-6 flex items-center justify-between gap-4">
        <p aria-hidden="true" className="label">
          {label}
        </p>
        <div className={`flex gap-2 ${hydrated ? "" : "invisible"}`}>
          <Step way="back" label={previous} disabled={ends.start} onClick={() => go(-1)} />
          <Step way="on" label={next} disabled={ends.end} onClick={() => go(1)} />
        </div>
      </div>
      <ul ref={row} tabIndex={0} aria-label={label} className="scroller">
        {children}
      </ul>
    </div>
  );
}

type StepProps = { way: "back" | "on"; label: string; disabled: boolean; onClick: () => void };

/** Stays focusable at the end of the row, so that the keyboard does not lose its place. */
function Step({ way, label, disabled, onClick }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled}
      onClick={onClick}
      className="flex size-11 cursor-pointer items-center justify-center rounded-sm border border-line text-accent transition-colors hover:border-accent aria-disabled:cursor-default aria-disabled:border-line aria-disabled:text-muted aria-disabled:opacity-60"
    >
      <Arrow way={way} className="size-5" />
    </button>
  );
}

function useEnds(row: { current: HTMLElement | null }): { start: boolean; end: boolean } {
  const [ends, setEnds] = useState({ start: true, end: false });
  useEffect(() => {
    const element = row.current;
    if (!element) {
      return;
    }
    const look = () => {
      const start = element.scrollLeft < 2;
      const end = element.scrollLeft + element.clientWidth > element.scrollWidth - 2;
      setEnds((known) => (known.start === start && known.end === end ? known : { start, end }));
    };
    look();
    element.addEventListener("scroll", look, { passive: true });
    window.addEventListener("resize", look);
    return () => {
      element.removeEventListener("scroll", look);
      window.removeEventListener("resize", look);
    };
  }, [row]);
  return ends;
}
