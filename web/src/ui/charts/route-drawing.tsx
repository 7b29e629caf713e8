/** The departure on a wide sheet: read from the aerodrome at the lower left to the last waypoint. */
import type { Waypoint } from "../../generated/Waypoint";
import {
  factsOf,
  legHours,
  ROUTE_SHEET,
  scaleOf,
  spots,
  tracks,
  wrapped,
  type Spot,
  type Track,
} from "./route-geometry";
import { RouteSheet, type RouteWords } from "./route-sheet";
import { WaypointSymbol } from "./waypoint-symbol";

const LABEL_WIDTH = 22;
/** How far a letter of the mono face advances at the size of the facts. */
const LETTER = 9.1;

export function RouteDrawing({ waypoints, words }: { waypoints: Waypoint[]; words: RouteWords }) {
  const scale = scaleOf(waypoints);
  const points = spots(waypoints, scale);
  return (
    <svg
      viewBox={`0 0 ${ROUTE_SHEET.width} ${ROUTE_SHEET.height}`}
      aria-hidden="true"
      className="chart route-wide"
    >
      <RouteSheet start={points[0]} scale={scale} words={words} />
      {tracks(points, scale && legHours(waypoints)).map((track, index) => (
        <TrackLine key={track.to.x} track={track} first={index === 0} />
      ))}
      <g transform={`translate(${points[0].x} ${points[0].y})`}>
        <WaypointSymbol kind="aerodrome" />
      </g>
      {waypoints.map((waypoint, index) => (
        <Point
          key={waypoint.code}
          waypoint={waypoint}
          spot={points[index + 1] as Spot}
          last={index === waypoints.length - 1}
        />
      ))}
    </svg>
  );
}

/** A level leg takes no more months and hours: it is only dashed. */
function TrackLine({ track: { from, angle, length, note, level }, first }: { track: Track; first: boolean }) {
  const middle = length / 2;
  return (
    <g transform={`translate(${from.x} ${from.y}) rotate(${angle})`}>
      <path
        d={`M${first ? 14 : 9} 0H${length - (level ? 20 : 9)}`}
        className="route-track"
        strokeDasharray={level ? "10 7" : undefined}
      />
      <path d={`M${middle + 34} 0l-11-4.5v9z`} className="chart-solid" />
      <text x={middle} y="-8" className="route-course">
        {note}
      </text>
    </g>
  );
}

function Point({ waypoint, spot, last }: { waypoint: Waypoint; spot: Spot; last: boolean }) {
  const { code, label, total } = waypoint;
  const facts = factsOf(waypoint);
  return (
    <g transform={`translate(${spot.x} ${spot.y})`}>
      <WaypointSymbol kind={last ? "flyover" : "waypoint"} />
      <text x="16" y="34" className="route-code">
        {code}
      </text>
      {wrapped(label, LABEL_WIDTH).map((line, index) => (
        <text key={line} x="16" y={54 + index * 18} className="route-label">
          {line}
        </text>
      ))}
      {total ? <Total {...facts} /> : <Constraint {...facts} />}
    </g>
  );
}

type Facts = { upper: string | undefined; lower: string | undefined };

/** Between two lines, as altitudes are given: not above the upper one, not below the lower one. */
function Constraint({ upper, lower }: Facts) {
  const width = Math.max(upper?.length ?? 0, lower?.length ?? 0) * LETTER + 4;
  const top = lower ? -64 : -44;
  if (!upper && !lower) {
    return null;
  }
  return (
    <g className="route-constraint">
      {upper && <path d={`M-16 ${top}h${-width}`} className="chart-accent" />}
      <text x="-18" y={top + 18}>
        {upper}
      </text>
      <text x="-18" y="-26">
        {lower}
      </text>
      {lower && <path d={`M-16-18h${-width}`} className="chart-accent" />}
    </g>
  );
}

/** What the whole way takes, in a box, so that nobody reads it as one more leg. */
function Total({ upper, lower }: Facts) {
  const lines = [upper, lower].filter((line) => line !== undefined);
  const width = Math.max(...lines.map((line) => line.length)) * LETTER + 24;
  const height = lines.length * 19 + 15;
  return (
    <g transform={`translate(0 ${-height - 30})`} className="route-total">
      <rect x={-width / 2} width={width} height={height} />
      {lines.map((line, index) => (
        <text key={line} y={20 + index * 19} className="chart-middle">
          {line}
        </text>
      ))}
    </g>
  );
}
