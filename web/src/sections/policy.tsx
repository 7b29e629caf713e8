import { SectionFrame } from "../ui/section";
import type { Policy as Data } from "../generated/Policy";
import type { SectionProps } from "./section-props";

export default function Stub({ id, ground = "ink", ...fields }: SectionProps<Data>) {
  const title = "title" in fields ? String(fields.title) : "";
  return (
    <SectionFrame ground={ground} id={id}>
      <h1>{title}</h1>
    </SectionFrame>
  );
}
