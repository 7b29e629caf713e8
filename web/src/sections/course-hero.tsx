/** The head of a course page: what it is, its picture, and its facts on a great flight strip. */
import { Actions } from "../features/leads/actions";
import type { Course } from "../generated/Course";
import type { CourseHero as CourseHeroData } from "../generated/CourseHero";
import { usePage, useText } from "../site/page-context";
import { Breadcrumb } from "../ui/breadcrumb";
import { Picture } from "../ui/picture";
import { EditionStatus } from "../ui/edition-status";
import { StripCells } from "../ui/strip";
import { unbroken } from "../ui/unbroken";
import type { SectionProps } from "./section-props";

export default function CourseHero({
  id,
  ground = "ink",
  badge,
  title,
  text,
  course,
  actions,
  picture,
}: SectionProps<CourseHeroData>) {
  const { breadcrumb } = usePage();
  const t = useText();
  return (
    <section id={id} className={`ground-${ground} chart-grid relative overflow-hidden pt-(--header)`}>
      <div className="wrap pt-4 pb-14 md:pb-16">
        <Breadcrumb items={breadcrumb} label={t("frame.breadcrumb")} />
        <div className="mt-8 grid items-center gap-x-14 gap-y-10 md:mt-10 lg:grid-cols-2">
          <div>
            <p className="label mb-5 text-accent">{badge}</p>
            <h1 className="max-w-[18ch] text-title leading-[1.08]">{title}</h1>
            <p className="lead mt-6 max-w-[36rem]">{unbroken(text)}</p>
            <Actions actions={actions} className="mt-9" />
          </div>
          <Picture picture={picture} eager sizes="(min-width: 64rem) 38rem, 100vw" className="hero-picture" />
        </div>
        <GreatStrip course={course} />
      </div>
    </section>
  );
}

function GreatStrip({ course }: { course: Course }) {
  const t = useText();
  const words = {
    duration: t("facts.duration"),
    hours: t("facts.hoursLabel"),
    start: t("facts.start"),
    nextEdition: t("facts.nextEdition"),
    seats: t("facts.seats"),
    mode: t("facts.mode"),
  };
  return (
    <div className="strip strip-great ground-paper mt-12 md:mt-14" data-category={course.category}>
      <p className="strip-code">{course.code}</p>
      <StripCells course={course} words={words} />
      <EditionStatus dates={course.dates} />
    </div>
  );
}
