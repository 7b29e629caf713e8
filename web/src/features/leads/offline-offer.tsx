/** Offered where a message could not be sent: to keep it on this device and send it when the connection is back. */
import { useEffect, useRef, useState } from "react";
import { loadOfflineText, useOfflineText } from "../../site/offline-text";
import { usePage } from "../../site/page-context";
import { parseLanguage } from "../../site/parse-language";
import type { LeadAttempt } from "./send-lead";
import { keepWaiting, readWaiting, removeWaiting } from "./waiting-enquiries";
import { whenKept } from "./waiting-signal";

export type OfflineOfferProps = {
  attempt: LeadAttempt;
  /** The text is kept elsewhere now: the form lets go of it. */
  onKept: () => void;
};

/** `gone`: erased or sent from another place, which says so. */
type Place = "form" | "kept" | "sent" | "erased" | "gone";

/** While there is a connection. Without these nothing is offered, and the form is as it was. */
export function prepareOffer(): void {
  const language = parseLanguage(document.documentElement.lang);
  void (language && loadOfflineText(language));
  import("./waiting-notice").catch(() => undefined);
}

export function OfflineOffer({ attempt, onKept }: OfflineOfferProps) {
  const { frame } = usePage();
  const words = useOfflineText();
  const [place, setPlace] = useState<Place>("form");
  const said = useRef<HTMLParagraphElement>(null);
  const { key } = attempt;

  useEffect(
    () =>
      whenKept((sent) => {
        const isWaiting = readWaiting().some((enquiry) => enquiry.key === key);
        const now = sent === key ? "sent" : "gone";
        setPlace((before) => (before === "kept" && !isWaiting ? now : before));
      }),
    [key],
  );
  // The button that was pressed is gone: the keyboard goes on from what it did.
  useEffect(() => {
    if (place !== "form") {
      said.current?.focus();
    }
  }, [place]);

  const keep = () => {
    if (keepWaiting(attempt, frame.policyVersion)) {
      setPlace("kept");
      onKept();
    }
  };
  const erase = () => {
    setPlace("erased");
    removeWaiting(key);
  };
  if (!words || place === "gone") {
    return null;
  }
  const sentence = place === "form" ? "question" : place;
  return (
    <div className="mt-4 border-l-4 border-accent bg-panel px-4 py-4 text-base leading-relaxed">
      <p ref={said} role="status" tabIndex={-1} className="outline-none">
        {words(`offline.${sentence}`)}
      </p>
      {place === "form" && (
        <button type="button" className="button button-secondary mt-4" onClick={keep}>
          {words("offline.keep")}
        </button>
      )}
      {place === "kept" && (
        <button type="button" className="button button-secondary mt-4" onClick={erase}>
          {words("offline.erase")}
        </button>
      )}
    </div>
  );
}
