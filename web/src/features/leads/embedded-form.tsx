/**
 * A form in one of the two slots: the built-in one, or the form provider's frame where one is set. Tracked when
 * sent, then on to the success page.
 */
import { useEffect, useEffectEvent, useState, type ComponentType } from "react";
import type { FormSlot } from "../../generated/FormSlot";
import { useFormIntegrations, type SubmissionPath } from "../../site/form-integrations";
import { usePage } from "../../site/page-context";
import { useLoaded } from "../../ui/use-loaded";
import type { CourseRackProps } from "./course-rack";
import { LeadForm } from "./lead-form";
import { ReceivedStrip } from "./received-strip";
import { keepSentEnquiry, type SentEnquiry } from "./sent-enquiry";
import { successAddress } from "./success-address";

const REDIRECT_MS = 1000;

/** As high as the provider's frames are, so that a slot keeps its place whatever stands in it. */
const HEIGHTS: Record<FormSlot, string> = { contact: "min-h-[500px]", services: "min-h-[350px]" };

type EmbeddedFormProps = {
  slot: FormSlot;
  interest?: string | undefined;
  /** Where it stands, when it is one of several on its page. */
  anchor?: string;
  /** What the interest is chosen from, where the form has the room for more than a list. */
  Rack?: ComponentType<CourseRackProps>;
};

export function EmbeddedForm({ slot, interest, anchor, Rack }: EmbeddedFormProps) {
  const { frame, language, exported } = usePage();
  const { loadProviderForm, trackSubmission, announceSuccess } = useFormIntegrations();
  const [sent, setSent] = useState<SubmissionPath | null>(null);
  const [enquiry, setEnquiry] = useState<SentEnquiry | null>(null);
  const isProvided = frame.provider?.[slot] !== undefined;
  const ProviderForm = useLoaded(isProvided, loadProviderForm);

  // A language that changes within the second before the redirect does not send a second event.
  const track = useEffectEvent((path: SubmissionPath) => trackSubmission(frame.tags, path));
  const leave = useEffectEvent(async () => {
    await announceSuccess(frame.tags);
    window.location.assign(successAddress(language, exported));
  });
  useEffect(() => {
    if (!sent) {
      return;
    }
    void track(sent);
    const timer = setTimeout(() => void leave(), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [sent]);

  const onSent = (received: SentEnquiry) => {
    keepSentEnquiry(received);
    setEnquiry(received);
    setSent("submit");
  };
  const builtIn = <LeadForm kind={slot} interest={interest} anchor={anchor} Rack={Rack} onSent={onSent} />;
  if (isProvided) {
    return (
      <div className={HEIGHTS[slot]}>
        {ProviderForm && <ProviderForm slot={slot} onSubmitted={setSent} />}
        {/* The frame needs JavaScript; our own form does not. */}
        <noscript>{builtIn}</noscript>
      </div>
    );
  }
  return <div className={HEIGHTS[slot]}>{enquiry ? <ReceivedStrip {...enquiry} /> : builtIn}</div>;
}
