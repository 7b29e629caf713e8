/** The contents of a long text: folded above it on small screens, beside it on wide ones. */
import type { Heading } from "../generated/Heading";

type ContentsProps = { headings: Heading[]; label: string };

export function Contents({ headings, label }: ContentsProps) {
  return (
    <>
      <details className="group border-y border-line lg:hidden">
        <summary className="label flex min-h-12 cursor-pointer list-none items-center justify-between [&::-webkit-details-marker]:hidden">
          {label}
          <span aria-hidden="true" className="text-lg leading-none text-accent">
            <span className="group-open:hidden">+</span>
            <span className="hidden group-open:inline">–</span>
          </span>
        </summary>
        <nav aria-label={label} className="pb-4">
          <List headings={headings} />
        </nav>
      </details>
      <nav
        aria-label={label}
        className="sticky top-[calc(var(--header)+2rem)] hidden max-h-[calc(100dvh-var(--header)-4rem)] overflow-y-auto lg:block"
      >
        <p className="label border-b border-line pb-3">{label}</p>
        <List headings={headings} />
      </nav>
    </>
  );
}

function List({ headings }: { headings: Heading[] }) {
  return (
    <ol className="mt-2">
      {headings.map(({ id, text }, index) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-baseline gap-3 py-2.5 text-sm leading-snug text-muted transition-colors hover:text-accent lg:min-h-0 lg:py-2"
          >
            <span aria-hidden="true" className="data text-xs text-accent">
              {String(index + 1).padStart(2, "0")}
            </span>
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
