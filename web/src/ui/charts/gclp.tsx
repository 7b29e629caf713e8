/** Gran Canaria: two close parallel runways between the motorway and the sea. */
import { CompassRose } from "./compass-rose";
import { Plate, type ChartWords, type Sheet } from "./plate";
import { Runway } from "./runway";
import { SchoolPin } from "./school-pin";

const KILOMETRE = 110;
const COAST =
  "M424 80C416 116 430 140 414 168 404 188 384 196 388 220 392 242 420 236 442 250 462 264 500 262 508 288 514 312 488 330 470 344 452 358 420 352 408 376 394 402 396 424 376 452 352 486 346 512 318 548 296 578 290 612 268 660";
const SEA = `${COAST}H560V80Z`;
const RUNWAYS = { from: [176, 524], to: [330, 218] } as const;
/** From the western runway to the eastern one. */
const APART = [34, 17] as const;

const SHEET: Sheet = {
  code: "GCLP",
  name: "Gran Canaria",
  elevation: "ELEV 78 ft",
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
  const { from, to } = RUNWAYS;
  return (
    <Plate sheet={SHEET} words={words} className={className}>
      <Sea label={words.ocean} />
      <path d="M150 92c10 60-8 120-30 176s-48 110-54 180-30 130-40 210" className="chart-road" />
      <Aprons />
      <Runway
        from={from}
        to={to}
        names={["03L", "21R"]}
        size="3100 × 45"
        width={10}
        sizeSide={-1}
        taxiwaySide={-1}
      />
      <Runway
        from={[from[0] + APART[0], from[1] + APART[1]]}
        to={[to[0] + APART[0], to[1] + APART[1]]}
        names={["03R", "21L"]}
        size="3100 × 45"
        width={10}
        sizeSide={1}
        taxiwaySide={1}
      />
      <CompassRose x={466} y={540} radius={46} variation={-4} />
      <SchoolPin x={196} y={206} label={words.school} />
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
      <path d="M176 418l18 9 50-98-18-9zM372 306l24 8 10-32-24-8z" className="chart-apron" />
      <path
        d="M192 424l14 7M222 366l14 7M240 330l14 7M372 306l-26 6M382 274l-18 4"
        className="chart-hairline"
      />
      <g className="chart-building">
        <path d="M162 411l14 7 50-98-14-7z" />
        <path d="M400 300l26 8-5 16-26-8zM406 272l22 7-4 14-22-7z" />
      </g>
    </>
  );
}
