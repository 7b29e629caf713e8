/** The contact form in the page: a message when it is sent, and empty again for the next. */
import { useText } from "../../site/page-context";
import { LeadForm } from "./lead-form";
import type { SentEnquiry } from "./sent-enquiry";

export function MessageForm() {
  const t = useText();
  const onSent = (_sent: SentEnquiry, reset: () => void) => {
    reset();
    // A message that cannot be shown must not look like one that was not sent: the form is empty by now.
    import("../../ui/toast")
      .then(({ toast }) => toast(t("form.sent"), t("toast.close")))
      .catch(() => undefined);
  };
  return <LeadForm kind="message" onSent={onSent} />;
}
