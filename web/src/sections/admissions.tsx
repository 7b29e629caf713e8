/** What is needed, when it starts, how it is paid; and the ways to ask. */
import { MessageForm } from "../features/leads/message-form";
import type { Admissions as Data } from "../generated/Admissions";
import type { Card } from "../generated/Card";
import type { MoreInformation } from "../generated/MoreInformation";
import { PhoneLink } from "../site/phone-link";
import { Icon } from "../ui/icon";
import { SchoolEmail } from "../site/school-email";
import { SectionFrame, SectionHeading } from "../ui/section";
import type { SectionProps } from "./section-props";

export default function Admissions({ id, ground = "paper", title, text, cards, more }: SectionProps<Data>) {
  return (
    <SectionFrame ground={ground} id={id} grid pace="tight">
      <div className="gap-x-14 lg:grid lg:grid-cols-[5fr_7fr]">
        <div className="min-w-0">
          <SectionHeading title={title} text={text} tight />
          <Cards title={title} cards={cards} />
        </div>
        <More more={more} />
      </div>
    </SectionFrame>
  );
}

/** One under the other on a desk, side by side on a tablet; on a phone they are moved along, to the edges of the screen. */
function Cards({ title, cards }: { title: string; cards: Card[] }) {
  return (
    <ul
      tabIndex={0}
      aria-label={title}
      className="flex gap-x-5 gap-y-6 max-md:-mx-5 max-md:overflow-x-auto max-md:px-5 lg:flex-col"
    >
      {cards.map((card) => (
        <li key={card.title} className="border-t-2 border-accent pt-3 flex-1 max-md:min-w-[17rem]">
          <h3 className="text-xl">{card.title}</h3>
          <ul className="mt-2 list-disc pl-5 text-base leading-snug">
            {card.items.map((item) => (
              <li key={item} className="py-1">
                {item}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function More({ more }: { more: MoreInformation }) {
  return (
    <div className="ground-ink border border-line p-5 max-lg:mt-6 md:p-8">
      <div className="mb-5">
        <h3 className="text-subheading">{more.title}</h3>
        <p className="mt-2 text-base text-muted max-md:hidden">{more.text}</p>
        <ul className="mt-2 flex flex-wrap gap-x-10 border-b border-line pb-2">
          <li className="flex items-center gap-3">
            <Icon name="mail" className="size-6 text-accent" />
            <SchoolEmail />
          </li>
          <li className="flex items-center gap-3">
            <Icon name="phone" className="size-6 text-accent" />
            <PhoneLink phone={more.phone} className="link inline-flex min-h-11 items-center" />
          </li>
        </ul>
      </div>
      <MessageForm />
    </div>
  );
}
