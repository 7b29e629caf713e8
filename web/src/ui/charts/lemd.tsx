/** Madrid-Barajas: four runways, the old terminals, T4 and its satellite. True places, simplified shapes. */
import { CompassRose } from "./compass-rose";
import { Plate, type ChartWords, type Sheet } from "./plate";
import { Runway } from "./runway";
import { SchoolPin } from "./school-pin";

const KILOMETRE = 52;
/** Kilometres east and north of the reference point, on the sheet. */
const at = (east: number, north: number) => [262 + east * KILOMETRE, 508 - north * KILOMETRE] as const;

const SHEET: Sheet = {
  code: "LEMD",
  name: "Adolfo Suárez Madrid-Barajas",
  elevation: "ELEV 1998 ft",
  kilometre: KILOMETRE,
  parallels: [
    { at: 155, name: "40°32′" },
    { at: 251, name: "40°31′" },
    { at: 347, name: "40°30′" },
    { at: 444, name: "40°29′" },
    { at: 540, name: "40°28′" },
  ],
  meridians: [
    { at: 90, name: "3°36′" },
    { at: 163, name: "3°35′" },
    { at: 236, name: "3°34′" },
    { at: 310, name: "3°33′" },
    { at: 383, name: "3°32′" },
    { at: 456, name: "3°31′" },
  ],
};

export function MadridChart({ words, className = "" }: { words: ChartWords; className?: string }) {
  const [pinX, pinY] = at(-2.9, -1.45);
  return (
    <Plate sheet={SHEET} words={words} className={className}>
      <Ground />
      <Taxiways />
      <Terminals />
      <Runway
        from={at(-1.19, 6.73)}
        to={at(-1.19, 2.55)}
        names={["18R", "36L"]}
        size="4179 × 60"
        sizeSide={1}
        taxiwaySide={-1}
      />
      <Runway
        from={at(0.12, 6.72)}
        to={at(0.12, 3.22)}
        names={["18L", "36R"]}
        size="3500 × 60"
        sizeSide={-1}
        taxiwaySide={1}
      />
      <Runway
        from={at(-1.37, 1.48)}
        to={at(1.15, -1.75)}
        names={["14R", "32L"]}
        size="3988 × 60"
        sizeSide={-1}
        taxiwaySide={1}
      />
      <Runway
        from={at(0.42, 2.45)}
        to={at(2.57, -0.31)}
        names={["14L", "32R"]}
        size="3500 × 60"
        sizeSide={-1}
        taxiwaySide={1}
        nudge={[30, 8]}
      />
      <CompassRose x={462} y={196} radius={46} variation={0} />
      <SchoolPin x={pinX} y={pinY} label={words.school} />
    </Plate>
  );
}

/** A river and two motorways, to read the place by. */
function Ground() {
  return (
    <>
      <path d="M420 92c-30 50-12 92-26 140s14 84 44 124 20 96 52 140 30 90 70 152" className="chart-water" />
      <path d="M14 250c60 40 96 96 112 170s30 150 92 228" className="chart-road" />
      <path d="M14 618c90-16 176-20 250-8s176 22 282-18" className="chart-road" />
    </>
  );
}

/** The ways between the runways and the terminals. */
function Taxiways() {
  return (
    <>
      <path d="M134 362h34v66h-34zM222 356h24v54h-24zM206 470l46 59-15 12-46-59z" className="chart-apron" />
      <path
        d="M216 206h36M216 262h36M216 318h36M200 372l-32 18M216 372l10-10M232 410l-38 20M246 384h30l8-4M246 396l46 10M327 462l-68 52M352 494l-69 51M214 452l-12 12M246 494l-18 14"
        className="chart-hairline"
      />
    </>
  );
}

function Terminals() {
  return (
    <>
      <g className="chart-building">
        <path d="M112 366h13v58h-13zM125 380h9v30h-9z" />
        <path d="M218 366h9v40h-9z" transform="translate(9 -2)" />
        <path d="M186 486l34 43 9-7 8 10-16 12 8 10-10 8-48-61z" />
      </g>
      <g className="chart-text-small">
        <text x="106" y="398" className="chart-end">
          T4
        </text>
        <text x="252" y="424">
          T4S
        </text>
        <text x="176" y="530" className="chart-end">
          T1 T2 T3
        </text>
      </g>
    </>
  );
}
