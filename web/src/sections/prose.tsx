/** Running text beside its title. */
import type { Prose as Data } from "../generated/Prose";
import { SectionFrame } from "../ui/section";
import type { SectionProps } from "./section-props";

export default function Prose({ id, ground = "paper", title, body }: SectionProps<Data>) {
  return (
    <SectionFrame ground={ground} id={id} grid>
      <div className={title ? "grid gap-x-16 gap-y-6 lg:grid-cols-[4fr_7fr]" : ""}>
        {title && <h2 className="heading-2">{title}</h2>}
        <div className="running-text" dangerouslySetInnerHTML={{ __html: body }} />
      </div>
    </SectionFrame>
  );
}
