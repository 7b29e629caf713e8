/** A checklist as on a flight deck: the item, a dotted leader from its last word, the mark. */
import { Icon } from "./icon";
import { unbroken } from "./unbroken";

type CardChecklistProps = {
  items: string[];
  /** The colour the list stands on: the words lie over the leader. */
  cover: "bg-panel" | "bg-ground";
};

export function CardChecklist({ items, cover }: CardChecklistProps) {
  return (
    <ul className="grid gap-3.5 leading-snug">
      {items.map((item) => (
        <li key={item} className="flex items-end gap-2.5 max-md:text-base">
          <span className="leader">
            <span className={`${cover} box-decoration-clone pr-2`}>{unbroken(item)}</span>
          </span>
          <Icon name="check" className="mb-0.5 size-4.5 text-accent" />
        </li>
      ))}
    </ul>
  );
}
