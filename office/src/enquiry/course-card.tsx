/** The course that is asked about, and when it next begins. */
import type { Enquiry } from "../api/enquiry-shapes";
import { useWords } from "../words/words";
import { ownPage } from "./reach";

export function CourseCard({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useWords();
  const { course } = enquiry;
  if (!course) {
    return null;
  }
  const href = ownPage(course.href);
  return (
    <section className="panel" aria-labelledby="course">
      <h2 id="course" className="label">
        {t("enquiry.course")}
      </h2>
      <p className="course-title">
        {href ? (
          <a className="link" href={href} target="_blank" rel="noreferrer">
            {course.title}
          </a>
        ) : (
          course.title
        )}
      </p>
      <p>
        {course.nextEdition ? t("enquiry.nextEdition", { date: course.nextEdition }) : t("enquiry.noEdition")}
      </p>
    </section>
  );
}
