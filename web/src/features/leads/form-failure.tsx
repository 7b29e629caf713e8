/** Why a text was not sent, that it is kept, and another way to the school. */
import type { ReactNode } from "react";
import type { TextKey } from "../../generated/TextKey";
import { usePage, useText } from "../page/page-context";
import type { Failure } from "./send-lead";

const SENTENCES: Record<Failure["kind"], TextKey> = {
  fields: "form.errorFields",
  busy: "form.errorBusy",
  refused: "form.errorRefused",
  unavailable: "form.errorUnavailable",
  unreachable: "form.errorNetwork",
};

export function FormFailure({ failure }: { failure: Failure }) {
  const { frame } = usePage();
  const t = useText();
  const seconds = failure.kind === "busy" ? failure.seconds : "";
  const [before, after] = t(SENTENCES[failure.kind], { seconds }).split("{phone}");
  const phone = frame.centres[0]?.phone;
  return (
    <FormNotice>
      {before}
      {after !== undefined && phone && (
        <a href={`tel:${phone.replace(/[^\d+]/g, "")}`} className="link data whitespace-nowrap">
          {phone}
        </a>
      )}
      {after}
    </FormNotice>
  );
}

export function FormNotice({ children }: { children: ReactNode }) {
  return (
    <p
      role="alert"
      className="mt-6 border-l-4 border-danger bg-panel px-4 py-3 text-[0.9375rem] leading-relaxed"
    >
      {children}
    </p>
  );
}
