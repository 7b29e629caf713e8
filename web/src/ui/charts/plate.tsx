/** The sheet of an aerodrome chart: title, frame with its graticule, scale bar and warning. */
import type { ReactNode } from "react";
import type { Aerodrome } from "../../generated/Aerodrome";
import { ELEVATIONS, REFERENCE_POINTS } from "./reference-points";

export const PLATE = { width: 560, height: 700 };
/** The map's frame on the sheet. */
const MAP = { left: 14, top: 92, right: 546, bottom: 648 };

/** A line of latitude or longitude: where it runs, and its name at the frame. */
export type GridLine = { at: number; name: string };

export type ChartWords = {
  alt: string;
  title: string;
  school: string;
  notForNavigation: string;
  ocean: string;
};

/** What is printed on a sheet around its map. */
export type Sheet = {
  code: Aerodrome;
  name: string;
  /** Length of one kilometre in the units of the sheet. */
  kilometre: number;
  parallels: readonly GridLine[];
  meridians: readonly GridLine[];
};

type PlateProps = {
  sheet: Sheet;
  words: ChartWords;
  className?: string;
  children: ReactNode;
};

export function Plate({ sheet, words, className = "", children }: PlateProps) {
  const { code, name, kilometre, parallels, meridians } = sheet;
  const clipId = `${code}-map`;
  return (
    <svg
      viewBox={`0 0 ${PLATE.width} ${PLATE.height}`}
      role="img"
      aria-label={words.alt}
      className={`chart ${className}`}
    >
      <rect x="0.5" y="0.5" width={PLATE.width - 1} height={PLATE.height - 1} className="chart-sheet" />
      <text x="14" y="60" className="chart-code">
        {code}
      </text>
      <g className="chart-text-small">
        <text x="176" y="32" className="chart-strong">
          {words.title}
        </text>
        <text x="176" y="52">
          {name}
        </text>
        <text x="176" y="72">
          {REFERENCE_POINTS[code]}
        </text>
        <text x="546" y="32" className="chart-end">
          {ELEVATIONS[code]}
        </text>
      </g>
      <clipPath id={clipId}>
        <rect x={MAP.left} y={MAP.top} width={MAP.right - MAP.left} height={MAP.bottom - MAP.top} />
      </clipPath>
      <g clipPath={`url(#${clipId})`}>
        <Graticule parallels={parallels} meridians={meridians} />
        {children}
      </g>
      <rect
        x={MAP.left}
        y={MAP.top}
        width={MAP.right - MAP.left}
        height={MAP.bottom - MAP.top}
        className="chart-frame"
      />
      <ScaleBar kilometre={kilometre} />
      <text x="546" y="678" className="chart-text-small chart-end">
        {words.notForNavigation}
      </text>
    </svg>
  );
}

function Graticule({ parallels, meridians }: Pick<Sheet, "parallels" | "meridians">) {
  const across = parallels.map(({ at }) => `M${MAP.left} ${at}H${MAP.right}`);
  const down = meridians.map(({ at }) => `M${at} ${MAP.top}V${MAP.bottom}`);
  return (
    <>
      <path d={[...across, ...down].join("")} className="chart-graticule" />
      <g className="chart-grid-name">
        {parallels.map(({ at, name }) => (
          <text key={name} x={MAP.left + 5} y={at - 4}>
            {name}
          </text>
        ))}
        {meridians.map(({ at, name }) => (
          <text key={name} x={at + 4} y={MAP.bottom - 6}>
            {name}
          </text>
        ))}
      </g>
    </>
  );
}

/** The warning stands beside it, in the longer language too. */
const LONGEST_BAR = 150;

function ScaleBar({ kilometre }: { kilometre: number }) {
  const kilometres = kilometre * 2 > LONGEST_BAR ? 1 : 2;
  const length = kilometre * kilometres;
  const half = length / 2;
  return (
    <g transform="translate(14 672)">
      <path d={`M0-5v7h${length}v-7M${half}-5v7M${half / 2}-2v4`} className="chart-line" />
      <path d={`M0 0h${half / 2}M${half} 0h${half}`} className="chart-bar" />
      <text x={length + 10} y="6" className="chart-text-small">
        {kilometres} km
      </text>
    </g>
  );
}
