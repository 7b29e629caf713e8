/** Programmes for organisations, each with its picture and how long it takes. */
import type { ProgrammeCard } from "../generated/ProgrammeCard";
import type { ProgrammeCards as Data } from "../generated/ProgrammeCards";
import { Picture } from "../ui/picture";
import { SectionFrame, SectionHeading } from "../ui/section";
import type { SectionProps } from "./section-props";

export default function ProgrammeCards({ id, ground = "paper", title, text, cards }: SectionProps<Data>) {
  return (
    <SectionFrame ground={ground} id={id}>
      <SectionHeading title={title} text={text} />
      <ul className="grid gap-x-8 gap-y-12 lg:grid-cols-3">
        {cards.map((card) => (
          <Programme key={card.title} card={card} />
        ))}
      </ul>
    </SectionFrame>
  );
}

function Programme({ card }: { card: ProgrammeCard }) {
  return (
    <li className="max-lg:grid max-lg:gap-x-8 md:max-lg:grid-cols-[2fr_3fr]">
      <div className="relative">
        <Picture
          picture={card.picture}
          sizes="(width >= 64rem) 24rem, 100vw"
          className="aspect-16/10 w-full object-cover lg:aspect-4/3"
        />
        {card.duration && (
          <p className="absolute bottom-0 left-0 bg-ground py-2 pr-4 font-mono text-note tracking-wide">
            {card.duration}
          </p>
        )}
      </div>
      <div className="max-md:mt-4 lg:mt-4">
        <h3 className="text-xl">
          {card.href ? (
            <a className="link" href={card.href}>
              {card.title}
            </a>
          ) : (
            card.title
          )}
        </h3>
        <p className="mt-2 text-md text-muted">{card.text}</p>
      </div>
    </li>
  );
}
