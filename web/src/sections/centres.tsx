import { SectionFrame } from "../ui/section";
import type { Centres as Data } from "../generated/Centres";
import type { SectionProps } from "./section-props";

export default function Stub({ id, ground = "ink", ...fields }: SectionProps<Data>) {
  const title = "title" in fields ? String(fields.title) : "";
  return (
    <SectionFrame ground={ground} id={id}>
      <h2 className="heading-2">{title}</h2>
    </SectionFrame>
  );
}
