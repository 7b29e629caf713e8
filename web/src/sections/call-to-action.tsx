/** One question, one action: the last word of a page, with the drawing of its family, or a row in the middle of it. */
import { useEditionActions } from "../features/courses/use-edition-actions";
import { Actions } from "../features/leads/actions";
import type { CallToAction as Data } from "../generated/CallToAction";
import type { Section } from "../generated/Section";
import { usePage } from "../site/page-context";
import { ClosingDrawing, type PageFamily } from "../ui/closing/closing-drawing";
import { SectionFrame } from "../ui/section";
import { unbroken } from "../ui/unbroken";
import type { SectionProps } from "./section-props";

export default function CallToAction(props: SectionProps<Data>) {
  const { id, ground = "ink", title, text } = props;
  const { sections } = usePage();
  const actions = useEditionActions()(props.actions);
  if (sections.findLast(isCall)?.title !== title) {
    return <CallInPassing {...props} actions={actions} />;
  }
  return (
    <section id={id} className={`ground-${ground} overflow-hidden border-t border-line`}>
      <div className="wrap grid gap-x-10 md:grid-cols-[7fr_5fr] lg:gap-x-16">
        <div className="relative pt-[clamp(4.5rem,8vw,7rem)] md:pb-20">
          <h2 className="text-title">{unbroken(title)}</h2>
          <p className="lead mt-5">{text}</p>
          <Actions actions={actions} className="mt-9" />
        </div>
        <ClosingDrawing family={familyOf(sections)} className="mt-12 w-full self-end max-md:-mb-[6%]" />
      </div>
    </section>
  );
}

function isCall(section: Section): section is Extract<Section, { kind: "call-to-action" }> {
  return section.kind === "call-to-action";
}

/** A page has one drawing: what asks before its end is a row. */
function CallInPassing({ id, ground = "ink", title, text, actions }: SectionProps<Data>) {
  return (
    <SectionFrame ground={ground} id={id}>
      <div className="grid gap-x-16 gap-y-9 lg:grid-cols-[1fr_auto] lg:items-end">
        <div>
          <h2 className="text-title">{unbroken(title)}</h2>
          <p className="lead mt-5">{text}</p>
        </div>
        <Actions actions={actions} />
      </div>
    </SectionFrame>
  );
}

/** A page belongs with the course it is about. */
function familyOf(sections: Section[]): PageFamily {
  for (const section of sections) {
    if (section.kind === "course-hero") {
      return section.course.category;
    }
  }
  return "none";
}
