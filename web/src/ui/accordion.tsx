/** Items of which one is open at a time. `<details name>` does the work, so it works before any script. */
import type { ReactNode } from "react";
import type { Icon as IconName } from "../generated/Icon";
import { Icon } from "./icon";
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
            <Marker />
          </summary>
          <div className={`pb-7 text-muted ${item.icon ? "pl-11 md:pl-13" : ""}`}>{item.body}</div>
        </details>
      ))}
    </div>
  );
}

/** A chart's crossing point; open, only the horizontal stays. */
function Marker() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      aria-hidden="true"
      className="shrink-0 text-accent"
    >
      <circle cx="12" cy="12" r="11" className="opacity-40" />
      <path d="M6 12h12" />
      <path
        d="M12 6v12"
        className="origin-center transition-transform duration-(--duration-calm) group-open:[scale:1_0]"
      />
    </svg>
  );
}
