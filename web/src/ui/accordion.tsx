/** Items of which one is open at a time. `<details name>` does the work, so it works before any script. */
import type { ReactNode } from "react";
import type { Icon as IconName } from "../generated/Icon";
import { Icon } from "./icon";
import { OpenMarker } from "./open-marker";
import { unbroken } from "./unbroken";

export type AccordionItem = { id: string; title: string; icon?: IconName; body: ReactNode };

type AccordionProps = {
  /** Items of one name close each other. */
  name: string;
  items: AccordionItem[];
  className?: string;
};

export function Accordion({ name, items, className = "" }: AccordionProps) {
  return (
    <div className={`border-t border-line ${className}`}>
      {items.map((item) => (
        <details key={item.id} name={name} className="group border-b border-line">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-4 py-5 transition-colors hover:text-accent md:gap-6 [&::-webkit-details-marker]:hidden">
            {item.icon && <Icon name={item.icon} className="size-7 text-accent" />}
            <h3 className="grow text-body leading-snug md:text-lg">{unbroken(item.title)}</h3>
            <OpenMarker />
          </summary>
          <div className={`pb-7 text-muted ${item.icon ? "pl-11 md:pl-13" : ""}`}>{item.body}</div>
        </details>
      ))}
    </div>
  );
}
