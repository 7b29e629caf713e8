/** The words of a carousel in the page's language. */
import type { CarouselWords } from "../ui/carousel";
import { useText } from "./page-context";

export function useCarouselWords(): CarouselWords {
  const t = useText();
  return {
    previous: t("carousel.previous"),
    next: t("carousel.next"),
    pause: t("carousel.pause"),
    play: t("carousel.play"),
    position: (number, count) => t("carousel.position", { number, count }),
  };
}
