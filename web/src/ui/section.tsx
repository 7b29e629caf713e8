/** A block of a page on its ground, with its heading. */
import type { ReactNode } from "react";
import type { Ground } from "../generated/Ground";
import { unbroken } from "./unbroken";

type SectionProps = {
  ground: Ground;
  id?: string | undefined;
  /** Hairline chart grid under the content. */
  grid?: boolean;
  /** Less room around it than usual. */
  pace?: "tight" | undefined;
  className?: string;
  labelledBy?: string;
  children: ReactNode;
};

export function SectionFrame({
  ground,
  id,
  grid = false,
  pace,
  className = "",
  labelledBy,
  children,
}: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={`ground-${ground} section ${pace ? `section-${pace}` : ""} ${grid ? "chart-grid" : ""} ${className}`}
    >
      <div className="wrap">{children}</div>
    </section>
  );
}

type HeadingProps = {
  id?: string;
  title: string;
  text?: string | undefined;
  /** Small mono line above the title. */
  eyebrow?: string | undefined;
  /** Over rows that begin close under it; on a phone the title alone. */
  tight?: boolean;
};

export function SectionHeading({ id, title, text, eyebrow, tight = false }: HeadingProps) {
  return (
    <header className={`max-w-3xl ${tight ? "mb-5 md:mb-7" : "mb-10 md:mb-14"}`}>
      {eyebrow && <p className="label mb-4">{eyebrow}</p>}
      <h2 id={id} className="heading-2">
        {unbroken(title)}
      </h2>
      {text && <p className={`lead ${tight ? "mt-3 max-md:hidden" : "mt-5"}`}>{unbroken(text)}</p>}
    </header>
  );
}
