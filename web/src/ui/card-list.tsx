/** Lines of a card, ruled like a form, each opened by a short stroke. */

export function CardList({ items, className = "" }: { items: string[]; className?: string }) {
  if (items.length === 0) {
    return null;
  }
  return (
    <ul className={`ruled border-y border-line text-base leading-snug ${className}`}>
      {items.map((item) => (
        <li key={item} className="flex gap-3 py-3">
          <span aria-hidden="true" className="mt-[0.65em] h-px w-3.5 shrink-0 bg-accent" />
          {item}
        </li>
      ))}
    </ul>
  );
}
