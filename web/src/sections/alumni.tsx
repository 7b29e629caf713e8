/** Former students, headed by the code of the airport they work at, in another order on each load. */
import { useEffect, useState } from "react";
import type { AlumniCarousel } from "../generated/AlumniCarousel";
import type { Alumnus } from "../generated/Alumnus";
import type { ImagePosition } from "../generated/ImagePosition";
import { useCarouselWords } from "../site/carousel-words";
import { Carousel } from "../ui/carousel";
import { CarouselHeading } from "../ui/carousel-heading";
import { CarouselTrack, Slide } from "../ui/carousel-parts";
import { Picture } from "../ui/picture";
import { SectionFrame } from "../ui/section";
import type { SectionProps } from "./section-props";

export default function Alumni({ title, text, alumni, id, ground = "ink" }: SectionProps<AlumniCarousel>) {
  const words = useCarouselWords();
  const order = useRandomOrder(alumni.length);
  return (
    <SectionFrame ground={ground} id={id} grid>
      <Carousel label={title} words={words} count={alumni.length}>
        <CarouselHeading title={title} text={text} />
        <CarouselTrack>
          {order.map((who, place) => {
            const alumnus = alumni[who];
            // Keyed by place: cards stay where they are and change their content, so nothing shifts.
            return <Slide key={place}>{alumnus && <Card {...alumnus} />}</Slide>;
          })}
        </CarouselTrack>
      </Carousel>
    </SectionFrame>
  );
}

/** The server's order first, for hydration; another one right after. */
function useRandomOrder(count: number): number[] {
  const [order, setOrder] = useState(() => Array.from({ length: count }, (_, index) => index));
  useEffect(() => setOrder(shuffle), []);
  return order;
}

function shuffle(order: number[]): number[] {
  return order
    .map((index) => ({ index, lot: Math.random() }))
    .sort((a, b) => a.lot - b.lot)
    .map(({ index }) => index);
}

const POSITIONS: Record<ImagePosition, string> = {
  top: "object-top",
  center: "object-center",
  bottom: "object-bottom",
};

function Card({ name, location, icaoCode, image, imagePosition = "center" }: Alumnus) {
  return (
    <article className="flex h-full flex-col border border-line bg-panel">
      <p className="border-b border-line px-5 py-4 font-mono text-6xl leading-none tracking-[0.04em] text-accent">
        {icaoCode}
      </p>
      <Picture
        picture={image}
        sizes="(min-width: 64rem) 25rem, (min-width: 48rem) 45vw, 90vw"
        className={`aspect-[4/3] w-full object-cover ${POSITIONS[imagePosition]}`}
      />
      <div className="min-h-24 border-t border-line px-5 py-4">
        <h3 className="text-lg leading-normal">{name}</h3>
        <p className="mt-1 text-sm text-muted">{location}</p>
      </div>
    </article>
  );
}
