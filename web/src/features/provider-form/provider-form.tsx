/**
 * The form provider's frame in its slot. The provider's script changes the frame element, so React owns only the box
 * around it and never renders what is inside. Loaded only where a slot is set to the provider.
 */
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FormSlot } from "../../generated/FormSlot";
import type { ProviderFormProps } from "../../site/form-integrations";
import { usePage, useText } from "../../site/page-context";
import { PhoneLink } from "../../site/phone-link";
import { SchoolEmail } from "../../site/school-email";
import { whenNear } from "../../ui/when-near";
import { placeFrame } from "./place-frame";

const HEIGHTS: Record<FormSlot, number> = { contact: 500, services: 350 };

export function ProviderForm({ slot, onSubmitted }: ProviderFormProps) {
  const { frame, language } = usePage();
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  const [isUnresponsive, setUnresponsive] = useState(false);

  // Whatever else changes around it, the frame stays as it came.
  const place = useEffectEvent((target: HTMLElement) => {
    const { provider } = frame;
    const address = provider?.[slot];
    return provider && address
      ? placeFrame(target, {
          ...provider,
          address: `${address}&origen_url=${encodeURIComponent(window.location.href)}&lang=${language}`,
          title: t(`provider.${slot}`),
          height: HEIGHTS[slot],
          onSubmitted,
          onUnresponsive: setUnresponsive,
        })
      : undefined;
  });

  useEffect(() => {
    const target = box.current;
    if (!target) {
      return;
    }
    let remove: (() => void) | undefined;
    const stopWaiting = whenNear(target, async () => {
      remove = place(target);
    });
    return () => {
      stopWaiting();
      remove?.();
      setUnresponsive(false);
    };
    // In another language the page has another address, the form other words and the frame another name.
  }, [slot, language]);

  return (
    <>
      <div ref={box} />
      <div role="status">{isUnresponsive && <UnresponsiveNote />}</div>
    </>
  );
}

function UnresponsiveNote() {
  const { frame } = usePage();
  const t = useText();
  const phone = frame.centres[0]?.phone ?? "";
  const [before, after] = t("provider.unreachable").split("{phone}");
  return (
    <div className="border-l-4 border-danger bg-panel px-4 py-3 text-base leading-relaxed">
      <p>
        {before}
        <PhoneLink phone={phone} className="link whitespace-nowrap" />
        {after}
      </p>
      <SchoolEmail />
    </div>
  );
}
