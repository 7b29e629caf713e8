/** Loads embla when a carousel comes near or is touched, and hands the native scroller over to it. */
import type { EmblaCarouselType } from "embla-carousel";
import { useEffect, useState, type RefObject } from "react";
import { whenNear } from "./when-near";

export type CarouselEngine = {
  /** Position of the first visible slide, from 0. */
  selected: number;
  running: boolean;
  previous: () => void;
  next: () => void;
};

export function useCarouselEngine(viewport: RefObject<HTMLDivElement | null>): CarouselEngine {
  const [embla, setEmbla] = useState<EmblaCarouselType | null>(null);
  const [selected, setSelected] = useState(0);

  useEffect(() => {
    const node = viewport.current;
    if (!node) {
      return;
    }
    let engine: EmblaCarouselType | null = null;
    const stopWaiting = whenNear(node, async () => {
      const { default: start } = await import("embla-carousel");
      if (!node.isConnected) {
        return;
      }
      const startIndex = handOver(node);
      const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
      engine = start(node, { loop: true, align: "start", startIndex, duration: still ? 0 : 22 });
      engine.on("select", ({ selectedScrollSnap }) => setSelected(selectedScrollSnap()));
      setSelected(startIndex);
      setEmbla(engine);
    });
    return () => {
      stopWaiting();
      engine?.destroy();
    };
  }, [viewport]);

  const move = (direction: 1 | -1) => {
    if (!embla) {
      scrollBySlide(viewport.current, direction);
    } else if (direction > 0) {
      embla.scrollNext();
    } else {
      embla.scrollPrev();
    }
  };
  return { selected, running: embla !== null, previous: () => move(-1), next: () => move(1) };
}

function slideWidth(node: HTMLElement): number {
  return node.firstElementChild?.firstElementChild?.getBoundingClientRect().width ?? node.clientWidth;
}

/** Before the engine runs, the buttons move the native scroller. */
function scrollBySlide(node: HTMLElement | null, direction: 1 | -1): void {
  node?.scrollBy({ left: direction * slideWidth(node), behavior: "smooth" });
}

/** The slide at which the native scroller stands is where the engine starts. */
function handOver(node: HTMLElement): number {
  const index = Math.round(node.scrollLeft / slideWidth(node));
  // Styles in carousel-parts.tsx turn off native scrolling and snapping by this attribute.
  node.dataset.engine = "on";
  node.scrollTo({ left: 0, behavior: "instant" });
  return index;
}
