/** The head of a course page: what it is, its picture, and its strip where no details with it follow. */
import { useStripWords } from "../features/courses/strip-words";
import { Actions } from "../features/leads/actions";
import type { CourseHero as CourseHeroData } from "../generated/CourseHero";
import { usePage, useText } from "../site/page-context";
import { Breadcrumb } from "../ui/breadcrumb";
import { GreatStrip } from "../ui/great-strip";
import { Picture } from "../ui/picture";
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
  const { breadcrumb, sections } = usePage();
  const t = useText();
  const words = useStripWords();
  const strip = sections.every(({ kind }) => kind !== "course-details");
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
        {strip && <GreatStrip course={course} words={words} className="mt-12 md:mt-14" />}
      </div>
    </section>
  );
}
