/** A picture beside a text: one thing shown at length. */
import { Actions } from "../features/leads/actions";
import type { Feature as Data } from "../generated/Feature";
import { Badge } from "../ui/badge";
import { CardList } from "../ui/card-list";
import { Picture } from "../ui/picture";
import { SectionFrame } from "../ui/section";
import type { SectionProps } from "./section-props";

export default function Feature(props: SectionProps<Data>) {
  const { id, ground = "ink", badge, title, text, items, picture, actions } = props;
  // Dark rooms look out to the right, sheets of paper to the left: two features in a row never mirror each other.
  const side = ground === "ink" ? "lg:grid-cols-[7fr_5fr]" : "lg:grid-cols-[5fr_7fr]";
  return (
    <SectionFrame ground={ground} id={id}>
      <div className={`grid items-center gap-x-16 gap-y-10 ${side}`}>
        <div className={`frame-marks ${ground === "ink" ? "" : "lg:order-last"}`}>
          <Picture
            picture={picture}
            sizes="(width >= 64rem) 44rem, 100vw"
            className="aspect-16/10 w-full object-cover"
          />
        </div>
        <div>
          {badge && <Badge className="mb-6">{badge}</Badge>}
          <h2 className="heading-2">{title}</h2>
          <p className="mt-5 max-w-[60ch] text-muted">{text}</p>
          <CardList items={items} className="mt-7" />
          <Actions actions={actions} className="mt-8" />
        </div>
      </div>
    </SectionFrame>
  );
}
