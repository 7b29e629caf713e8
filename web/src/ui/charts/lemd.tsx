/** Madrid-Barajas: four runways, the old terminals, T4 and its satellite. Simplified shapes, in their places to a few hundred metres. */
import { CompassRose } from "./compass-rose";
import { KILOMETRE, RIVER, ROADS, RUNWAYS, SCHOOL, TERMINALS } from "./lemd-ground";
import { Plate, type ChartWords, type Sheet } from "./plate";
import { VARIATIONS } from "./reference-points";
import { Runway } from "./runway";
import { SchoolPin } from "./school-pin";

const SHEET: Sheet = {
  code: "LEMD",
  name: "Adolfo Suárez Madrid-Barajas",
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
  return (
    <Plate sheet={SHEET} words={words} className={className}>
      <Ground />
      <Taxiways />
      <TerminalBuildings />
      {RUNWAYS.map((runway) => (
        <Runway key={runway.size + runway.names[0]} {...runway} />
      ))}
      <CompassRose x={462} y={196} radius={46} variation={VARIATIONS.LEMD} />
      <SchoolPin x={SCHOOL[0]} y={SCHOOL[1]} label={words.school} />
    </Plate>
  );
}

/** A river and two motorways, to read the place by. */
function Ground() {
  return (
    <>
      <path d={RIVER} className="chart-water" />
      {ROADS.map(({ path }) => (
        <path key={path} d={path} className="chart-road" />
      ))}
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

function TerminalBuildings() {
  return (
    <>
      <g className="chart-building">
        <path d={TERMINALS} />
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
