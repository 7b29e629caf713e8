/** The courses of the page's board as strips of which one is chosen: the "interest" field where there is room for it. */
import type { ComponentProps } from "react";
import type { Course } from "../../generated/Course";
import { usePage, useText } from "../../site/page-context";
import { useAdoptedStyles } from "../../ui/use-adopted-styles";
import css from "./course-rack.css?inline";

export type CourseRackProps = {
  interest: string;
  /** What binds each strip to the form. */
  bind: () => ComponentProps<"input">;
};

export function CourseRack({ interest, bind }: CourseRackProps) {
  useAdoptedStyles(css);
  const { sections } = usePage();
  const t = useText();
  const boards = sections.filter((section) => section.kind === "course-board");
  const courses = boards.flatMap(({ bays }) => bays.flatMap((bay) => bay.courses));
  return (
    <fieldset className="mb-6">
      <legend className="mb-2 font-display text-base leading-snug font-bold">
        {t("form.course")}
        <span className="label ml-2 font-normal">{t("form.optional")}</span>
      </legend>
      <div className="rack ground-ink">
        {courses.map((course) => (
          <RackStrip
            key={course.id}
            course={course}
            input={{ ...bind(), value: course.id, defaultChecked: course.id === interest }}
          />
        ))}
        <RackStrip input={{ ...bind(), value: "", defaultChecked: interest === "" }} />
      </div>
    </fieldset>
  );
}

function RackStrip({ course, input }: { course?: Course; input: ComponentProps<"input"> }) {
  const t = useText();
  return (
    <label className="rack-strip ground-paper" data-category={course?.category}>
      <input type="radio" {...input} className="sr-only" />
      <span className="rack-code" aria-hidden="true">
        {course?.code ?? "–"}
      </span>
      <span className="rack-title">{course?.title ?? t("form.choose")}</span>
    </label>
  );
}
