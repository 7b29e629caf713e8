/** Puts one frame of the form provider into the page, listens to it, and takes it out again. */
import type { SubmissionPath } from "../../site/form-integrations";
import { embedFrames } from "./embed-script";
import { readMessage } from "./messages";

/** The provider says so when its form is shown. A frame that has said nothing for this long is taken for empty. */
const RESPONSE_TIMEOUT_MS = 10_000;

/** Submissions that were counted, in whichever frame: one counts once. */
const counted = new Set<string>();

export type FrameOptions = {
  /** Messages count only from exactly here. */
  origin: string;
  script: string;
  address: string;
  title: string;
  height: number;
  onSubmitted: (path: SubmissionPath) => void;
  /** Whether the form seems not to have come. */
  onUnresponsive: (isUnresponsive: boolean) => void;
};

export function placeFrame(box: HTMLElement, options: FrameOptions): () => void {
  const frame = createFrame(options);
  let isSubmitted = false;
  let timeout: ReturnType<typeof setTimeout> | undefined;

  // Out of sight the frame goes on loading: a word from it, however late, brings it back.
  const setUnresponsive = (isUnresponsive: boolean) => {
    frame.hidden = isUnresponsive;
    options.onUnresponsive(isUnresponsive);
  };

  const onMessage = (event: MessageEvent<unknown>) => {
    if (event.origin !== options.origin || event.source !== frame.contentWindow) {
      return;
    }
    clearTimeout(timeout);
    setUnresponsive(false);
    const submission = readMessage(event.data);
    // The frame is left a second after it was sent: whatever it says until then is the same submission.
    if (!submission || isSubmitted || (submission.id && counted.has(submission.id))) {
      return;
    }
    isSubmitted = true;
    if (submission.id) {
      counted.add(submission.id);
    }
    options.onSubmitted(submission.path);
  };

  window.addEventListener("message", onMessage);
  box.append(frame);
  embedFrames(options.script)
    .catch(() => {
      // The script only brings comfort, such as the right height: the form works without it.
      frame.src = options.address;
    })
    .finally(() => {
      timeout = setTimeout(setUnresponsive, RESPONSE_TIMEOUT_MS, true);
    });
  return () => {
    clearTimeout(timeout);
    window.removeEventListener("message", onMessage);
    frame.remove();
  };
}

function createFrame({ address, title, height }: FrameOptions): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  frame.title = title;
  frame.width = "100%";
  frame.height = String(height);
  frame.className = "block border-0";
  frame.dataset.tallySrc = address;
  return frame;
}
