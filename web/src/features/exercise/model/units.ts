/** What the model counts in: whole units of length, whole feet, whole degrees, whole seconds of flight. */

/** Small enough for a second of flight at any speed: one knot is ten units a second. */
export const UNITS_PER_MILE = 36_000;
export const UNITS_PER_KNOT_SECOND = UNITS_PER_MILE / 3600;

/** Separation in an area sector with surveillance: either one is enough. */
export const LATERAL_MINIMUM = 5 * UNITS_PER_MILE;
export const VERTICAL_MINIMUM = 1000;

/** Flight levels are hundreds of feet. */
export const FEET_PER_LEVEL = 100;

export function miles(units: number): number {
  return units / UNITS_PER_MILE;
}
