/** What is needed, when it starts, how it is paid; and the ways to ask. */
import { MessageForm } from "../features/leads/message-form";
import type { Admissions as Data } from "../generated/Admissions";
import type { MoreInformation } from "../generated/MoreInformation";
import { usePage, useText } from "../site/page-context";
import { CardList } from "../ui/card-list";
import { Icon } from "../ui/icon";
import { RevealEmail } from "../ui/reveal-email";
import { SectionFrame, SectionHeading } from "../ui/section";
import type { SectionProps } from "./section-props";

export default function Admissions({ id, ground = "paper", title, text, cards, more }: SectionProps<Data>) {
  return (
    <SectionFrame ground={ground} id={id} grid>
      <SectionHeading title={title} text={text} />
      <div className="grid gap-x-10 gap-y-12 lg:grid-cols-3">
        {cards.map((card) => (
          <div key={card.title}>
            <h3 className="mb-5 flex items-center gap-3 text-xl">
              {card.icon && <Icon name={card.icon} className="size-7 text-accent" />}
              {card.title}
            </h3>
            <CardList items={card.items} />
          </div>
        ))}
      </div>
      <More more={more} />
    </SectionFrame>
  );
}

function More({ more }: { more: MoreInformation }) {
  const { frame } = usePage();
  const t = useText();
  return (
    <div className="ground-ink mt-16 grid gap-x-16 gap-y-10 border border-line p-6 md:mt-20 md:p-12 lg:grid-cols-[5fr_7fr]">
      <div>
        <h3 className="heading-2">{more.title}</h3>
        <p className="mt-5 text-muted">{more.text}</p>
        <ul className="mt-8 border-y border-line">
          <li className="flex items-center gap-4 border-b border-line py-2">
            <Icon name="mail" className="size-6 text-accent" />
            <RevealEmail code={frame.emailCode} words={t("email.reveal")} />
          </li>
          <li className="flex items-center gap-4 py-2">
            <Icon name="phone" className="size-6 text-accent" />
            <a
              className="link data inline-flex min-h-11 items-center"
              href={`tel:${more.phone.replace(/\s/g, "")}`}
            >
              {more.phone}
            </a>
          </li>
        </ul>
      </div>
      <MessageForm />
    </div>
  );
}
