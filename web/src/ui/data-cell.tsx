/** One ruled cell of a strip: what it is, small; the value, in mono. Stands inside a `<dl>`. */
import type { ReactNode } from "react";

type DataCellProps = { label: string; value: ReactNode; className?: string };

export function DataCell({ label, value, className = "" }: DataCellProps) {
  return (
    <div className={`min-w-0 ${className}`}>
      <dt className="label leading-tight">{label}</dt>
      <dd className="data mt-1.5 leading-snug text-fg">{value}</dd>
    </div>
  );
}
