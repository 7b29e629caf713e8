/** A form in one of the form provider's slots: tracked when sent, then on to the success page. */
import { useEffect, useState } from "react";
import type { FormSlot } from "../../generated/FormSlot";
import { usePage } from "../page/page-context";
import { trackSubmission } from "../tracking/track-submission";
import { LeadForm } from "./lead-form";
import { ReceivedStrip } from "./received-strip";
import { successAddress } from "./success-address";

const REDIRECT_MS = 1000;

/** As high as the provider's frames were, so that a slot keeps its place whatever stands in it. */
const HEIGHTS: Record<FormSlot, string> = { contact: "min-h-[500px]", services: "min-h-[350px]" };

export function EmbeddedForm({ slot, interest }: { slot: FormSlot; interest?: string | undefined }) {
  const { language } = usePage();
  const [sent, setSent] = useState(false);

  useEffect(() => {
    if (!sent) {
      return;
    }
    trackSubmission();
    const timer = setTimeout(() => window.location.assign(successAddress(language)), REDIRECT_MS);
    return () => clearTimeout(timer);
    // A language that changes within this second does not send a second event.
  }, [sent]);

  return (
    <div className={HEIGHTS[slot]}>
      {sent ? <ReceivedStrip /> : <LeadForm kind={slot} interest={interest} onSent={() => setSent(true)} />}
    </div>
  );
}
