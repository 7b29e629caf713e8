/** The sheet under a departure: its frame, and either the scale of months and hours or arcs around the aerodrome. */
import { CompassRose } from "./compass-rose";
import { placeOf, ROUTE_SHEET, type RouteScale, type Spot } from "./route-geometry";

export type RouteWords = {
  departure: string;
  name: string;
  notToScale: string;
  accumulated: string;
  months: string;
};

const ARCS = [180, 360, 540, 720, 900, 1080];
const MONTH_STEP = 3;
const HOUR_STEP = 200;

type RouteSheetProps = { start: Spot; scale: RouteScale | null; words: RouteWords };

export function RouteSheet({ start, scale, words }: RouteSheetProps) {
  const { width, height } = ROUTE_SHEET;
  return (
    <>
      <clipPath id="route-sheet">
        <rect width={width} height={height} />
      </clipPath>
      <rect x="0.5" y="0.5" width={width - 1} height={height - 1} className="chart-sheet" />
      <g clipPath="url(#route-sheet)">
        {scale ? <ScaleGrid scale={scale} months={words.months} /> : <Schematic start={start} />}
      </g>
      <text x="24" y="38" className="chart-text-small chart-strong">
        {words.departure}
      </text>
      <text x="24" y="74" className="route-name">
        {words.name}
      </text>
      <text x="24" y="98" className="chart-text-small">
        SID · RNAV
      </text>
      <text x={width - 24} y="38" className="chart-text-small chart-end">
        {scale ? words.accumulated : words.notToScale}
      </text>
    </>
  );
}

/** Lines of equal months and of equal hours, named at the frame. */
function ScaleGrid({ scale, months }: { scale: RouteScale; months: string }) {
  const { width, height } = ROUTE_SHEET;
  const steps = (end: number, step: number) =>
    Array.from({ length: Math.floor(end / step) }, (_, index) => (index + 1) * step);
  const across = steps(scale.hours, HOUR_STEP).map((hours) => ({
    hours,
    y: placeOf({ months: 0, hours }, scale).y,
  }));
  const down = steps(scale.months, MONTH_STEP).map((month) => ({
    month,
    x: placeOf({ months: month, hours: 0 }, scale).x,
  }));
  return (
    <>
      <path
        d={
          across.map(({ y }) => `M1 ${y}H${width - 1}`).join("") +
          down.map(({ x }) => `M${x} 1V${height - 1}`).join("")
        }
        className="chart-graticule"
      />
      <g className="chart-grid-name">
        {across.map(({ hours, y }) => (
          <text key={hours} x="14" y={y - 6}>
            {`${hours} h`}
          </text>
        ))}
        {down.map(({ month, x }) => (
          <text key={month} x={x + 8} y={height - 12}>
            {`${month} ${months}`}
          </text>
        ))}
      </g>
    </>
  );
}

function Schematic({ start }: { start: Spot }) {
  const { width, height } = ROUTE_SHEET;
  const down = Array.from({ length: 7 }, (_, index) => `M${(index + 1) * 152} 1V${height - 1}`).join("");
  const across = Array.from({ length: 3 }, (_, index) => `M1 ${(index + 1) * 117.5}H${width - 1}`).join("");
  return (
    <>
      <path d={down + across} className="chart-graticule" />
      {ARCS.map((radius) => (
        <circle key={radius} cx={start.x} cy={start.y} r={radius} className="route-arc" />
      ))}
      <CompassRose x={1130} y={372} radius={40} variation={0} bare />
    </>
  );
}
