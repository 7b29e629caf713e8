/** What the course is, beside its facts on a card. */
import { CourseFiles } from "../features/courses/course-files";
import { useStripWords } from "../features/courses/strip-words";
import { Actions } from "../features/leads/actions";
import type { CourseDetails as Data } from "../generated/CourseDetails";
import { CardFacts } from "../ui/card-facts";
import { CardList } from "../ui/card-list";
import { SectionFrame } from "../ui/section";
import { unbroken } from "../ui/unbroken";
import type { SectionProps } from "./section-props";

export default function CourseDetails(props: SectionProps<Data>) {
  const { id, ground = "paper", title, text, items, course, actions } = props;
  const words = useStripWords();
  return (
    <SectionFrame ground={ground} id={id} grid>
      <div className="grid items-start gap-x-20 gap-y-12 lg:grid-cols-[1fr_25rem]">
        <div>
          <h2 className="heading-2">{title}</h2>
          <p className="mt-6 max-w-[65ch]">{unbroken(text)}</p>
          <CardList items={items} className="mt-9" />
        </div>
        <CardFacts course={course} words={words}>
          <Actions actions={actions} className="*:flex-1" />
          <CourseFiles course={course} />
        </CardFacts>
      </div>
    </SectionFrame>
  );
}
