/** The initial programmes: two blocks as strips, and the panel of the full licence. */
import { useStripWords } from "../features/courses/strip-words";
import { ActionLink, Actions } from "../features/leads/actions";
import type { Training as Data } from "../generated/Training";
import type { TrainingPanel } from "../generated/TrainingPanel";
import { CardList } from "../ui/card-list";
import { SectionFrame, SectionHeading } from "../ui/section";
import { Strip, StripCells } from "../ui/strip";
import { unbroken } from "../ui/unbroken";
import type { SectionProps } from "./section-props";

export default function Training({
  id,
  ground = "paper",
  title,
  text,
  blocks,
  panel,
  actions,
}: SectionProps<Data>) {
  const words = useStripWords();
  return (
    <SectionFrame ground={ground} id={id}>
      <SectionHeading title={title} text={text} />
      {blocks.map(({ course, href }) => (
        <Strip key={course.id} course={course} href={href} words={words} />
      ))}
      <FullLicence panel={panel} />
      <Actions actions={actions} className="mt-10" />
    </SectionFrame>
  );
}

function FullLicence({ panel }: { panel: TrainingPanel }) {
  const words = useStripWords();
  const { title, text, items, course, action } = panel;
  return (
    <div className="ground-ink chart-grid mt-10 border border-line">
      <div className="grid gap-x-16 gap-y-8 p-6 md:p-10 lg:grid-cols-[6fr_5fr]">
        <div>
          <p aria-hidden="true" className="font-mono text-code leading-none tracking-tight text-accent">
            {course.code}
          </p>
          <h3 className="mt-6 text-3xl">{title}</h3>
          <p className="mt-3 max-w-[56ch] text-muted">{unbroken(text)}</p>
        </div>
        <div className="lg:self-end">
          <CardList items={items} />
          <ActionLink action={action} className="mt-6" />
        </div>
      </div>
      <StripCells
        course={course}
        words={words}
        className="border-b-0 md:[&_.strip-cell]:py-4 md:[&_.strip-cell:first-child]:pl-10"
      />
    </div>
  );
}
