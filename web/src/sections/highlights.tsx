/** Eight short things worth knowing, each under its own rule. */
import type { Highlights as Data } from "../generated/Highlights";
import { CardCell } from "../ui/card-cell";
import { SectionFrame, SectionHeading } from "../ui/section";
import type { SectionProps } from "./section-props";

export default function Highlights({ id, ground = "ink", title, text, items }: SectionProps<Data>) {
  return (
    <SectionFrame ground={ground} id={id} grid>
      <SectionHeading title={title} text={text} />
      <ul className="grid gap-x-8 gap-y-10 md:grid-cols-2 md:gap-y-14 xl:grid-cols-4">
        {items.map((item) => (
          <li key={item.title} className="border-t border-accent pt-6">
            <CardCell card={item} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
