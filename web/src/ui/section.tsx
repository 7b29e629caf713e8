/** A block of a page on its ground, with its heading. */
import type { ReactNode } from "react";
import type { Ground } from "../generated/Ground";
import { unbroken } from "./unbroken";

type SectionProps = {
  ground: Ground;
  id?: string | undefined;
  /** Hairline chart grid under the content. */
  grid?: boolean;
  className?: string;
  labelledBy?: string;
  children: ReactNode;
};

export function SectionFrame({
  ground,
  id,
  grid = false,
  className = "",
  labelledBy,
  children,
}: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={`ground-${ground} section ${grid ? "chart-grid" : ""} ${className}`}
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
};

export function SectionHeading({ id, title, text, eyebrow }: HeadingProps) {
  return (
    <header className="mb-10 max-w-3xl md:mb-14">
      {eyebrow && <p className="label mb-4">{eyebrow}</p>}
      <h2 id={id} className="heading-2">
        {unbroken(title)}
      </h2>
      {text && <p className="lead mt-5">{unbroken(text)}</p>}
    </header>
  );
}
