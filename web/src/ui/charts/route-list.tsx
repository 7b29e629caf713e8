/** The same departure as a list: seen on a phone, where it climbs down the page; heard everywhere. */
import type { Waypoint } from "../../generated/Waypoint";
import { courseOf } from "./route-geometry";
import { WaypointSymbol, type SymbolKind } from "./waypoint-symbol";

const LEG = 152;
/** The track swings from side to side between these two. */
const SIDES = [30, 66] as const;

function side(index: number): number {
  return SIDES[index % 2] as number;
}

export function RouteList({ waypoints, name }: { waypoints: Waypoint[]; name: string }) {
  return (
    <div className="route-tall">
      <div className="route-leg route-leg-start" aria-hidden="true">
        <Rail index={0} kind="aerodrome" />
        <p className="route-name-tall">{name}</p>
      </div>
      <ol>
        {waypoints.map(({ code, label, upper, lower }, index) => (
          <li key={code} className="route-leg">
            <Rail index={index + 1} kind={index === waypoints.length - 1 ? "flyover" : "waypoint"} />
            <div>
              <p className="route-code-tall">{code}</p>
              <p className="text-base leading-snug">{label}</p>
              {(upper || lower) && (
                <p className="route-constraint-tall">
                  {upper && <span data-limit="upper">{upper}</span>}{" "}
                  {lower && <span data-limit="lower">{lower}</span>}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Rail({ index, kind }: { index: number; kind: SymbolKind }) {
  const from = { x: side(index), y: LEG };
  const to = { x: side(index + 1), y: 0 };
  const middle = (from.x + to.x) / 2;
  return (
    <svg viewBox={`0 0 96 ${LEG}`} width="96" height={LEG} aria-hidden="true" className="chart route-rail">
      {kind !== "flyover" && (
        <>
          <path d={`M${from.x} 34L${to.x} ${LEG + 6}`} className="route-track" />
          <text x={middle + 12} y="102" className="route-course-tall">
            {courseOf(from, to)}
          </text>
        </>
      )}
      <g transform={`translate(${from.x} 20)`}>
        <WaypointSymbol kind={kind} />
      </g>
    </svg>
  );
}
