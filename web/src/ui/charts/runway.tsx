/** A runway of an aerodrome chart, with its centre line and both designators. */

type Point = readonly [x: number, y: number];

const TAXIWAY = 16;

export type RunwayProps = {
  from: Point;
  to: Point;
  names: readonly [string, string];
  /** Length and width in metres. */
  size: string;
  width?: number;
  /** On which side, looking from the first end to the second: 1 right, -1 left. */
  sizeSide: 1 | -1;
  taxiwaySide: 1 | -1;
  /** Moves the first designator out of the way of a neighbour's. */
  nudge?: Point;
  /** The same for the second one. */
  nudgeEnd?: Point;
};

export function Runway({
  from,
  to,
  names,
  size,
  width = 9,
  sizeSide,
  taxiwaySide,
  nudge = [0, 0],
  nudgeEnd = [0, 0],
}: RunwayProps) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  return (
    <>
      <g transform={`translate(${from[0]} ${from[1]}) rotate(${angle.toFixed(2)})`}>
        <path d={taxiway(length, taxiwaySide)} className="chart-hairline" />
        <rect y={-width / 2} width={length.toFixed(1)} height={width} className="chart-runway" />
        <path d={`M${width * 1.6} 0H${(length - width * 1.6).toFixed(1)}`} className="chart-centre-line" />
        <path d={thresholds(length, width)} className="chart-threshold" />
        <text
          x={(length / 2).toFixed(1)}
          y={sizeSide * (sizeSide === taxiwaySide ? 28 : 14)}
          dy="0.36em"
          className="chart-size chart-middle"
        >
          {size}
        </text>
      </g>
      <Designator at={moved(beyond(to, from, length, 17), nudge)} name={names[0]} />
      <Designator at={moved(beyond(from, to, length, 17), nudgeEnd)} name={names[1]} />
    </>
  );
}

function Designator({ at: [x, y], name }: { at: Point; name: string }) {
  return (
    <text x={x.toFixed(1)} y={y.toFixed(1)} dy="0.36em" className="chart-designator chart-middle">
      {name}
    </text>
  );
}

/** A taxiway along the runway, joined to it at both ends and by exits on the way. */
function taxiway(length: number, side: 1 | -1): string {
  const exits = [0.28, 0.5, 0.72].map(
    (part) => `M${(length * part).toFixed(1)} 0l${side * 8} ${side * TAXIWAY}`,
  );
  return `M3 0v${side * TAXIWAY}H${(length - 3).toFixed(1)}V0${exits.join("")}`;
}

/** The piano keys at both ends. */
function thresholds(length: number, width: number): string {
  const far = (length - 2).toFixed(1);
  return [-0.3, -0.1, 0.1, 0.3].map((part) => `M2 ${part * width}h5M${far} ${part * width}h-5`).join("");
}

function moved([x, y]: Point, [right, down]: Point): Point {
  return [x + right, y + down];
}

/** The point past `end`, seen from `start`. */
function beyond(start: Point, end: Point, length: number, by: number): Point {
  const part = (length + by) / length;
  return [start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part];
}
