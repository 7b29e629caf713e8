/** From the controller's world (nautical miles, degrees) to the drawing: an 800 by 800 square, north up. */
import { RANGE, type Plot } from "./traffic";

export const CENTRE = 400;
export const RADIUS = 348;
/** Where the sweep stands in the still picture, in degrees from north. */
export const FIRST_BEARING = 62;

const PER_MILE = RADIUS / RANGE;
/** How far ahead of a plot its speed vector reaches, in hours of flight. */
const VECTOR_HOURS = 40 / 3600;

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

export function toX(east: number): number {
  return tenth(CENTRE + east * PER_MILE);
}

export function toY(north: number): number {
  return tenth(CENTRE - north * PER_MILE);
}

/** A point at a bearing and a distance from the centre, in drawing units. */
export function polar(degrees: number, radius: number): [x: number, y: number] {
  const angle = (degrees * Math.PI) / 180;
  return [tenth(CENTRE + Math.sin(angle) * radius), tenth(CENTRE - Math.cos(angle) * radius)];
}

export function bearingOf({ east, north }: Plot): number {
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
}

export function placeOf({ east, north }: Plot): string {
  return `translate(${toX(east)} ${toY(north)})`;
}

/** A dot of the trail: a line without length, so that its round cap keeps its size at every scale. */
export function dotOf(plot: Plot | null): string {
  return plot ? `M${toX(plot.east)} ${toY(plot.north)}h0` : "";
}

export function vectorOf({ heading, speed }: Plot): string {
  const length = speed * VECTOR_HOURS * PER_MILE;
  return `M0 0L${tenth(Math.sin(heading) * length)} ${tenth(-Math.cos(heading) * length)}`;
}

/** How bright a plot is when the sweep passed it so many degrees ago. In steps: each change costs a repaint. */
export function afterglow(degrees: number): number {
  return Math.round((1 - (0.4 * degrees) / 360) * 10) / 10;
}
