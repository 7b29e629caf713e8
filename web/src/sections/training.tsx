/** The initial programmes: two blocks as strips, and the panel of the full licence. */
import { useStripWords } from "../features/courses/strip-words";
import { ActionLink, Actions } from "../features/leads/actions";
import type { Training as Data } from "../generated/Training";
import type { TrainingPanel } from "../generated/TrainingPanel";
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
    <SectionFrame ground={ground} id={id} pace="tight">
      <SectionHeading title={title} text={text} tight />
      {/* On a phone what a block is about is read on its own page. */}
      <div className="max-md:[&_.strip-remarks>p:first-child]:hidden">
        {blocks.map(({ course, href }) => (
          <Strip key={course.id} course={course} href={href} words={words} />
        ))}
      </div>
      <FullLicence panel={panel} />
      <Actions actions={actions} className="mt-5" />
    </SectionFrame>
  );
}

function FullLicence({ panel }: { panel: TrainingPanel }) {
  const words = useStripWords();
  const { title, text, items, course, action } = panel;
  return (
    <div className="ground-ink chart-grid mt-4 border border-line">
      <div className="grid items-center gap-x-10 gap-y-4 p-5 md:px-8 lg:grid-cols-[auto_1fr_auto]">
        <p aria-hidden="true" className="font-mono text-code leading-none tracking-tight text-accent">
          {course.code}
        </p>
        <div>
          <h3 className="text-2xl">{title}</h3>
          <p className="mt-1.5 text-md text-muted">{unbroken(text)}</p>
          <p className="mt-1.5 text-sm text-muted max-md:hidden">{unbroken(items.join(" · "))}</p>
        </div>
        <ActionLink action={action} className="justify-self-start" />
      </div>
      <StripCells
        course={course}
        words={words}
        className="border-b-0 max-md:hidden md:[&_.strip-cell:first-child]:pl-8"
      />
    </div>
  );
}
