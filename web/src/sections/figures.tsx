/** A row of figures, set as data cells. */
import type { Figures as FiguresData } from "../generated/Figures";
import { SectionFrame, SectionHeading } from "../ui/section";
import type { SectionProps } from "./section-props";

export default function Figures({ id, ground = "paper", title, figures }: SectionProps<FiguresData>) {
  return (
    <SectionFrame ground={ground} id={id}>
      {title && <SectionHeading title={title} />}
      <dl className="figure-cells">
        {figures.map(({ value, label }) => (
          <div key={label}>
            <dt className="label">{label}</dt>
            <dd className="data">{value}</dd>
          </div>
        ))}
      </dl>
    </SectionFrame>
  );
}
