/** A carousel of pictures. */
import type { Gallery as GalleryData } from "../generated/Gallery";
import { useCarouselWords } from "../site/carousel-words";
import { Carousel } from "../ui/carousel";
import { CarouselHeading } from "../ui/carousel-heading";
import { CarouselTrack, Slide } from "../ui/carousel-parts";
import { Picture } from "../ui/picture";
import type { SectionProps } from "./section-props";

const SIZES = "(min-width: 64rem) 25rem, (min-width: 48rem) 46vw, 90vw";

export default function Gallery({ title, pictures, id, ground = "ink" }: SectionProps<GalleryData>) {
  const words = useCarouselWords();
  return (
    <section id={id} className={`ground-${ground} section overflow-x-clip`}>
      <Carousel label={title} words={words} count={pictures.length}>
        <div className="wrap">
          <CarouselHeading title={title} />
          <CarouselTrack>
            {pictures.map((picture) => (
              <Slide key={picture.src}>
                <figure className="border border-line">
                  <Picture picture={picture} sizes={SIZES} className="aspect-[3/2] w-full object-cover" />
                </figure>
              </Slide>
            ))}
          </CarouselTrack>
        </div>
      </Carousel>
    </section>
  );
}
