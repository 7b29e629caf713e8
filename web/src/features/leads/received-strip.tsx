/** A strip stamped "received", in the place of the form that was sent. */
import { useEffect, useRef } from "react";
import { usePage, useText } from "../../site/page-context";

export function ReceivedStrip() {
  const { frame } = usePage();
  const t = useText();
  const strip = useRef<HTMLDivElement>(null);
  // The form had the focus, and is gone; what came instead may be out of sight.
  useEffect(() => strip.current?.focus(), []);
  return (
    <div
      ref={strip}
      role="status"
      tabIndex={-1}
      className="relative flex items-stretch border border-line border-l-8 border-l-good bg-panel text-fg outline-none"
    >
      <p className="data hidden items-center border-r border-line px-5 text-sm text-muted md:flex">
        {frame.certification}
      </p>
      <div className="grow px-5 py-6 pr-44 md:py-8 md:pr-56">
        <p className="font-display text-lg leading-snug font-bold text-balance">{t("form.sent")}</p>
        <p className="mt-1 text-base text-muted">{t("form.receivedText")}</p>
      </div>
      <p className="absolute top-1/2 right-4 [translate:0_-50%] -rotate-6 rounded-sm border-2 border-good px-3 py-1.5 font-mono text-lg leading-normal tracking-[0.14em] text-good uppercase transition-all duration-(--duration-calm) md:right-8 md:text-3xl starting:[scale:1.25] starting:opacity-0">
        {t("form.received")}
      </p>
    </div>
  );
}
