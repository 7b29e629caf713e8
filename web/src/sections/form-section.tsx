/** An embedded form standing in the page. */
import { useEditionHeading } from "../features/courses/use-edition-actions";
import { EmbeddedForm } from "../features/leads/embedded-form";
import type { FormSection as FormSectionData } from "../generated/FormSection";
import { SectionFrame, SectionHeading } from "../ui/section";
import type { SectionProps } from "./section-props";

export default function FormSection(props: SectionProps<FormSectionData>) {
  const { title, text, slot, interest, id = "formulario", ground = "paper" } = props;
  const heading = useEditionHeading(title, id);
  return (
    <SectionFrame ground={ground} id={id} grid labelledBy={`${id}-title`}>
      <div className="beside lg:grid lg:grid-cols-[2fr_3fr] lg:gap-16">
        <SectionHeading id={`${id}-title`} title={heading} text={text} />
        <EmbeddedForm slot={slot} interest={interest} />
      </div>
    </SectionFrame>
  );
}
