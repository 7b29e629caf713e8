/** The cells of an enquiry's strip: whose it is, the course and its next date. They keep their room for who comes without. */
import type { ReactNode } from "react";
import type { Course } from "../../generated/Course";
import { useText } from "../../site/page-context";
import { interestTitle } from "./form-kinds";
import type { SentEnquiry } from "./sent-enquiry";

type SentCellsProps = { sent: SentEnquiry; courses: Course[] };

export function SentCells({ sent: { name, interest }, courses }: SentCellsProps) {
  const t = useText();
  const course = courses.find(({ id }) => id === interest);
  const isKnown = course?.dates && course.dates.state !== "unannounced";
  return (
    <dl className="mt-6 grid border-b border-(--rule) md:grid-cols-[3fr_4fr_4fr]">
      <Cell label={t("form.name")}>{name || t("form.notGiven")}</Cell>
      <Cell label={t("form.course")}>
        {course?.href ? (
          <a href={course.href} className="link">
            {course.title}
          </a>
        ) : (
          interestTitle(interest, t) || t("form.choose")
        )}
      </Cell>
      <Cell label={t(isKnown ? "facts.start" : "facts.nextEdition")}>
        {course?.dates?.start.text ?? t("form.byCourse")}
      </Cell>
    </dl>
  );
}

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="border-t border-(--rule) py-2 md:pr-4">
      <dt className="label">{label}</dt>
      <dd className="font-mono text-sm leading-normal max-md:truncate md:line-clamp-2 md:min-h-[2lh]">
        {children}
      </dd>
    </div>
  );
}
