/**
 * What each type of aircraft does: whole degrees and feet a second, knots over the ground at two levels and in between.
 * Figures of the right size for en-route flight, not those of any manual: a bank of 25 degrees at 450 knots turns about
 * one degree a second, and jets climb or descend some 1,500 to 2,000 feet a minute.
 */

export type Performance = {
  /** Degrees a second. */
  turn: number;
  /** Feet a second. */
  climb: number;
  descent: number;
  /** Knots at flight level 100 and at 350. */
  slow: number;
  fast: number;
};

export const PERFORMANCE = {
  A320: { turn: 1, climb: 28, descent: 32, slow: 340, fast: 450 },
  A333: { turn: 1, climb: 24, descent: 30, slow: 350, fast: 470 },
  B738: { turn: 1, climb: 30, descent: 34, slow: 340, fast: 460 },
  E190: { turn: 1, climb: 26, descent: 32, slow: 330, fast: 440 },
} as const satisfies Record<string, Performance>;

export type AircraftType = keyof typeof PERFORMANCE;

const LOW = 10_000;
const HIGH = 35_000;

/** Whole knots; outside the two levels it is that of the nearer one. */
export function speedAt({ slow, fast }: Performance, altitude: number): number {
  const height = Math.min(Math.max(altitude, LOW), HIGH) - LOW;
  return slow + Math.floor(((fast - slow) * height) / (HIGH - LOW));
}
