/** What students say, moving on by itself. */
import type { Testimonial } from "../generated/Testimonial";
import type { Testimonials as TestimonialsData } from "../generated/Testimonials";
import { useCarouselWords } from "../site/carousel-words";
import { Carousel } from "../ui/carousel";
import { AutoAdvance } from "../ui/carousel-auto-advance";
import { CarouselHeading } from "../ui/carousel-heading";
import { CarouselTrack, Slide } from "../ui/carousel-parts";
import { Picture } from "../ui/picture";
import { SectionFrame } from "../ui/section";
import type { SectionProps } from "./section-props";

export default function Testimonials({
  title,
  text,
  items,
  id,
  ground = "paper",
}: SectionProps<TestimonialsData>) {
  const words = useCarouselWords();
  return (
    <SectionFrame ground={ground} id={id}>
      <Carousel label={title} words={words} count={items.length}>
        <CarouselHeading title={title} text={text}>
          <AutoAdvance />
        </CarouselHeading>
        <CarouselTrack>
          {items.map((item) => (
            <Slide key={item.name}>
              <Quote {...item} />
            </Slide>
          ))}
        </CarouselTrack>
      </Carousel>
    </SectionFrame>
  );
}

function Quote({ name, role, comment, image }: Testimonial) {
  return (
    <figure className="flex h-full flex-col border border-line bg-panel">
      <blockquote className="grow px-6 py-7 leading-relaxed md:px-7">
        <p>{comment}</p>
      </blockquote>
      <figcaption className="flex min-h-24 items-stretch border-t border-line">
        {image && (
          <Picture picture={image} sizes="6rem" className="w-24 shrink-0 border-r border-line object-cover" />
        )}
        <div className="min-w-0 self-center px-5 py-3">
          <p className="font-display font-bold">{name}</p>
          <p className="mt-0.5 text-sm leading-snug text-muted">{role}</p>
        </div>
      </figcaption>
    </figure>
  );
}
