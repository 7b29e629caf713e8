/** Somebody asks to be told of something. */
import { TellMeForm } from "../features/subscriptions/tell-me-form";
import type { TellMe as TellMeData } from "../generated/TellMe";
import { SectionFrame, SectionHeading } from "../ui/section";
import type { SectionProps } from "./section-props";

export default function TellMe({
  title,
  text,
  topics,
  id = "avisame",
  ground = "paper",
}: SectionProps<TellMeData>) {
  return (
    <SectionFrame ground={ground} id={id} grid labelledBy={`${id}-title`}>
      <div className="beside lg:grid lg:grid-cols-[2fr_3fr] lg:gap-16">
        <SectionHeading id={`${id}-title`} title={title} text={text} />
        <TellMeForm topics={topics} anchor={id} />
      </div>
    </SectionFrame>
  );
}
