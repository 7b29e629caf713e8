/** Why a text was not sent, that it is kept, and another way to the school. */
import { useState, type ReactNode } from "react";
import type { TextKey } from "../../generated/TextKey";
import { usePage, useText } from "../../site/page-context";
import { PhoneLink } from "../../site/phone-link";
import { SchoolEmail } from "../../site/school-email";
import type { LiveForm } from "./live-form";
import type { Failure } from "./send-lead";

const SENTENCES: Record<Failure["kind"], TextKey> = {
  fields: "form.errorFields",
  busy: "form.errorBusy",
  refused: "form.errorRefused",
  unavailable: "form.errorUnavailable",
  unreachable: "form.errorNetwork",
};

export function FormFailure({ failure, live }: { failure: Failure; live?: LiveForm | null }) {
  const [isKept, setKept] = useState(false);
  const { frame } = usePage();
  const t = useText();
  const seconds = failure.kind === "busy" ? failure.seconds : "";
  const phone = frame.centres[0]?.phone ?? "";
  const ways: Record<string, ReactNode> = {
    "{phone}": <PhoneLink key="phone" phone={phone} className="link whitespace-nowrap" />,
    "{email}": <SchoolEmail key="email" />,
  };
  const parts = t(SENTENCES[failure.kind], { seconds }).split(/(\{\w+\})/);
  const keep = () => {
    setKept(true);
    live?.letGo();
  };
  return (
    <>
      {!isKept && <FormNotice>{parts.map((part) => ways[part] ?? part)}</FormNotice>}
      {live && failure.kind === "unreachable" && (
        <live.OfflineOffer attempt={failure.attempt} onKept={keep} />
      )}
    </>
  );
}

type FormNoticeProps = {
  /** The page came back without a wrong field to lead to: the notice is what the visitor must see. */
  focused?: boolean;
  children: ReactNode;
};

export function FormNotice({ focused = false, children }: FormNoticeProps) {
  return (
    <p
      role="alert"
      {...(focused && { tabIndex: -1, autoFocus: true })}
      className="mt-6 border-l-4 border-danger bg-panel px-4 py-3 text-base leading-relaxed"
    >
      {children}
    </p>
  );
}
