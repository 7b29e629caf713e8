/** When somebody answers. The opening hours keep its place until the browser knows what time it is. */
import { usePage } from "./page-context";
import { useOffice } from "./use-office";

export function OfficeLine({ className = "" }: { className?: string }) {
  const { days, opens, closes } = usePage().frame.hours;
  const office = useOffice();
  return <p className={`text-sm text-muted ${className}`}>{office?.line ?? `${days}, ${opens}-${closes}`}</p>;
}
