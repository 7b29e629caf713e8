/** Eight short things worth knowing of a centre, as its entry in an aeronautical publication. */
import type { Highlights as Data } from "../generated/Highlights";
import { Publication } from "../ui/card-layouts";
import { SectionFrame, SectionHeading } from "../ui/section";
import type { SectionProps } from "./section-props";

export default function Highlights({ id, ground = "ink", title, text, items }: SectionProps<Data>) {
  return (
    <SectionFrame ground={ground} id={id} grid>
      <SectionHeading title={title} text={text} />
      <Publication cards={items} after={() => null} />
    </SectionFrame>
  );
}
