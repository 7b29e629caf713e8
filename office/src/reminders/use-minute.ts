/** Which minute it is, in milliseconds since 1970: what is shown changes with it. */
import { useSyncExternalStore } from "react";

const MINUTE_MS = 60_000;
/** Often enough that nobody sees a minute end late. */
const LOOK_MS = 1000;

const minute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

function subscribe(look: () => void): () => void {
  const timer = window.setInterval(look, LOOK_MS);
  return () => window.clearInterval(timer);
}

export const useMinute = () => useSyncExternalStore(subscribe, minute);
