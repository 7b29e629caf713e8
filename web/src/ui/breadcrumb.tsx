/** The way to this page, as a route of waypoints. On a phone it is one link back. */
import type { Crumb } from "../generated/Crumb";

type BreadcrumbProps = {
  /** The last one is where the visitor stands. */
  items: Crumb[];
  /** Where the page's title stands right below, it is not said twice. */
  withoutLast?: boolean;
  label: string;
};

export function Breadcrumb({ items, withoutLast = false, label }: BreadcrumbProps) {
  const shown = withoutLast ? items.slice(0, -1) : items;
  return (
    <nav aria-label={label}>
      <ol className="label flex flex-wrap items-center gap-x-3">
        {shown.map(({ label: name, href }, index) => {
          const isHere = index === items.length - 1;
          const isBack = index === items.length - 2;
          return (
            <li key={href} className={`flex items-center gap-x-3 ${isBack ? "" : "max-md:hidden"}`}>
              {(index > 0 || isBack) && <Leg isBack={index === 0} />}
              <a
                href={href}
                aria-current={isHere ? "page" : undefined}
                className={`inline-flex min-h-11 items-center underline-offset-4 hover:underline ${isHere ? "text-fg" : ""}`}
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

/** The track between two waypoints; on a phone it leads back. */
function Leg({ isBack }: { isBack: boolean }) {
  return (
    <svg
      viewBox="0 0 20 8"
      width="20"
      height="8"
      aria-hidden="true"
      className={`text-accent max-md:-scale-x-100 ${isBack ? "md:hidden" : ""}`}
      fill="none"
      stroke="currentColor"
    >
      <path d="M0 4h14" strokeDasharray="4 2" />
      <path d="M14.5 1.5 19 4l-4.500 2.500z" />
    </svg>
  );
}
