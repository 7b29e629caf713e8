/** North on a chart: a graduated ring, the true north arrow, and the needle of magnetic north. */
import { VARIATION_YEAR } from "./reference-points";

type CompassRoseProps = {
  /** Centre and radius in the units of the drawing it stands in. */
  x: number;
  y: number;
  radius: number;
  /** Degrees east of true north; west is negative. */
  variation: number;
  /** Without letters, as an ornament. */
  bare?: boolean;
};

function around(step: number, from: number, to: number): string {
  return Array.from({ length: 360 / step }, (_, index) => {
    const angle = (index * step * Math.PI) / 180;
    const [east, south] = [Math.sin(angle), -Math.cos(angle)];
    return `M${(east * from).toFixed(1)} ${(south * from).toFixed(1)}L${(east * to).toFixed(1)} ${(south * to).toFixed(1)}`;
  }).join("");
}

/** As charts print it: "VAR 5°W (2015)". */
function variationText(variation: number): string {
  const side = variation < 0 ? "W" : "E";
  return `VAR ${Math.abs(variation)}°${side} (${VARIATION_YEAR})`;
}

export function CompassRose({ x, y, radius, variation, bare = false }: CompassRoseProps) {
  const tip = radius * 0.98;
  const tail = radius * 0.62;
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={radius} className="chart-hairline" />
      <circle r={radius * 0.6} className="chart-hairline" />
      <path d={around(10, radius * 0.9, radius)} className="chart-hairline" />
      <path d={around(30, radius * 0.8, radius)} className="chart-line" />
      <path d={around(90, 0, radius * 0.6)} className="chart-hairline" />
      <path d={`M0 ${tail}V${-tip}`} className="chart-line" />
      <path d={`M0 ${-tip}l${-radius * 0.13} ${radius * 0.36}h${radius * 0.13}z`} className="chart-solid" />
      <path d={`M0 ${-tip}l${radius * 0.13} ${radius * 0.36}h${-radius * 0.13}z`} className="chart-line" />
      <g transform={`rotate(${variation})`}>
        <path
          d={`M0 ${tail * 0.8}V${-radius * 1.2}l${radius * 0.1} ${radius * 0.16}`}
          className="chart-accent"
        />
      </g>
      {!bare && (
        <>
          <text y={-radius * 1.32} className="chart-text chart-middle">
            N
          </text>
          <text y={radius + 18} className="chart-text-small chart-middle">
            {variationText(variation)}
          </text>
        </>
      )}
    </g>
  );
}
