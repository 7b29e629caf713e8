/** Courses as flight strips, outside the board. */
import { useStripWords } from "../features/courses/strip-words";
import type { CourseStrips as Data } from "../generated/CourseStrips";
import { SectionFrame, SectionHeading } from "../ui/section";
import { Strip } from "../ui/strip";
import type { SectionProps } from "./section-props";

export default function CourseStrips({ id, ground = "ink", title, text, strips }: SectionProps<Data>) {
  const words = useStripWords();
  return (
    <SectionFrame ground={ground} id={id} grid>
      <SectionHeading title={title} text={text} />
      {strips.map(({ course, href }) => (
        <Strip key={course.id} course={course} href={href} words={words} />
      ))}
    </SectionFrame>
  );
}
