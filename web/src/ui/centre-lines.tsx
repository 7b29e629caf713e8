/** Where a centre is. */
import type { Centre } from "../generated/Centre";

export function CentreAddress({ centre, className = "" }: { centre: Centre; className?: string }) {
  return (
    <address className={`not-italic ${className}`}>
      {centre.street}
      <br />
      {centre.postalCode} {centre.city}
    </address>
  );
}
