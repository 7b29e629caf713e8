/** The headings and levels that are offered for an aircraft: everything that the solver may say is among them. */
import type { Aircraft } from "./aircraft";
import { normalised } from "./angles";
import { FEET_PER_LEVEL } from "./units";

/** Buttons in a row: three to either side of what the aircraft does. */
const ROW = 7;
const TURNS = [-30, -20, -10, 0, 10, 20, 30];
const STEP = 10;
const HIGHEST = 400;

/** As they are spoken: north is 360, and every heading ends in 0 or 5. */
function spoken(heading: number): number {
  return normalised(Math.round(heading / 5) * 5) || 360;
}

/** From the sharpest turn to the left to the sharpest to the right; the one it has is in the middle. */
export function headingChoices({ clearedHeading }: Aircraft): number[] {
  return TURNS.map((turn) => spoken(clearedHeading + turn));
}

/**
 * In order upwards: one row around the level of a flight that keeps it, two rows for one that climbs or descends. They
 * follow from how it came into the sector, so that no button moves under a finger while the aircraft climbs.
 */
export function levelChoices({ altitude }: Aircraft, exitLevel: number): number[] {
  const entry = Math.ceil(altitude / FEET_PER_LEVEL / STEP) * STEP;
  const low = Math.min(entry, exitLevel);
  const high = Math.max(entry, exitLevel);
  const count = low === high ? ROW : 2 * ROW;
  const spare = count - 1 - (high - low) / STEP;
  const above = Math.min(Math.max(2, Math.floor(spare / 2)), spare, (HIGHEST - high) / STEP);
  const top = high + above * STEP;
  return Array.from({ length: count }, (_, place) => top - (count - 1 - place) * STEP);
}
