/** Questions and answers. */
import type { Faq as FaqData } from "../generated/Faq";
import { Accordion } from "../ui/accordion";
import { SectionFrame, SectionHeading } from "../ui/section";
import type { SectionProps } from "./section-props";

export default function Faq({ title, items, id = "faqs", ground = "paper" }: SectionProps<FaqData>) {
  // By place, not by words: an answer that is open stays open when the language changes.
  const answers = items.map(({ question, answer }, place) => ({
    id: String(place),
    title: question,
    body: <p className="max-w-[65ch]">{answer}</p>,
  }));
  return (
    <SectionFrame ground={ground} id={id} labelledBy={`${id}-title`}>
      <div className="beside lg:grid lg:grid-cols-[1fr_2fr] lg:gap-16">
        <SectionHeading id={`${id}-title`} title={title} />
        <Accordion name={id} items={answers} />
      </div>
    </SectionFrame>
  );
}
