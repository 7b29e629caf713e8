/** Runway lights on final at night: edges, centre line and the bar of the threshold, closing on the horizon. */

const HORIZON = 40;
const AXIS = 300;
/** Depth of each row of lights: equal distances on the ground, seen at a slant. */
const ROWS = Array.from({ length: 11 }, (_, row) => 1 / (0.65 + 0.8 * row));

export function RunwayLights({ className = "" }: { className?: string }) {
  return (
    <svg viewBox="0 0 600 400" aria-hidden="true" className={className} fill="none">
      <path d={`M0 ${HORIZON}h600`} className="stroke-line" />
      <path d={`M${AXIS} ${HORIZON} 20 400M${AXIS} ${HORIZON} 580 400`} className="stroke-line" />
      {ROWS.map((depth) => (
        <Row key={depth} y={HORIZON + 215 * depth} half={167 * depth} size={1 + 2.6 * depth} />
      ))}
    </svg>
  );
}

function Row({ y, half, size }: { y: number; half: number; size: number }) {
  return (
    <>
      <g className="fill-accent">
        <circle cx={AXIS - half} cy={y} r={size} />
        <circle cx={AXIS + half} cy={y} r={size} />
      </g>
      <circle cx={AXIS} cy={y} r={size * 0.6} className="fill-fg" />
    </>
  );
}
