/** A form in one of the form provider's slots: tracked when sent, then on to the success page. */
import { useEffect, useEffectEvent, useState } from "react";
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
  const { language, exported } = usePage();
  const [sent, setSent] = useState(false);

  // A language that changes within the second before the redirect does not send a second event.
  const leave = useEffectEvent(() => window.location.assign(successAddress(language, exported)));
  useEffect(() => {
    if (!sent) {
      return;
    }
    trackSubmission();
    const timer = setTimeout(() => leave(), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [sent]);

  return (
    <div className={HEIGHTS[slot]}>
      {sent ? <ReceivedStrip /> : <LeadForm kind={slot} interest={interest} onSent={() => setSent(true)} />}
    </div>
  );
}
