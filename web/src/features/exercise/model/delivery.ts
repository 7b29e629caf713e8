/** Whether an aircraft is over its point at its level. */
import type { Aircraft } from "./aircraft";
import type { Delivery } from "./traffic";
import { FEET_PER_LEVEL, UNITS_PER_MILE } from "./units";

const NEAR = 3 * UNITS_PER_MILE;
/** An aircraft counts as at a level within 200 ft of it. */
const AT_LEVEL = 200;

export function isDelivered({ level, point }: Delivery, aircraft: Aircraft): boolean {
  const east = aircraft.east - point.east;
  const north = aircraft.north - point.north;
  const isNear = east * east + north * north <= NEAR * NEAR;
  return isNear && Math.abs(aircraft.altitude - level * FEET_PER_LEVEL) <= AT_LEVEL;
}
