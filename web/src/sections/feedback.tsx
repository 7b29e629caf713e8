import { SectionFrame } from "../ui/section";
import type { Feedback as Data } from "../generated/Feedback";
import type { SectionProps } from "./section-props";

export default function Stub({ id, ground = "ink", ...fields }: SectionProps<Data>) {
  const title = "title" in fields ? String(fields.title) : "";
  return (
    <SectionFrame ground={ground} id={id}>
      <h2 className="heading-2">{title}</h2>
    </SectionFrame>
  );
}
