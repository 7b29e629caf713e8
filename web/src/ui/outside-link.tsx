/** A link that opens in a new tab, and says so to those who cannot see it happen. */
import type { ReactNode } from "react";

type OutsideLinkProps = {
  href: string;
  /** "(opens in a new tab)" */
  note: string;
  className?: string;
  children: ReactNode;
};

export function OutsideLink({ href, note, className, children }: OutsideLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      <span className="sr-only"> {note}</span>
    </a>
  );
}
