/** The parts of a carousel: its track, its slides, its buttons. */
import { Children, createContext, useContext, type ReactNode } from "react";
import { useCarousel, type SlidesPerView } from "./carousel";
import { Stroke } from "./stroke";

const SlideNumber = createContext(0);

/** The window through which the slides are seen. */
export function CarouselTrack({ children, className = "" }: { children: ReactNode; className?: string }) {
  const { viewport, label } = useCarousel("CarouselTrack");
  return (
    <div
      ref={viewport}
      role="group"
      aria-label={label}
      tabIndex={0}
      className={`[scroll-snap-type:x_mandatory] overflow-x-auto overscroll-x-contain [scrollbar-width:none] noscript:[scrollbar-width:thin] data-[engine=on]:cursor-grab data-[engine=on]:[touch-action:pan-y] data-[engine=on]:snap-none data-[engine=on]:overflow-x-hidden data-[engine=on]:active:cursor-grabbing ${className}`}
    >
      <div className="-ml-4 flex md:-ml-6">
        {Children.map(children, (slide, index) => (
          <SlideNumber value={index + 1}>{slide}</SlideNumber>
        ))}
      </div>
    </div>
  );
}

const WIDTHS: Record<SlidesPerView, string> = {
  "1-1-1": "basis-full",
  "1-2-2": "basis-full md:basis-1/2",
  "1-2-3": "basis-full md:basis-1/2 lg:basis-1/3",
};

/** The gap is padding of the slide, so that the last slide keeps its gap when the row loops. */
export function Slide({ children, className = "" }: { children: ReactNode; className?: string }) {
  const { perView, words, count } = useCarousel("Slide");
  const number = useContext(SlideNumber);
  return (
    <div
      role="group"
      aria-label={words.position(number, count)}
      className={`min-w-0 shrink-0 grow-0 -scroll-ml-4 snap-start pl-4 md:-scroll-ml-6 md:pl-6 ${WIDTHS[perView]} ${className}`}
    >
      {children}
    </div>
  );
}

/** Previous, position, next; and before them what else there is to press. */
export function CarouselButtons({ children, className = "" }: { children?: ReactNode; className?: string }) {
  const { words, previous, next, selected, count, isAnnounced } = useCarousel("CarouselButtons");
  return (
    <div className={`flex items-center noscript:hidden ${className}`}>
      {children}
      <ControlButton label={words.previous} onClick={previous} drawing="M14.5 5.5 8 12l6.5 6.5" />
      <p className="data grid h-11 min-w-20 place-items-center border-y border-line px-3 text-sm text-muted">
        <span className="sr-only" aria-live={isAnnounced ? "polite" : "off"}>
          {words.position(selected + 1, count)}
        </span>
        <span aria-hidden="true">
          <span className="text-fg">{twoDigits(selected + 1)}</span> / {twoDigits(count)}
        </span>
      </p>
      <ControlButton label={words.next} onClick={next} drawing="M9.5 5.5 16 12l-6.5 6.5" />
    </div>
  );
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}

type ControlButtonProps = { label: string; drawing: string; onClick: () => void };

function ControlButton({ label, drawing, onClick }: ControlButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-11 cursor-pointer place-items-center rounded-sm border border-line text-fg transition-colors hover:border-accent hover:text-accent"
    >
      <Stroke d={drawing} />
    </button>
  );
}
