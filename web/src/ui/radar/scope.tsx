/** The face of a radar: range rings, bearing scale and sweep. What is on it comes as children, in SVG. */
import type { ReactNode, Ref } from "react";
import { CENTRE, FIRST_BEARING, polar, RADIUS } from "./geometry";
import { RANGE } from "./traffic";

const RINGS = [0.25, 0.5, 0.75, 1];
/** Rings that leave the scope and run out over the page. */
const OUTER_RINGS = [1.32, 1.66, 2.04, 2.46];
const TICK = { small: 6, middle: 10, large: 16 };

type ScopeProps = {
  label: string;
  ref?: Ref<HTMLDivElement>;
  /** The fixed picture under the sweep: runways, routes. */
  map?: ReactNode;
  /** None on the picture of an area sector, which comes from several radars. */
  sweep?: boolean;
  className?: string;
  children?: ReactNode;
};

export function Scope({ label, ref, map, sweep = true, className = "", children }: ScopeProps) {
  return (
    <div ref={ref} role="img" aria-label={label} className={`scope ${className}`}>
      <svg viewBox="0 0 800 800" className="scope-layer" aria-hidden="true">
        <Rings />
        <BearingScale />
        {map}
      </svg>
      <div className="scope-live">
        {sweep && <div data-sweep={FIRST_BEARING} className="scope-sweep" />}
        <svg viewBox="0 0 800 800" className="scope-layer scope-traffic" aria-hidden="true">
          {children}
        </svg>
      </div>
    </div>
  );
}

function Rings() {
  return (
    <>
      <circle cx={CENTRE} cy={CENTRE} r={RADIUS} className="scope-face" />
      {RINGS.map((part) => (
        <circle
          key={part}
          cx={CENTRE}
          cy={CENTRE}
          r={RADIUS * part}
          className={part === 1 ? "scope-rim" : "scope-ring"}
        />
      ))}
      {OUTER_RINGS.map((part) => (
        <circle key={part} cx={CENTRE} cy={CENTRE} r={RADIUS * part} className="scope-ring-outer" />
      ))}
      <path
        d={`M${CENTRE - RADIUS} ${CENTRE}h${RADIUS * 2}M${CENTRE} ${CENTRE - RADIUS}v${RADIUS * 2}`}
        className="scope-ring"
      />
      {RINGS.map((part) => (
        <text key={part} x={CENTRE + 6} y={CENTRE - RADIUS * part + 17} className="scope-note">
          {RANGE * part}
        </text>
      ))}
    </>
  );
}

function tickLength(degrees: number): number {
  if (degrees % 30 === 0) {
    return TICK.large;
  }
  return degrees % 10 === 0 ? TICK.middle : TICK.small;
}

const TICKS = Array.from({ length: 72 }, (_, index) => index * 5)
  .map((degrees) => {
    const [fromX, fromY] = polar(degrees, RADIUS);
    const [toX, toY] = polar(degrees, RADIUS + tickLength(degrees));
    return `M${fromX} ${fromY}L${toX} ${toY}`;
  })
  .join("");

function BearingScale() {
  return (
    <>
      <path d={TICKS} className="scope-tick" />
      {Array.from({ length: 12 }, (_, index) => index * 30).map((degrees) => {
        const [x, y] = polar(degrees, RADIUS + 32);
        return (
          <text key={degrees} x={x} y={y} dy="0.35em" className="scope-bearing">
            {String(degrees || 360).padStart(3, "0")}
          </text>
        );
      })}
    </>
  );
}
