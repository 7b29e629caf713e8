/** The way to this page, as a route of waypoints. The last one is where the visitor stands. */
import type { Crumb } from "../generated/Crumb";

export function Breadcrumb({ items, label }: { items: Crumb[]; label: string }) {
  return (
    <nav aria-label={label}>
      <ol className="label flex flex-wrap items-center gap-x-3">
        {items.map(({ label: name, href }, index) => {
          const here = index === items.length - 1;
          return (
            <li key={href} className="flex items-center gap-x-3">
              {index > 0 && <Leg />}
              <a
                href={href}
                aria-current={here ? "page" : undefined}
                className={`inline-flex min-h-11 items-center underline-offset-4 hover:underline ${here ? "text-fg" : ""}`}
              >
                {name}
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** The track between two waypoints. */
function Leg() {
  return (
    <svg viewBox="0 0 20 8" width="20" height="8" aria-hidden="true" className="text-accent" fill="none" stroke="currentColor">
      <path d="M0 4h14" strokeDasharray="4 2" />
      <path d="M14.5 1.5 19 4l-4.500 2.500z" />
    </svg>
  );
}
