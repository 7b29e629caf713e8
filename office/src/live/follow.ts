/** The stream of the server. Browsers open it again when it ends; not when it was refused, and then this does. */
import { ApiError } from "../api/api-error";
import { watch } from "../api/call";
import type { PersonRef } from "../api/enquiry-shapes";
import { signInAgain } from "../api/sign-in-again";

export type Viewers = Record<string, PersonRef[]>;

export type Listener = {
  queue: (stamp: string) => void;
  viewers: (viewers: Viewers) => void;
  away: (isAway: boolean) => void;
};

/** A stream that is opened anew every minute is not a server that is away. */
const NOTICED_MS = 5000;
const AGAIN_MS = [1000, 3000, 8000, 15_000];

export function follow(listener: Listener): () => void {
  let source: EventSource | null = null;
  let again: number | undefined;
  let noticed: number | undefined;
  let refusals = 0;
  let isOver = false;

  const isThere = () => {
    window.clearTimeout(noticed);
    noticed = undefined;
    listener.away(false);
  };

  const isMissing = () => {
    noticed ??= window.setTimeout(() => listener.away(true), NOTICED_MS);
  };

  const later = () => {
    window.clearTimeout(again);
    again = window.setTimeout(() => void find(), AGAIN_MS[Math.min(refusals, AGAIN_MS.length - 1)]);
    refusals += 1;
  };

  /** A stream does not say why it was refused; a call does. */
  const find = async () => {
    try {
      await watch("me");
      isThere();
      // Too many tabs, perhaps: then it is looked at now and then.
      listener.queue(`asked at ${Date.now()}`);
      open();
    } catch (error) {
      if (error instanceof ApiError && error.code === "signedOut") {
        await end();
      } else {
        isMissing();
        later();
      }
    }
  };

  const end = async () => {
    source?.close();
    isThere();
    if (await signInAgain()) {
      open();
    }
  };

  const open = () => {
    if (isOver) {
      return;
    }
    source?.close();
    const opened = new EventSource("/api/staff/events");
    source = opened;
    opened.addEventListener("open", () => {
      refusals = 0;
      isThere();
    });
    opened.addEventListener("error", () =>
      opened.readyState === EventSource.CLOSED ? later() : isMissing(),
    );
    opened.addEventListener("queue", ({ data }: MessageEvent<string>) =>
      listener.queue((JSON.parse(data) as { stamp: string }).stamp),
    );
    opened.addEventListener("viewers", ({ data }: MessageEvent<string>) =>
      listener.viewers(JSON.parse(data) as Viewers),
    );
    opened.addEventListener("signedOut", () => void end());
  };

  open();
  return () => {
    isOver = true;
    source?.close();
    window.clearTimeout(again);
    window.clearTimeout(noticed);
  };
}
