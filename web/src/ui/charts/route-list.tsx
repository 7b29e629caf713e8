/** The same departure as a list: seen on a phone, where it climbs down the page; heard everywhere. */
import type { Waypoint } from "../../generated/Waypoint";
import { courseOf, factsOf, legHours, scaleOf } from "./route-geometry";
import { WaypointSymbol, type SymbolKind } from "./waypoint-symbol";

const LEG = 152;
/** The track swings from side to side between these two. */
const SIDES = [30, 66] as const;

function side(index: number): number {
  return SIDES[index % 2] as number;
}

export function RouteList({ waypoints, name }: { waypoints: Waypoint[]; name: string }) {
  const notes = scaleOf(waypoints) ? legHours(waypoints) : waypoints.map((_, index) => zigzagCourse(index));
  return (
    <div className="route-tall">
      <div className="route-leg" aria-hidden="true">
        <Rail index={0} kind="aerodrome" note={notes[0]} />
        <p className="route-name-tall">{name}</p>
      </div>
      <ol>
        {waypoints.map((waypoint, index) => (
          <li key={waypoint.code} className="route-leg">
            <Rail
              index={index + 1}
              kind={index === waypoints.length - 1 ? "flyover" : "waypoint"}
              note={notes[index + 1]}
            />
            <div className="route-point">
              <p className="route-code-tall">{waypoint.code}</p>
              <p className="text-base leading-snug">{waypoint.label}</p>
              <Facts waypoint={waypoint} />
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Facts({ waypoint }: { waypoint: Waypoint }) {
  const { upper, lower } = factsOf(waypoint);
  if (!upper && !lower) {
    return null;
  }
  if (waypoint.total) {
    return (
      <p className="route-constraint-tall route-total-tall">
        <span>{upper}</span> {lower && <span>{lower}</span>}
      </p>
    );
  }
  return (
    <p className="route-constraint-tall">
      {upper && <span className="border-t">{upper}</span>}{" "}
      {lower && <span className="border-b">{lower}</span>}
    </p>
  );
}

function zigzagCourse(index: number): string {
  return courseOf({ x: side(index), y: LEG }, { x: side(index + 1), y: 0 });
}

function Rail({ index, kind, note }: { index: number; kind: SymbolKind; note: string | undefined }) {
  const [from, to] = [side(index), side(index + 1)];
  return (
    <svg viewBox={`0 0 96 ${LEG}`} width="96" height={LEG} aria-hidden="true" className="chart route-rail">
      {kind !== "flyover" && (
        <>
          <path d={`M${from} 34L${to} ${LEG + 6}`} className="route-track" />
          <text x={(from + to) / 2 + 12} y="102" className="route-course-tall">
            {note}
          </text>
        </>
      )}
      <g transform={`translate(${from} 20)`}>
        <WaypointSymbol kind={kind} />
      </g>
    </svg>
  );
}
