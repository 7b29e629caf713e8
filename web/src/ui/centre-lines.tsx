/** Where a centre is and how to call it. */
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

export function PhoneLink({ phone, className = "" }: { phone: string; className?: string }) {
  return (
    <a
      href={`tel:${phone.replaceAll(" ", "")}`}
      className={`data inline-flex min-h-11 items-center hover:text-accent ${className}`}
    >
      {phone}
    </a>
  );
}
