/** One aircraft, nobody else about: enough to learn the two instructions. */
import { along } from "./model/angles";
import type { Traffic } from "./model/traffic";
import { UNITS_PER_MILE } from "./model/units";

const [EAST, NORTH] = along(270, 80 * UNITS_PER_MILE);

export const GUIDE_TRAFFIC: Traffic = {
  length: 600,
  aircraft: [
    {
      callsign: "LVT701",
      type: "A320",
      east: 16 * UNITS_PER_MILE,
      north: 0,
      altitude: 34_000,
      heading: 270,
      clearedHeading: 270,
      clearedAltitude: 34_000,
      flown: 0,
    },
  ],
  flights: [{ exit: { name: "BARDI", east: 16 * UNITS_PER_MILE + EAST, north: NORTH }, exitLevel: 340 }],
  delivery: null,
};
