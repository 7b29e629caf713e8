/** Where the waypoints of a departure lie on its chart, and which way leads from one to the next. */

export const ROUTE_SHEET = { width: 1216, height: 470 };
const START = { x: 84, y: 404 };
const LAST_X = 1004;
/** How much of the climb is done at each point of the way: uneven, as a real departure turns. */
const CLIMB = [0.14, 0.42, 0.54, 0.86, 1];
const CLIMB_HEIGHT = 288;

export type Spot = { x: number; y: number };
export type Track = { from: Spot; to: Spot; course: string; angle: number; length: number };

export function spots(count: number): [Spot, ...Spot[]] {
  const points = Array.from({ length: count }, (_, index) => ({
    x: Math.round(START.x + ((LAST_X - START.x) * (index + 1)) / count),
    y: Math.round(START.y - CLIMB_HEIGHT * (CLIMB[Math.round(((index + 1) * 5) / count) - 1] ?? 1)),
  }));
  return [START, ...points];
}

/** The course from one spot to the next, as charts write it: three figures from north. */
export function courseOf(from: Spot, to: Spot): string {
  const degrees = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
  return `${String(Math.round((degrees + 360) % 360)).padStart(3, "0")}°`;
}

export function tracks(points: readonly Spot[]): Track[] {
  return points.slice(1).map((to, index) => {
    const from = points[index] as Spot;
    return {
      from,
      to,
      course: courseOf(from, to),
      angle: Math.round(((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI) * 10) / 10,
      length: Math.round(Math.hypot(to.x - from.x, to.y - from.y)),
    };
  });
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
