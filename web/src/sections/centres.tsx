/** The two centres, each under the code of its airport. */
import type { CentreCard } from "../generated/CentreCard";
import type { Centres as Data } from "../generated/Centres";
import { Badge } from "../ui/badge";
import { Picture } from "../ui/picture";
import { SectionFrame, SectionHeading } from "../ui/section";
import type { SectionProps } from "./section-props";

export default function Centres({ id, ground = "ink", title, text, cards }: SectionProps<Data>) {
  return (
    <SectionFrame ground={ground} id={id} grid pace="tight">
      <SectionHeading title={title} text={text} tight />
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
        {cards.map((card) => (
          <Card key={card.href} card={card} />
        ))}
      </div>
    </SectionFrame>
  );
}

function Card({ card }: { card: CentreCard }) {
  const { centre, href, label, text, picture } = card;
  return (
    <article className="grid grid-cols-[5rem_1fr] gap-x-5 border-t border-line pt-4 md:grid-cols-[2fr_3fr]">
      <Picture
        picture={picture}
        sizes="(width >= 64rem) 15rem, 100vw"
        className="h-full max-h-64 w-full border border-line object-cover"
      />
      <div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p aria-hidden="true" className="font-mono text-5xl leading-none tracking-tight text-accent">
            {centre.aerodrome}
          </p>
          {centre.soon && <Badge>{centre.soon}</Badge>}
        </div>
        <h3 className="mt-2 text-xl">{centre.title}</h3>
        <p className="mt-2 text-base leading-snug text-muted">{text}</p>
        <a href={href} className="button button-quiet mt-1 text-left">
          {label}
        </a>
      </div>
    </article>
  );
}
