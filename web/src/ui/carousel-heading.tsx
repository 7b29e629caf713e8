/** The heading of a section that is a carousel, with the buttons at its end. */
import { CarouselButtons } from "./carousel-parts";
import { unbroken } from "./unbroken";

export function CarouselHeading({ title, text }: { title: string; text?: string | undefined }) {
  return (
    <header className="mb-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-6 md:mb-12">
      <div className="max-w-3xl">
        <h2 className="heading-2">{title}</h2>
        {text && <p className="lead mt-5">{unbroken(text)}</p>}
      </div>
      <CarouselButtons />
    </header>
  );
}
