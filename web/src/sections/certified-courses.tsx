/** A carousel of certified courses, as strips stood on end. */
import type { CertifiedCourse } from "../generated/CertifiedCourse";
import type { CertifiedCourses as CertifiedCoursesData } from "../generated/CertifiedCourses";
import { useCarouselWords } from "../site/carousel-words";
import { useText } from "../site/page-context";
import { Carousel } from "../ui/carousel";
import { CarouselHeading } from "../ui/carousel-heading";
import { CarouselTrack, Slide } from "../ui/carousel-parts";
import { DataCell } from "../ui/data-cell";
import { SectionFrame } from "../ui/section";
import type { SectionProps } from "./section-props";

export default function CertifiedCourses(props: SectionProps<CertifiedCoursesData>) {
  const { title, text, courses, id, ground = "paper" } = props;
  const words = useCarouselWords();
  return (
    <SectionFrame ground={ground} id={id}>
      <Carousel label={title} words={words} count={courses.length}>
        <CarouselHeading title={title} text={text} />
        <CarouselTrack>
          {courses.map((course) => (
            <Slide key={course.code}>
              <Card {...course} />
            </Slide>
          ))}
        </CarouselTrack>
      </Carousel>
    </SectionFrame>
  );
}

function Card({ code, title, text, duration }: CertifiedCourse) {
  const t = useText();
  return (
    <article className="flex h-full flex-col border border-t-4 border-line border-t-accent bg-panel">
      <p className="data border-b border-line px-6 py-4 text-xl leading-snug text-accent">{code}</p>
      <div className="grow px-6 py-6">
        <h3 className="text-xl leading-snug">{title}</h3>
        <p className="mt-3 text-muted">{text}</p>
      </div>
      <dl className="border-t border-line px-6 py-4">
        <DataCell label={t("facts.duration")} value={duration} />
      </dl>
    </article>
  );
}
