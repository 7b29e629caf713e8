/** Where the waypoints of a departure lie on its chart, and which way leads from one to the next. */
import type { Waypoint } from "../../generated/Waypoint";

export const ROUTE_SHEET = { width: 1216, height: 470 };
const START = { x: 96, y: 400 };
const LAST_X = 1030;
/** Where the last month and the last hour of a chart to scale lie. */
const SCALE_END = { x: 848, y: 150 };
/** How much of the climb is done at each point of a way without a scale: uneven, as a real departure turns. */
const CLIMB = [0.14, 0.42, 0.54, 0.86, 1];
const CLIMB_HEIGHT = 270;

export type Spot = { x: number; y: number };
export type Track = { from: Spot; to: Spot; note: string; level: boolean; angle: number; length: number };

/** Months across and hours up, both from the start: how far a chart to scale reaches. */
export type RouteScale = { months: number; hours: number };

/** The scale of a chart whose waypoints all say their months and hours, but for the last, which says their total. */
export function scaleOf(waypoints: readonly Waypoint[]): RouteScale | null {
  const plotted = waypoints.at(-1)?.total ? waypoints.slice(0, -1) : waypoints;
  const end = plotted.at(-1)?.elapsed;
  return end?.hours && plotted.every(({ elapsed }) => elapsed?.hours)
    ? { months: end.months, hours: end.hours }
    : null;
}

export function placeOf({ months, hours }: { months: number; hours: number }, scale: RouteScale): Spot {
  return {
    x: Math.round(START.x + ((SCALE_END.x - START.x) * months) / scale.months),
    y: Math.round(START.y - ((START.y - SCALE_END.y) * hours) / scale.hours),
  };
}

export function spots(waypoints: readonly Waypoint[], scale: RouteScale | null): [Spot, ...Spot[]] {
  return [START, ...waypoints.map((waypoint, index) => spotOf(waypoint, index, waypoints.length, scale))];
}

function spotOf({ elapsed }: Waypoint, index: number, count: number, scale: RouteScale | null): Spot {
  if (!scale) {
    return {
      x: Math.round(START.x + ((LAST_X - START.x) * (index + 1)) / count),
      y: Math.round(START.y - CLIMB_HEIGHT * (CLIMB[Math.round(((index + 1) * 5) / count) - 1] ?? 1)),
    };
  }
  // What takes no more months and hours lies level with the end of the scale.
  return elapsed?.hours
    ? placeOf({ months: elapsed.months, hours: elapsed.hours }, scale)
    : { x: LAST_X, y: SCALE_END.y };
}

/** The course from one spot to the next, as charts write it: three figures from north. */
export function courseOf(from: Spot, to: Spot): string {
  const degrees = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
  return `${String(Math.round((degrees + 360) % 360)).padStart(3, "0")}°`;
}

/** The hours that each leg adds, "+200 h"; nothing where a chart does not count them. */
export function legHours(waypoints: readonly Waypoint[]): string[] {
  return waypoints.map(({ elapsed }, index) => {
    const added = (elapsed?.hours ?? 0) - (waypoints[index - 1]?.elapsed?.hours ?? 0);
    return added > 0 ? `+${added} h` : "";
  });
}

/** A chart to scale notes the hours of each leg, one without a scale its course. */
export function tracks(points: readonly Spot[], hours: readonly string[] | null): Track[] {
  return points.slice(1).map((to, index) => {
    const from = points[index] as Spot;
    return {
      from,
      to,
      note: hours ? (hours[index] ?? "") : courseOf(from, to),
      level: from.y === to.y,
      angle: Math.round(((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI) * 10) / 10,
      length: Math.round(Math.hypot(to.x - from.x, to.y - from.y)),
    };
  });
}

/** What is written at a waypoint: between two lines, or in the box of the total. */
export function factsOf({ elapsed, upper, lower }: Waypoint): {
  upper: string | undefined;
  lower: string | undefined;
} {
  return { upper: elapsed?.duration ?? upper, lower: elapsed?.hoursText ?? lower };
}

/** A label in lines that fit beside its waypoint: SVG text does not wrap by itself. */
export function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}
