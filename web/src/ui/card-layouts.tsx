/** Cards as things of a control room: keys of a voice panel, a broadcast, rows of a publication. */
import type { ReactNode } from "react";
import type { Card } from "../generated/Card";

type CardsProps = { cards: Card[]; after: (card: Card) => ReactNode };

/** A lamp, the name of the line, what one hears on it. */
export function VoicePanel({ cards, after }: CardsProps) {
  const columns = cards.length % 3 === 0 ? "lg:grid-cols-3" : "";
  return (
    <ul className={`ground-ink grid gap-2 border border-line p-2 md:grid-cols-2 ${columns}`}>
      {cards.map((card) => (
        <li key={card.title} className="border border-line bg-panel px-5 py-4">
          <h3 className="flex items-center gap-3 text-lg">
            <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-accent" />
            {card.title}
          </h3>
          {card.text && <p className="mt-1.5 text-base leading-snug text-muted">{card.text}</p>}
          {after(card)}
        </li>
      ))}
    </ul>
  );
}

const LETTERS = ["Alfa", "Bravo", "Charlie", "Delta", "Echo", "Foxtrot", "Golf", "Hotel"];

/** Read from top to bottom, each part under its letter. */
export function Atis({ cards, after }: CardsProps) {
  return (
    <ul className="border-l-4 border-accent pl-5 md:pl-8">
      {cards.map((card, index) => (
        <li key={card.title} className="gap-x-8 py-3 md:grid md:grid-cols-[7rem_1fr]">
          <p aria-hidden="true" className="label pt-1.5 text-accent">
            {LETTERS[index]}
          </p>
          <div>
            <h3 className="text-xl">{card.title}</h3>
            {card.text && <p className="data mt-1 max-w-[70ch] text-base text-muted">{card.text}</p>}
            {after(card)}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Numbered rows, two columns of them where there is room. */
export function Publication({ cards, after }: CardsProps) {
  return (
    <ol className="grid gap-x-12 border-t border-line lg:grid-cols-2">
      {cards.map((card, index) => (
        <li key={card.title} className="grid grid-cols-[3rem_1fr] border-b border-line py-4">
          <span aria-hidden="true" className="data pt-0.5 text-sm text-accent">
            2.{index + 1}
          </span>
          <div>
            <h3 className="text-lg">{card.title}</h3>
            {card.text && <p className="mt-1 text-base leading-snug text-muted">{card.text}</p>}
            {after(card)}
          </div>
        </li>
      ))}
    </ol>
  );
}
