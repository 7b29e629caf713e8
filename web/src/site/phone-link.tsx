/** A number to call. A sample on a public address is nobody's, or a stranger's: it stands as text and offers no call. */
import { usePage } from "./page-context";
import { phoneHref } from "./phone-href";

export function PhoneLink({ phone, className = "" }: { phone: string; className?: string }) {
  const { frame } = usePage();
  const isSample = frame.centres.some((centre) => centre.noCalls && centre.phone === phone);
  const href = isSample ? undefined : phoneHref(phone);
  return (
    <a href={href} className={`data ${className}`}>
      {phone}
    </a>
  );
}
