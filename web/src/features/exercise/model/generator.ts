/**
 * Makes the traffic of an exercise from a seed. What comes out has a conflict that a visitor can see coming and can
 * solve, also after saying nothing for a while: the solver has done both.
 */
import type { Aircraft } from "./aircraft";
import { along, turnTo } from "./angles";
import { firstProblem } from "./outcome";
import type { AircraftType } from "./performance";
import { conflictsAhead } from "./prediction";
import { randomFrom, type Random } from "./random";
import { isLost, pairsOf, separation } from "./separation";
import { stateAt } from "./simulation";
import { solve } from "./solver";
import {
  startOf,
  type Delivery,
  type ExerciseNumber,
  type Flight,
  type Point,
  type Traffic,
} from "./traffic";
import { FEET_PER_LEVEL, UNITS_PER_MILE } from "./units";

/** Every exercise there is: the proof in `make exercises` goes through all of them. */
export const SEEDS = 10_000;

/** Whoever has said nothing until then can still solve it. In seconds of flight. */
export const PATIENCE = 120;
/** The solution that is shown begins here. */
export const FIRST_CALL = 32;

const AIRLINES = ["BRS", "LVT", "ALS", "CZO", "TRM", "GLN"];
const TYPES: readonly AircraftType[] = ["A320", "A333", "B738", "E190"];
const POINTS = ["PINAR", "TERSA", "NASOS", "BARDI", "ORBIS", "LUMAS", "RIVEL", "SOTOR", "VENTA"];
/** Nobody is next to anybody at the start. */
const FIRST_DISTANCE = 14 * UNITS_PER_MILE;
const RIM = 38 * UNITS_PER_MILE;
const MOST_ATTEMPTS = 400;

export function trafficOf(seed: number, exercise: ExerciseNumber): Traffic {
  const random = randomFrom(seed * 3 + exercise);
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const traffic = LAYOUTS[exercise](random);
    if (isFair(traffic)) {
      return traffic;
    }
  }
  throw new Error(`no traffic found for seed ${seed}, exercise ${exercise}`);
}

function isFair(traffic: Traffic): boolean {
  return (
    traffic.aircraft.every(({ east, north }) => east * east + north * north <= RIM * RIM) &&
    pairsOf(traffic.aircraft.length).every(([a, b]) => isFarEnough(traffic, a, b)) &&
    needsThought(traffic) &&
    solve(traffic, FIRST_CALL) !== null &&
    solve(traffic, PATIENCE) !== null
  );
}

/** Something happens if nobody speaks, not at once, and the one to deliver cannot simply be sent down. */
function needsThought(traffic: Traffic): boolean {
  const problem = firstProblem(traffic, []);
  if (problem?.kind !== "loss" || problem.time < PATIENCE + 60) {
    return false;
  }
  const { delivery, length } = traffic;
  if (!delivery) {
    return true;
  }
  const { aircraft, level: value } = delivery;
  const atOnce = conflictsAhead(
    startOf(traffic),
    [{ at: FIRST_CALL, aircraft, kind: "level", value }],
    length,
  );
  return atOnce.some(({ pair }) => pair.includes(aircraft));
}

function isFarEnough({ aircraft }: Traffic, first: number, second: number): boolean {
  const a = aircraft[first] as Aircraft;
  const b = aircraft[second] as Aircraft;
  return !isLost(a, b) && separation(a, b).lateral >= FIRST_DISTANCE;
}

const LAYOUTS: Record<ExerciseNumber, (random: Random) => Traffic> = {
  1: (random) => {
    const plan = planner(random, 480);
    const { heading, level } = plan.lane();
    const crossing = plan.place(3);
    const time = random.between(248, 276);
    plan.add({ heading, level, over: crossing, at: time });
    plan.add({
      heading: plan.crossing(heading),
      level,
      over: crossing,
      at: time + random.between(-10, 10),
    });
    return plan.traffic();
  },
  2: (random) => {
    const plan = planner(random, 560);
    const { heading, level } = plan.lane();
    const crossing = plan.place(5);
    const time = random.between(240, 272);
    plan.add({ heading, level, over: crossing, at: time });
    plan.add({
      heading: plan.crossing(heading),
      level: level - 20,
      over: plan.place(9),
      at: random.between(200, 280),
    });
    // It passes the first one's level where they cross.
    plan.add({
      heading: plan.crossing(heading),
      level: level - random.between(60, 72),
      exitLevel: level + random.pick([20, 40]),
      over: crossing,
      at: time + random.between(-10, 10),
    });
    return plan.traffic();
  },
  3: (random) => {
    const plan = planner(random, 680);
    const { heading, level } = plan.lane();
    const crossing = plan.place(5);
    const time = random.between(250, 275);
    plan.add({ heading, level, over: crossing, at: time });
    plan.add({ heading: plan.crossing(heading), level, over: crossing, at: time + random.between(-10, 10) });
    // The one to deliver, and one that crosses below it on its way down.
    const inbound = random.between(0, 71) * 5;
    const below = { east: -crossing.east, north: -crossing.north };
    const from = random.pick([300, 310, 320]);
    const meeting = random.between(235, 265);
    plan.add({ heading: inbound, level: from, over: below, at: meeting, deliver: from - 80 });
    plan.add({
      heading: plan.crossing(inbound),
      level: from - random.pick([50, 60, 70]),
      over: below,
      at: meeting + random.between(-15, 15),
    });
    return plan.traffic();
  },
};

type Wanted = {
  heading: number;
  level: number;
  exitLevel?: number;
  over: Omit<Point, "name">;
  at: number;
  /** The level at which it has to be over its point. */
  deliver?: number;
};

/** When the one to deliver is over its point, if it flies straight on. */
const DELIVERY_TIME = 470;
/** Far enough ahead that nobody reaches it. */
const EXIT_DISTANCE = 110 * UNITS_PER_MILE;

function planner(random: Random, length: number) {
  const airlines = [...AIRLINES];
  const names = [...POINTS];
  const aircraft: Aircraft[] = [];
  const flights: Flight[] = [];
  let delivery: Delivery | null = null;
  const take = (list: string[]) => list.splice(random.between(0, list.length - 1), 1)[0] ?? "";

  const add = ({ heading, level, exitLevel = level, over, at, deliver }: Wanted) => {
    const type = random.pick(TYPES);
    const altitude = level * FEET_PER_LEVEL;
    const clearedAltitude = exitLevel * FEET_PER_LEVEL;
    const callsign = `${take(airlines)}${random.between(12, 989)}`;
    const still = { callsign, type, altitude, clearedAltitude, heading, clearedHeading: heading, flown: 0 };
    // Flown once from the middle to learn how far it comes until it has to be over the point.
    const alone = (time: number) =>
      stateAt({ time: 0, aircraft: [{ ...still, east: 0, north: 0 }] }, [], time).aircraft[0] as Aircraft;
    const reach = alone(at);
    const start = { ...still, east: over.east - reach.east, north: over.north - reach.north };
    const [east, north] = along(heading, EXIT_DISTANCE);
    const name = take(names);
    aircraft.push(start);
    flights.push({
      exit: { name, east: start.east + east, north: start.north + north },
      exitLevel: deliver ?? exitLevel,
    });
    if (deliver !== undefined) {
      const end = alone(DELIVERY_TIME);
      const point = { name, east: start.east + end.east, north: start.north + end.north };
      delivery = { aircraft: aircraft.length - 1, level: deliver, point };
    }
  };

  return {
    add,
    /** Somewhere near the middle, in miles. */
    place: (most: number) => ({
      east: random.between(-most * 10, most * 10) * (UNITS_PER_MILE / 10),
      north: random.between(-most * 10, most * 10) * (UNITS_PER_MILE / 10),
    }),
    /** Eastbound flights keep odd levels, westbound ones even ones. */
    lane: () => {
      const heading = random.between(0, 71) * 5;
      return { heading, level: random.pick([330, 350]) + (heading < 180 ? 0 : 10) };
    },
    /** A heading that crosses another at 60 to 115 degrees and stays on its side of the semicircle where it can. */
    crossing: (heading: number) => {
      const angle = random.between(12, 23) * 5;
      const right = (heading + angle) % 360;
      const isSameHalf = right < 180 === heading < 180;
      return isSameHalf || turnTo(heading, right) === 0 ? right : (heading - angle + 360) % 360;
    },
    traffic: (): Traffic => ({ length, aircraft, flights, delivery }),
  };
}
