/** What the course is, beside its facts on a card. */
import { CourseFiles } from "../features/courses/course-files";
import { useStripWords } from "../features/courses/strip-words";
import { Actions } from "../features/leads/actions";
import type { Action } from "../generated/Action";
import type { Course } from "../generated/Course";
import type { CourseDetails as Data } from "../generated/CourseDetails";
import { CardFacts } from "../ui/card-facts";
import { CardList } from "../ui/card-list";
import { TELL_ME_ANCHOR, takesApplications } from "../ui/edition-status";
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
          <TellMeFirst course={course} actions={actions} tellMe={words.tellMe} />
          <CourseFiles course={course} />
        </CardFacts>
      </div>
    </SectionFrame>
  );
}

type TellMeFirstProps = { course: Course; actions: Action[]; tellMe: string | undefined };

/** While nobody can apply, to be told when one can comes before everything else. */
function TellMeFirst({ course, actions, tellMe }: TellMeFirstProps) {
  if (!tellMe || !course.dates || takesApplications(course.dates)) {
    return <Actions actions={actions} className="*:flex-1" />;
  }
  const quieter = actions.map((action) => ({ ...action, style: "secondary" as const }));
  const first = { label: tellMe, href: TELL_ME_ANCHOR, style: "primary" as const };
  return <Actions actions={[first, ...quieter]} className="*:flex-1" />;
}
