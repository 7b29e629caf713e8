/** What a visitor can take along from a course's card: its programme on paper, its dates for a calendar. */
import type { Course } from "../../generated/Course";
import { useText } from "../../site/page-context";

export function CourseFiles({ course }: { course: Course }) {
  const t = useText();
  return (
    <ul className="mt-3 flex flex-col text-base">
      <FileLink href={course.programme} label={t("courses.programme")} />
      {course.calendar && <FileLink href={course.calendar} label={t("courses.calendar")} />}
    </ul>
  );
}

function FileLink({ href, label }: { href: string; label: string }) {
  return (
    <li>
      <a href={href} download className="link inline-flex min-h-11 items-center">
        {label}
      </a>
    </li>
  );
}
