/** What is said on the frequency: instruction and readback, with the callsign as it is spoken. */
import type { TextKey } from "../../generated/TextKey";
import type { Translate } from "../../site/page-context";
import type { Aircraft } from "./model/aircraft";
import { turnTo } from "./model/angles";
import { FEET_PER_LEVEL } from "./model/units";

/** Airlines named after winds: none of them flies. */
const TELEPHONY: Record<string, string> = {
  BRS: "Brisa",
  LVT: "Levante",
  ALS: "Alisio",
  CZO: "Cierzo",
  TRM: "Tramontana",
  GLN: "Galerna",
};

export function spokenCallsign(callsign: string): string {
  return `${TELEPHONY[callsign.slice(0, 3)] ?? callsign.slice(0, 3)} ${callsign.slice(3)}`;
}

/** Three digits; north is 360. */
export function headingText(degrees: number): string {
  return String(degrees % 360 || 360).padStart(3, "0");
}

export function levelText(altitude: number): string {
  return String(Math.round(altitude / FEET_PER_LEVEL)).padStart(3, "0");
}

export type Way = "Left" | "Right" | "Climb" | "Descend";

/** Written out, so that every key is found in the script. */
const CALLS: Record<Way, TextKey> = {
  Left: "exercise.sayLeft",
  Right: "exercise.sayRight",
  Climb: "exercise.sayClimb",
  Descend: "exercise.sayDescend",
};

const READBACKS: Record<Way, TextKey> = {
  Left: "exercise.readLeft",
  Right: "exercise.readRight",
  Climb: "exercise.readClimb",
  Descend: "exercise.readDescend",
};

export type Order = { kind: "heading" | "level"; value: number };

export function wayOf({ heading, altitude }: Aircraft, { kind, value }: Order): Way {
  if (kind === "heading") {
    return turnTo(heading, value) < 0 ? "Left" : "Right";
  }
  return value * FEET_PER_LEVEL < altitude ? "Descend" : "Climb";
}

export type Exchange = { call: string; readback: string };

/** Called while the aircraft still flies as before: which way it turns follows from where it heads. */
export function exchange(aircraft: Aircraft, order: Order, t: Translate): Exchange {
  const way = wayOf(aircraft, order);
  const values = {
    name: spokenCallsign(aircraft.callsign),
    value: order.kind === "heading" ? headingText(order.value) : String(order.value),
  };
  return { call: t(CALLS[way], values), readback: t(READBACKS[way], values) };
}

/** For a voice: figures one by one, as they are spoken on the frequency. */
export function spokenDigits(text: string): string {
  return text.replace(/\d+/g, (digits) => [...digits].join(" "));
}
