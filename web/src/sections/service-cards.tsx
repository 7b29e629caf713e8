/** Services as lines of an equipment list: what it is, what it is for, what it includes. */
import { ActionLink } from "../features/leads/actions";
import type { Card } from "../generated/Card";
import type { ServiceCards as Data } from "../generated/ServiceCards";
import { Icon } from "../ui/icon";
import { SectionFrame, SectionHeading } from "../ui/section";
import type { SectionProps } from "./section-props";

export default function ServiceCards({ id, ground = "ink", title, text, cards }: SectionProps<Data>) {
  return (
    <SectionFrame ground={ground} id={id} grid>
      <SectionHeading title={title} text={text} />
      <ul className="border-t border-line">
        {cards.map((card) => (
          <Service key={card.title} card={card} />
        ))}
      </ul>
    </SectionFrame>
  );
}

function Service({ card }: { card: Card }) {
  return (
    <li className="grid gap-x-12 gap-y-6 border-b border-line py-9 md:py-11 lg:grid-cols-[5fr_6fr]">
      <div className="grid grid-cols-[2.25rem_1fr] gap-x-6">
        {card.icon && <Icon name={card.icon} className="size-9 text-accent" />}
        <div>
          <h3 className="text-2xl">{card.title}</h3>
          <p className="mt-2.5 max-w-[44ch] text-muted">{card.text}</p>
          {card.action && <ActionLink action={card.action} className="mt-4" />}
        </div>
      </div>
      <ul className="grid content-start gap-x-8 text-base leading-snug max-lg:pl-15 md:grid-cols-2">
        {card.items.map((item) => (
          <li key={item} className="border-l border-accent py-2 pl-4">
            {item}
          </li>
        ))}
      </ul>
    </li>
  );
}
