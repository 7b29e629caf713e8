/**
 * A row of slides. The server sends a list that scrolls and snaps by itself; the engine takes over when the
 * carousel comes near, and adds looping and dragging without moving anything.
 */
import {
  createContext,
  useContext,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from "react";
import { useCarouselEngine, type CarouselEngine } from "./carousel-engine";

export type CarouselWords = {
  previous: string;
  next: string;
  pause: string;
  play: string;
  /** "2 of 9" */
  position: (number: number, count: number) => string;
};

/** Slides side by side on a phone, from 768 px and from 1024 px. */
export type SlidesPerView = "1-1-1" | "1-2-2" | "1-2-3";

type CarouselState = CarouselEngine & {
  label: string;
  words: CarouselWords;
  count: number;
  perView: SlidesPerView;
  viewport: RefObject<HTMLDivElement | null>;
  /** Whether screen readers say which slide it is when it changes. */
  isAnnounced: boolean;
  announce: (on: boolean) => void;
};

const CarouselContext = createContext<CarouselState | null>(null);

export function useCarousel(part: string): CarouselState {
  const carousel = useContext(CarouselContext);
  if (!carousel) {
    throw new Error(`${part} must be used within a Carousel`);
  }
  return carousel;
}

type CarouselProps = {
  label: string;
  words: CarouselWords;
  count: number;
  perView?: SlidesPerView;
  className?: string;
  children: ReactNode;
};

export function Carousel(props: CarouselProps) {
  const { label, words, count, perView = "1-2-3", className = "", children } = props;
  const viewport = useRef<HTMLDivElement>(null);
  const engine = useCarouselEngine(viewport);
  const [isAnnounced, announce] = useState(true);
  const onKeyDown = (event: KeyboardEvent) => {
    const move = { ArrowLeft: engine.previous, ArrowRight: engine.next }[event.key];
    if (move && !event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      move();
    }
  };
  return (
    <CarouselContext value={{ label, words, count, perView, viewport, isAnnounced, announce, ...engine }}>
      <div role="region" aria-label={label} className={className} onKeyDown={onKeyDown}>
        {children}
      </div>
    </CarouselContext>
  );
}
