/** One flight on the scope: plot, speed vector, trail, leader line and data block. */
import { afterglow, bearingOf, dotOf, FIRST_BEARING, placeOf, vectorOf } from "./geometry";
import { levelAndSpeed, plotAt, TRAIL_LENGTH, type Flight } from "./traffic";

const PLOT = "M-4-4h8v8h-8z";
const TRAIL = Array.from({ length: TRAIL_LENGTH }, (_, index) => index + 1);

export function Target({ flight, index }: { flight: Flight; index: number }) {
  const plot = plotAt(flight, 0);
  const glow = plot ? afterglow((FIRST_BEARING - bearingOf(plot) + 360) % 360) : 0;
  return (
    <g data-target={index} opacity={glow} className={flight.wideOnly ? "target target-wide" : "target"}>
      {TRAIL.map((sweeps) => (
        <path
          key={sweeps}
          d={dotOf(plotAt(flight, -sweeps))}
          opacity={1 - sweeps * 0.16}
          className="target-dot"
        />
      ))}
      <g transform={plot ? placeOf(plot) : undefined}>
        <path d={plot ? vectorOf(plot) : ""} className="target-vector" />
        <path d={PLOT} className="target-plot" />
        <DataBlock side={flight.block} lines={[flight.callsign, plot ? levelAndSpeed(plot) : ""]} />
      </g>
    </g>
  );
}

type DataBlockProps = { side: Flight["block"]; lines: readonly [string, string] };

export function DataBlock({ side: [east, south], lines }: DataBlockProps) {
  return (
    <>
      <path d={`M${east * 7} ${south * 6}L${east * 27} ${south * 22}`} className="target-leader" />
      <text
        x={east * 31}
        y={south * 24}
        className={east < 0 ? "target-block target-block-west" : "target-block"}
      >
        <tspan x={east * 31} dy="-0.1em" className="target-callsign">
          {lines[0]}
        </tspan>
        <tspan x={east * 31} dy="1.2em">
          {lines[1]}
        </tspan>
      </text>
    </>
  );
}
