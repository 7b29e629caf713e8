/** The few numbers that stand above all others, each with what it was before. */
import type { ReactNode } from "react";

export type Total = { name: string; value: ReactNode; before: string; link?: ReactNode };

export function Totals({ totals }: { totals: Total[] }) {
  return (
    <dl className="totals">
      {totals.map(({ name, value, before, link }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          <dd className="totals-before">{before}</dd>
          {link && <dd className="totals-link">{link}</dd>}
        </div>
      ))}
    </dl>
  );
}
