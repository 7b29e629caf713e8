/** In the place of the form that was sent: the rest happens in the visitor's mail. */
import { useEffect, useRef } from "react";
import { useText } from "../../site/page-context";

export function CheckMail() {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  // The form had the focus, and is gone.
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      role="status"
      tabIndex={-1}
      className="border border-l-8 border-line border-l-good bg-panel px-5 py-6 text-fg outline-none md:px-8"
    >
      <p className="font-display text-lg leading-snug font-bold">{t("tellMe.sentTitle")}</p>
      <p className="mt-2 text-base text-muted">{t("tellMe.sentText")}</p>
    </div>
  );
}
