/** The topics of a course, one open at a time. */
import type { Syllabus as SyllabusData } from "../generated/Syllabus";
import { Accordion } from "../ui/accordion";
import { SectionFrame, SectionHeading } from "../ui/section";
import type { SectionProps } from "./section-props";

export default function Syllabus({
  title,
  text,
  topics,
  id = "temario",
  ground = "ink",
}: SectionProps<SyllabusData>) {
  const items = topics.map((topic) => ({
    id: topic.id,
    title: topic.title,
    icon: topic.icon,
    body: <p className="max-w-[65ch]">{topic.text}</p>,
  }));
  return (
    <SectionFrame ground={ground} id={id} grid labelledBy={`${id}-title`}>
      <div className="beside lg:grid lg:grid-cols-[1fr_2fr] lg:gap-16">
        <SectionHeading id={`${id}-title`} title={title} text={text} />
        <Accordion name={id} items={items} />
      </div>
    </SectionFrame>
  );
}
