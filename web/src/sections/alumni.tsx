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
    <SectionFrame ground={ground} id={id} grid pace="tight">
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
    <article className="grid h-full grid-cols-[2fr_3fr] border border-line bg-panel">
      <Picture
        picture={image}
        sizes="(min-width: 64rem) 10rem, 40vw"
        className={`aspect-square h-full w-full border-r border-line object-cover ${POSITIONS[imagePosition]}`}
      />
      <div className="min-w-0 self-center px-5 py-4">
        <p className="font-mono text-5xl leading-none tracking-[0.04em] text-accent">{icaoCode}</p>
        <h3 className="mt-3 text-lg leading-normal">{name}</h3>
        <p className="text-sm text-muted">{location}</p>
      </div>
    </article>
  );
}
