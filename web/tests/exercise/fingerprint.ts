/** A state as one line of text, to be compared between engines. */
import type { State } from "../../src/features/exercise/model/simulation";

export function fingerprintOf({ aircraft }: State): string {
  const lines = aircraft.map(({ callsign, east, north, altitude, heading }) =>
    [callsign, east, north, altitude, heading].join(" "),
  );
  return lines.join("; ");
}
