/** The heading of a section that is a carousel, with the buttons at its end. */
import type { ReactNode } from "react";
import { CarouselButtons } from "./carousel-parts";
import { unbroken } from "./unbroken";

type CarouselHeadingProps = { title: string; text?: string | undefined; children?: ReactNode };

/** `children`: what there is to press besides the buttons of every carousel. */
export function CarouselHeading({ title, text, children }: CarouselHeadingProps) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-10 gap-y-4 md:mb-8">
      <div className="max-w-3xl">
        <h2 className="heading-2">{title}</h2>
        {text && <p className="lead mt-3 max-md:hidden">{unbroken(text)}</p>}
      </div>
      <CarouselButtons>{children}</CarouselButtons>
    </header>
  );
}
