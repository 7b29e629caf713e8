/** Bars over time, as a trace on a strip of paper. The same numbers stand in a table under it. */
import type { ReactNode } from "react";

const WIDTH = 720;
const HEIGHT = 160;
/** The highest bar stays below the line at the top. */
const HIGHEST = HEIGHT - 4;

export type Bar = {
  key: string;
  value: number;
  /** As a tick over the bar. */
  before?: number | undefined;
};

type BarChartProps = {
  bars: Bar[];
  /** What stands under it, from left to right. */
  captions: ReactNode[];
};

export const mostOf = (bars: Bar[]) =>
  Math.max(1, ...bars.flatMap(({ value, before }) => [value, before ?? 0]));

export function BarChart({ bars, captions }: BarChartProps) {
  const most = mostOf(bars);
  const step = WIDTH / bars.length;
  const heightOf = (value: number) => (value / most) * HIGHEST;
  const ticks = bars.flatMap(({ before }, index) =>
    before === undefined ? [] : [`M${index * step + step * 0.05} ${HEIGHT - heightOf(before)}h${step * 0.9}`],
  );
  return (
    <figure className="bar-chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path
          className="bar-chart-lines"
          d={`M0 .5H${WIDTH}M0 ${HEIGHT / 2}H${WIDTH}M0 ${HEIGHT - 0.5}H${WIDTH}`}
        />
        {bars.map(({ key, value }, index) => (
          <rect
            key={key}
            x={index * step + step * 0.15}
            width={step * 0.7}
            y={HEIGHT - heightOf(value)}
            height={heightOf(value)}
          />
        ))}
        <path className="bar-chart-ticks" d={ticks.join("")} />
      </svg>
      <figcaption>
        {captions.map((caption, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- they have no other name than their place
          <span key={index}>{caption}</span>
        ))}
      </figcaption>
    </figure>
  );
}
