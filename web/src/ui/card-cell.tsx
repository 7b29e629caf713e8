/** A card without a frame: icon, title, a sentence, and what follows them. */
import type { ReactNode } from "react";
import type { Card } from "../generated/Card";
import { Icon } from "./icon";

export function CardCell({ card, children }: { card: Card; children?: ReactNode }) {
  return (
    <>
      {card.icon && <Icon name={card.icon} className="size-8 text-accent" />}
      <h3 className="mt-5 text-xl">{card.title}</h3>
      {card.text && <p className="mt-2 text-md text-muted">{card.text}</p>}
      {children}
    </>
  );
}
