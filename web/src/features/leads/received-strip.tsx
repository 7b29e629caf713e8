/** The form's strip, slid into its bay and stamped "received", in the place of the form that was sent. */
import { useEffect, useRef } from "react";
import { usePage, useText } from "../../site/page-context";
import { interestTitle } from "./form-kinds";
import type { SentEnquiry } from "./sent-enquiry";

export function ReceivedStrip({ name, interest }: SentEnquiry) {
  const { courseCodes } = usePage().frame;
  const t = useText();
  const strip = useRef<HTMLDivElement>(null);
  // The form had the focus, and is gone; what came instead may be out of sight.
  useEffect(() => strip.current?.focus(), []);
  const about = interestTitle(interest, t);
  return (
    <div className="ground-ink strip-slot overflow-hidden">
      <div
        ref={strip}
        role="status"
        tabIndex={-1}
        className="strip strip-stamped ground-paper outline-none duration-(--duration-calm) starting:[translate:-3rem]"
      >
        <p aria-hidden="true" className="strip-code">
          {courseCodes[interest] ?? "MSG"}
        </p>
        <div className="strip-title px-5 md:px-8 md:py-6">
          <p className="font-display text-lg leading-snug font-bold text-balance">{t("form.sent")}</p>
          <p className="mt-1 text-base text-muted">{t("form.receivedText")}</p>
          <p className="mt-2 font-mono text-sm">{[name, about].filter(Boolean).join(" · ")}</p>
        </div>
        <p className="strip-stamp transition-all delay-150 duration-(--duration-calm) starting:[scale:1.25] starting:opacity-0">
          {t("form.received")}
        </p>
      </div>
    </div>
  );
}
