/** The two centres, each under the code of its airport. */
import type { CentreCard } from "../generated/CentreCard";
import type { Centres as Data } from "../generated/Centres";
import { Badge } from "../ui/badge";
import { CardList } from "../ui/card-list";
import { Picture } from "../ui/picture";
import { SectionFrame, SectionHeading } from "../ui/section";
import type { SectionProps } from "./section-props";

export default function Centres({ id, ground = "ink", title, text, cards }: SectionProps<Data>) {
  return (
    <SectionFrame ground={ground} id={id} grid>
      <SectionHeading title={title} text={text} />
      <div className="grid gap-x-16 gap-y-16 lg:grid-cols-2">
        {cards.map((card) => (
          <Card key={card.centre.id} card={card} />
        ))}
      </div>
    </SectionFrame>
  );
}

/** The second card hangs lower, as a second aerodrome on the same chart. */
function Card({ card }: { card: CentreCard }) {
  const { centre, href, label, text, features, picture } = card;
  return (
    <article className="lg:even:mt-28">
      <div className="flex items-end justify-between gap-4">
        <p aria-hidden="true" className="font-mono text-code-large leading-[0.8] tracking-tight text-accent">
          {centre.aerodrome}
        </p>
        {centre.soon && <Badge>{centre.soon}</Badge>}
      </div>
      <Picture
        picture={picture}
        sizes="(width >= 64rem) 36rem, 100vw"
        className="mt-6 aspect-16/10 w-full border border-line object-cover"
      />
      <h3 className="mt-7 text-3xl">{centre.title}</h3>
      <p className="mt-3 max-w-[60ch] text-muted">{text}</p>
      <CardList items={features} className="mt-6" />
      <a href={href} className="button button-secondary mt-7">
        {label}
      </a>
    </article>
  );
}
