/** Gran Canaria: two close parallel runways between the motorway and the sea. */
import { CompassRose } from "./compass-rose";
import { COAST, KILOMETRE, ROAD, RUNWAYS, SCHOOL, SEA } from "./gclp-ground";
import { Plate, type ChartWords, type Sheet } from "./plate";
import { VARIATIONS } from "./reference-points";
import { Runway } from "./runway";
import { SchoolPin } from "./school-pin";

const SHEET: Sheet = {
  code: "GCLP",
  name: "Gran Canaria",
  kilometre: KILOMETRE,
  parallels: [
    { at: 158, name: "27°57′" },
    { at: 362, name: "27°56′" },
    { at: 566, name: "27°55′" },
  ],
  meridians: [
    { at: 126, name: "15°24′" },
    { at: 306, name: "15°23′" },
    { at: 486, name: "15°22′" },
  ],
};

export function GranCanariaChart({ words, className = "" }: { words: ChartWords; className?: string }) {
  return (
    <Plate sheet={SHEET} words={words} className={className}>
      <Sea label={words.ocean} />
      <path d={ROAD} className="chart-road" />
      <Aprons />
      {RUNWAYS.map((runway) => (
        <Runway key={runway.names[0]} {...runway} />
      ))}
      <CompassRose x={466} y={540} radius={46} variation={VARIATIONS.GCLP} />
      <SchoolPin x={SCHOOL[0]} y={SCHOOL[1]} label={words.school} />
    </Plate>
  );
}

/** Lines that follow the shore: wide strokes laid over each other, of which only the edges stay. */
function Sea({ label }: { label: string }) {
  return (
    <>
      <clipPath id="gclp-sea">
        <path d={SEA} />
      </clipPath>
      <g clipPath="url(#gclp-sea)">
        <path d={SEA} className="chart-sea" />
        {[84, 52, 26].map((width) => (
          <g key={width} strokeWidth={width}>
            <path d={COAST} className="chart-shore-line" />
            <path d={COAST} strokeWidth={width - 2} className="chart-shore" />
          </g>
        ))}
      </g>
      <path d={COAST} className="chart-coast" />
      <text y="412" className="chart-text-small chart-middle">
        {label.split(" ").map((word, line) => (
          <tspan key={word} x="492" dy={line && "1.3em"}>
            {word}
          </tspan>
        ))}
      </text>
    </>
  );
}

function Aprons() {
  return (
    <>
      <path d="M208 432l19 7 40-102-19-7zM372 306l24 8 10-32-24-8z" className="chart-apron" />
      <path
        d="M226 436l15 6M246 386l15 6M262 344l15 6M372 306l-24 4M382 274l-20 2"
        className="chart-hairline"
      />
      <g className="chart-building">
        <path d="M193 426l15 6 40-102-15-6z" />
        <path d="M400 300l26 8-5 16-26-8zM406 272l22 7-4 14-22-7z" />
      </g>
    </>
  );
}
