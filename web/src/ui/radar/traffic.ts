/**
 * The traffic of the home page's scope: where each flight is after any number of sweeps.
 * The server draws the picture at sweep 0 from it; the browser goes on from there.
 */

/** Nautical miles east and north of the airport, flight level, ground speed in knots. */
type Fix = readonly [east: number, north: number, level: number, speed: number];

export type Flight = {
  callsign: string;
  fixes: readonly Fix[];
  /** How many sweeps ago, at the start, the flight was at its first fix. */
  seen: number;
  /** On which side of the plot the data block hangs: east or west, north or south. */
  block: readonly [1 | -1, 1 | -1];
  /** Left out where the scope is small. */
  wideOnly?: boolean;
};

export type Plot = {
  east: number;
  north: number;
  level: number;
  speed: number;
  climb: -1 | 0 | 1;
  heading: number;
};

/** Flight time between two sweeps. Four times as fast as life: a visitor stays for a minute, not for an hour. */
const HOURS_PER_SWEEP = 24 / 3600;
/** After this many sweeps the same traffic comes round again. */
export const CYCLE = 40;
export const TRAIL_LENGTH = 5;
export const RANGE = 40;

// Madrid on a northerly day: arrivals down the 32s from the south-east, departures off the 36s.
export const FLIGHTS: readonly Flight[] = [
  {
    callsign: "IBE3214",
    seen: 13,
    block: [-1, 1],
    fixes: [
      [39, 7, 190, 380],
      [26, -6, 130, 310],
      [20, -17, 80, 240],
      [14.5, -17.5, 60, 210],
      [1.5, -1.8, 24, 140],
    ],
  },
  {
    callsign: "VLG18CM",
    seen: 15,
    block: [1, 1],
    fixes: [
      [-27, -28, 170, 370],
      [-5, -29, 110, 290],
      [11, -22, 70, 220],
      [11.5, -15.5, 55, 190],
      [1.1, -1.8, 24, 140],
    ],
  },
  {
    callsign: "RYR52PK",
    seen: 17,
    block: [1, -1],
    fixes: [
      [-0.6, 4, 30, 170],
      [-0.6, 11, 80, 250],
      [-9, 19, 140, 330],
      [-24, 31, 230, 430],
    ],
  },
  {
    callsign: "AEA7106",
    seen: 12,
    block: [-1, -1],
    fixes: [
      [0.2, 5, 32, 170],
      [0.6, 11, 75, 250],
      [11, 18, 130, 330],
      [36, 16, 240, 440],
    ],
  },
  {
    callsign: "BAW459",
    seen: 31,
    block: [1, -1],
    fixes: [
      [-16, 36, 360, 455],
      [-33, -20, 360, 455],
    ],
  },
  {
    callsign: "DLH1801",
    seen: 24,
    block: [1, -1],
    wideOnly: true,
    fixes: [
      [32, -23, 340, 440],
      [-2, -12, 340, 440],
      [-37, -13, 340, 440],
    ],
  },
  {
    callsign: "TAP1016",
    seen: 10,
    block: [1, 1],
    fixes: [
      [-39, -7, 210, 390],
      [-17, -22, 140, 320],
      [4, -27, 90, 250],
      [13, -20, 60, 210],
      [1.1, -1.8, 24, 140],
    ],
  },
  {
    callsign: "IBE06AV",
    seen: 5,
    block: [1, -1],
    fixes: [
      [-0.6, 4, 30, 165],
      [-0.6, 9, 70, 240],
      [-12, 12, 130, 320],
      [-38, 6, 240, 430],
    ],
  },
  {
    callsign: "ECTWR",
    seen: 5,
    block: [1, 1],
    wideOnly: true,
    fixes: [
      [-6, -10, 42, 105],
      [-14, 0, 48, 115],
      [-26, 8, 55, 120],
    ],
  },
];

type Leg = { from: Fix; to: Fix; hours: number };

function legs(fixes: readonly Fix[]): Leg[] {
  return fixes.slice(1).map((to, index) => {
    const from = fixes[index] as Fix;
    return { from, to, hours: Math.hypot(to[0] - from[0], to[1] - from[1]) / ((from[3] + to[3]) / 2) };
  });
}

/** The flight after so many sweeps; null while it is out of range or on the ground. */
export function plotAt(flight: Flight, sweeps: number): Plot | null {
  const since = (((sweeps + flight.seen) % CYCLE) + CYCLE) % CYCLE;
  let hours = since * HOURS_PER_SWEEP;
  for (const { from, to, hours: length } of legs(flight.fixes)) {
    if (hours < length) {
      return between(from, to, hours / length);
    }
    hours -= length;
  }
  return null;
}

function between(from: Fix, to: Fix, part: number): Plot {
  const mix = (index: 0 | 1 | 2 | 3) => from[index] + (to[index] - from[index]) * part;
  return {
    east: mix(0),
    north: mix(1),
    level: Math.round(mix(2)),
    speed: Math.round(mix(3) / 5) * 5,
    climb: Math.sign(to[2] - from[2]) as Plot["climb"],
    heading: Math.atan2(to[0] - from[0], to[1] - from[1]),
  };
}

const ARROWS = { [-1]: "↓", [0]: "=", [1]: "↑" } as const;

/** The second line of a data block. */
export function levelAndSpeed({ level, climb, speed }: Plot): string {
  return `${String(level).padStart(3, "0")}${ARROWS[climb]} ${speed}`;
}
