/** A checklist as on a flight deck: the item, a dotted leader, the mark. */
import { Icon } from "./icon";
import { unbroken } from "./unbroken";

export function CardChecklist({ items, className = "" }: { items: string[]; className?: string }) {
  return (
    <ul className={`grid gap-3.5 leading-snug ${className}`}>
      {items.map((item) => (
        <li
          key={item}
          className="grid grid-cols-[auto_minmax(0.75rem,1fr)_auto] items-end gap-2.5 max-md:text-[0.9375rem]"
        >
          <span className="max-w-[34ch]">{unbroken(item)}</span>
          <span aria-hidden="true" className="mb-[0.3em] border-b border-dotted border-muted" />
          <Icon name="check" className="mb-0.5 size-4.5 text-accent" />
        </li>
      ))}
    </ul>
  );
}
