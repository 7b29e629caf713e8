/** Why nothing was sent, and that what was typed is still there. */
import type { TextKey } from "../../generated/TextKey";
import { useText } from "../../site/page-context";
import type { Refusal } from "./send-subscription";

const SENTENCES: Record<Refusal["kind"], TextKey> = {
  fields: "tellMe.errorFields",
  busy: "tellMe.errorBusy",
  unavailable: "tellMe.errorUnavailable",
  unreachable: "tellMe.errorNetwork",
};

/** A refusal in the browser, or the server's own words where the form came back with its page. */
type TellMeFailureProps = { refusal: Refusal } | { message: string };

export function TellMeFailure(props: TellMeFailureProps) {
  const t = useText();
  const sentence =
    "message" in props
      ? props.message
      : t(SENTENCES[props.refusal.kind], {
          seconds: props.refusal.kind === "busy" ? props.refusal.seconds : "",
        });
  return (
    <p role="alert" className="mt-6 border-l-4 border-danger bg-panel px-4 py-3 text-base leading-relaxed">
      {sentence}
    </p>
  );
}
