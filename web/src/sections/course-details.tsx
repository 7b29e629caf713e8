/** The course's strip, which stays in sight with the way to a spot, and what the course is. */
import { CourseFiles } from "../features/courses/course-files";
import { useStripWords } from "../features/courses/strip-words";
import { Actions } from "../features/leads/actions";
import type { Action } from "../generated/Action";
import type { Course } from "../generated/Course";
import type { CourseDetails as Data } from "../generated/CourseDetails";
import { CardList } from "../ui/card-list";
import { TELL_ME_ANCHOR, takesApplications } from "../ui/edition-status";
import { GreatStrip } from "../ui/great-strip";
import { SectionFrame } from "../ui/section";
import { unbroken } from "../ui/unbroken";
import type { SectionProps } from "./section-props";

export default function CourseDetails(props: SectionProps<Data>) {
  const { id, ground = "paper", title, text, items, course, actions } = props;
  const words = useStripWords();
  return (
    <>
      <div className="strip-bar ground-ink">
        <div className="wrap">
          <GreatStrip course={course} words={words}>
            <TellMeFirst course={course} actions={actions} tellMe={words.tellMe} />
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

type TellMeFirstProps = { course: Course; actions: Action[]; tellMe: string | undefined };

/** While nobody can apply, to be told when one can comes before everything else. */
function TellMeFirst({ course, actions, tellMe }: TellMeFirstProps) {
  if (!tellMe || !course.dates || takesApplications(course.dates)) {
    return <Actions actions={actions} className="*:flex-1" />;
  }
  const quieter = actions.map((action) => ({ ...action, style: "secondary" as const }));
  const first = { label: tellMe, href: TELL_ME_ANCHOR, style: "primary" as const };
  return <Actions actions={[first, ...quieter]} className="*:flex-1 md:flex-col md:items-stretch" />;
}
