import { SectionFrame } from "../ui/section";
import type { BlogList as Data } from "../generated/BlogList";
import type { SectionProps } from "./section-props";

export default function Stub({ id, ground = "ink", ...fields }: SectionProps<Data>) {
  const title = "title" in fields ? String(fields.title) : "";
  return (
    <SectionFrame ground={ground} id={id}>
      <h1>{title}</h1>
    </SectionFrame>
  );
}
