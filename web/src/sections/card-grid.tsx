/** Cards in one of several compositions. */
import { ActionLink } from "../features/leads/actions";
import type { Card } from "../generated/Card";
import type { CardGrid as Data } from "../generated/CardGrid";
import { CardCell } from "../ui/card-cell";
import { Atis, Publication, VoicePanel } from "../ui/card-layouts";
import { CardList } from "../ui/card-list";
import { Waypoint } from "../ui/card-waypoint";
import { SectionFrame, SectionHeading } from "../ui/section";
import type { SectionProps } from "./section-props";

const LAYOUTS = {
  grid: Grid,
  numbered: Track,
  lists: Columns,
  "voice-panel": VoicePanel,
  atis: Atis,
  publication: Publication,
} as const;

export default function CardGrid({ id, ground = "paper", title, text, layout, cards }: SectionProps<Data>) {
  const Layout = LAYOUTS[layout];
  const beside = layout === "grid" && cards.length === 4;
  return (
    <SectionFrame ground={ground} id={id} grid={layout === "numbered"}>
      <div className={beside ? "grid lg:grid-cols-[4fr_8fr] lg:gap-16" : ""}>
        <SectionHeading title={title} text={text} />
        <Layout cards={cards} columns={beside ? 2 : 3} after={moreOf} />
      </div>
    </SectionFrame>
  );
}

type LayoutProps = { cards: Card[]; columns: 2 | 3 };

function Grid({ cards, columns }: LayoutProps) {
  return (
    <ul
      className={`grid border-t border-l border-line md:grid-cols-2 ${columns === 3 ? "lg:grid-cols-3" : ""}`}
    >
      {cards.map((card) => (
        <li key={card.title} className="border-r border-b border-line p-6 md:p-8">
          <CardCell card={card}>
            <More card={card} />
          </CardCell>
        </li>
      ))}
    </ul>
  );
}

/** Steps along a track: the line runs down on a phone, across on a desk. */
function Track({ cards }: LayoutProps) {
  return (
    <ol className={`grid ${cards.length === 4 ? "lg:grid-cols-4" : "lg:grid-cols-3"}`}>
      {cards.map((card, index) => (
        <li
          key={card.title}
          className="relative border-l border-dashed border-muted pb-12 pl-8 last:pb-0 lg:border-t lg:border-l-0 lg:pt-10 lg:pr-12 lg:pb-0 lg:pl-0"
        >
          <Waypoint className="absolute top-0 -left-2.5 lg:-top-2.5 lg:left-0" />
          <p aria-hidden="true" className="font-mono text-5xl leading-none text-accent">
            {String(index + 1).padStart(2, "0")}
          </p>
          <h3 className="mt-4 text-xl">{card.title}</h3>
          {card.text && <p className="mt-2 max-w-[48ch] text-md text-muted">{card.text}</p>}
          <More card={card} />
        </li>
      ))}
    </ol>
  );
}

function Columns({ cards }: LayoutProps) {
  return (
    <ul className={`grid gap-x-10 gap-y-14 ${cards.length === 2 ? "lg:grid-cols-2" : "lg:grid-cols-3"}`}>
      {cards.map((card) => (
        <li key={card.title} className="flex flex-col border-t-4 border-accent pt-7">
          <CardCell card={card} />
          <CardList items={card.items} className="mt-6" />
          {card.action && <ActionLink action={card.action} className="mt-5 self-start" />}
        </li>
      ))}
    </ul>
  );
}

function moreOf(card: Card) {
  return <More card={card} />;
}

function More({ card }: { card: Card }) {
  return (
    <>
      <CardList items={card.items} className="mt-5" />
      {card.action && <ActionLink action={card.action} className="mt-4" />}
    </>
  );
}
