/** The departure on a wide sheet: read from the aerodrome at the lower left to the last waypoint. */
import type { Waypoint } from "../../generated/Waypoint";
import { CompassRose } from "./compass-rose";
import { ROUTE_SHEET, spots, tracks, wrapped, type Spot, type Track } from "./route-geometry";
import { WaypointSymbol } from "./waypoint-symbol";

export type RouteWords = { departure: string; name: string; notToScale: string };

const LABEL_WIDTH = 22;
const ARCS = [180, 360, 540, 720, 900, 1080];

export function RouteDrawing({ waypoints, words }: { waypoints: Waypoint[]; words: RouteWords }) {
  const points = spots(waypoints.length);
  return (
    <svg
      viewBox={`0 0 ${ROUTE_SHEET.width} ${ROUTE_SHEET.height}`}
      aria-hidden="true"
      className="chart route-wide"
    >
      <Sheet start={points[0]} />
      <TitleBlock words={words} />
      <CompassRose x={1130} y={372} radius={40} variation={-1} />
      {tracks(points).map((track, index) => (
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

/** The frame, the grid, and distance arcs around the aerodrome. */
function Sheet({ start }: { start: Spot }) {
  const { width, height } = ROUTE_SHEET;
  const down = Array.from({ length: 7 }, (_, index) => `M${(index + 1) * 152} 1V${height - 1}`).join("");
  const across = Array.from({ length: 3 }, (_, index) => `M1 ${(index + 1) * 117.5}H${width - 1}`).join("");
  return (
    <>
      <clipPath id="route-sheet">
        <rect width={width} height={height} />
      </clipPath>
      <rect x="0.5" y="0.5" width={width - 1} height={height - 1} className="chart-sheet" />
      <g clipPath="url(#route-sheet)">
        <path d={down + across} className="chart-graticule" />
        {ARCS.map((radius) => (
          <circle key={radius} cx={start.x} cy={start.y} r={radius} className="route-arc" />
        ))}
        {ARCS.map((radius, index) => (
          <text
            key={radius}
            x={Math.round(start.x + Math.sqrt(radius ** 2 - 54 ** 2)) + 6}
            y={height - 12}
            className="chart-grid-name"
          >
            {`D${(index + 1) * 10}`}
          </text>
        ))}
      </g>
    </>
  );
}

function TitleBlock({ words }: { words: RouteWords }) {
  return (
    <g>
      <text x="24" y="38" className="chart-text-small chart-strong">
        {words.departure}
      </text>
      <text x="24" y="74" className="route-name">
        {words.name}
      </text>
      <text x="24" y="98" className="chart-text-small">
        SID · RNAV
      </text>
      <text x={ROUTE_SHEET.width - 24} y="38" className="chart-text-small chart-end">
        {words.notToScale}
      </text>
    </g>
  );
}

function TrackLine({ track: { from, angle, length, course }, first }: { track: Track; first: boolean }) {
  const middle = length / 2;
  return (
    <g transform={`translate(${from.x} ${from.y}) rotate(${angle})`}>
      <path d={`M${first ? 14 : 9} 0H${length - 9}`} className="route-track" />
      <path d={`M${middle + 34} 0l-11-4.5v9z`} className="chart-solid" />
      <text x={middle} y="-8" className="route-course">
        {course}
      </text>
    </g>
  );
}

function Point({ waypoint, spot, last }: { waypoint: Waypoint; spot: Spot; last: boolean }) {
  const { code, label, upper, lower } = waypoint;
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
      <Constraint upper={upper} lower={lower} />
    </g>
  );
}

/** Between two lines, as altitudes are given: not above the upper one, not below the lower one. */
function Constraint({ upper, lower }: { upper: string | undefined; lower: string | undefined }) {
  const width = Math.max(upper?.length ?? 0, lower?.length ?? 0) * 8.4 + 4;
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
