/** The course's strip, which stays in sight with the way to a spot, and what the course is. */
import { CourseFiles } from "../features/courses/course-files";
import { useStripWords } from "../features/courses/strip-words";
import { useEditionActions } from "../features/courses/use-edition-actions";
import { Actions } from "../features/leads/actions";
import type { CourseDetails as Data } from "../generated/CourseDetails";
import { CardList } from "../ui/card-list";
import { GreatStrip } from "../ui/great-strip";
import { SectionFrame } from "../ui/section";
import { unbroken } from "../ui/unbroken";
import type { SectionProps } from "./section-props";

export default function CourseDetails(props: SectionProps<Data>) {
  const { id, ground = "paper", title, text, items, course, actions } = props;
  const words = useStripWords();
  const shown = useEditionActions()(actions);
  return (
    <>
      <div className="strip-bar ground-ink">
        <div className="wrap">
          <GreatStrip course={course} words={words}>
            <Actions
              actions={shown}
              className={`*:flex-1 ${shown.length > 1 ? "md:flex-col md:items-stretch" : ""}`}
            />
          </GreatStrip>
        </div>
      </div>
      <SectionFrame ground={ground} id={id} grid>
        <div className="grid items-start gap-x-20 gap-y-8 lg:grid-cols-[7fr_5fr]">
          <div>
            <h2 className="heading-2">{title}</h2>
            <p className="mt-6 max-w-[65ch]">{unbroken(text)}</p>
          </div>
          <div>
            <CardList items={items} />
            <CourseFiles course={course} />
          </div>
        </div>
      </SectionFrame>
    </>
  );
}
