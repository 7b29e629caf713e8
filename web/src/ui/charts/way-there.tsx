/** How to get to a centre, as a schematic drawing: the ground of its aerodrome chart, with roads, rails and places named. */
import type { Aerodrome } from "../../generated/Aerodrome";
import * as gclp from "./gclp-ground";
import * as lemd from "./lemd-ground";
import type { RunwayProps } from "./runway";

type Place = { name: string; at: readonly [x: number, y: number] };

/** Wider than the sheets, with room above and below for what stands over the drawing. */
const VIEWS = {
  LEMD: { x: -330, y: 34, width: 1060, height: 885 },
  GCLP: { x: -280, y: -20, width: 1060, height: 885 },
} as const;

export function WayThere({ aerodrome }: { aerodrome: Aerodrome }) {
  const { x, y, width, height } = VIEWS[aerodrome];
  const lines = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  return (
    <svg
      viewBox={`${x} ${y} ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="chart absolute inset-0 size-full!"
    >
      <rect x={x} y={y} width={width} height={height} className="fill-panel" />
      <path
        d={lines.map((line) => `M${x + line * 96} ${y}v${height}M${x} ${y + line * 96}h${width}`).join("")}
        className="chart-graticule"
      />
      {aerodrome === "LEMD" ? <Madrid /> : <GranCanaria />}
    </svg>
  );
}

/** Metro line 8 and the commuter train come in from the west; places on them are marked, not measured. */
function Madrid() {
  return (
    <>
      <path d={`M440 30L420 92${lemd.RIVER.slice("M420 92".length)}l90 290`} className="chart-water" />
      <g fill="none" className="stroke-line" strokeWidth="9">
        <path d="M14 250C-80 190-200 190-340 180M218 648c40 70 110 180 180 280M14 618c-120 20-240 60-354 120M546 592c70-24 130-26 190-26" />
        {lemd.ROADS.map(({ path }) => (
          <path key={path} d={path} />
        ))}
      </g>
      <g fill="none" className="stroke-accent" strokeWidth="3" opacity="0.7">
        <path d="M-340 524L-150 540C-80 548 30 560 90 552s110-40 128-42c-30-30-70-40-92-72-10-16-14-30-14-44" />
        <path d="M-340 372L-150 360C-60 352 30 372 112 384" strokeDasharray="12 6" />
      </g>
      <Runways runways={lemd.RUNWAYS} />
      <path d={lemd.TERMINALS} className="chart-building" />
      <Places
        places={[
          ...lemd.ROADS,
          { name: "T4", at: [150, 372] },
          { name: "T1 T2 T3", at: [226, 596] },
          { name: "Metro 8", at: [-40, 536] },
          { name: "Cercanías", at: [-30, 342] },
          { name: "← Madrid", at: [-60, 610] },
        ]}
      />
      <Pin at={lemd.SCHOOL} />
    </>
  );
}

function GranCanaria() {
  const coast = gclp.COAST.replace("M424 80", "M444-30L424 80");
  return (
    <>
      <path d={`${coast}C250 706 236 760 190 880H800V-30Z`} className="fill-ground" />
      {[0, 14, 34, 62].map((offshore) => (
        <path
          key={offshore}
          d={`${coast}C250 706 236 760 190 880`}
          transform={`translate(${offshore} ${offshore / 4})`}
          className={offshore ? "chart-hairline" : "chart-coast"}
        />
      ))}
      <g fill="none" className="stroke-line" strokeWidth="9">
        <path d={`M120-30L150 92${gclp.ROAD.slice("M150 92".length)}L-30 880`} />
        <path d="M104 312C140 330 168 344 190 364" />
      </g>
      <Runways runways={gclp.RUNWAYS} />
      <path d="M193 426l15 6 40-102-15-6z" className="chart-building" />
      <Places
        places={[
          { name: "GC-1", at: [20, 470] },
          { name: "↑ Las Palmas", at: [50, 150] },
          { name: "↓ Maspalomas", at: [120, 556] },
        ]}
      />
      <Pin at={gclp.SCHOOL} />
    </>
  );
}

function Runways({ runways }: { runways: readonly RunwayProps[] }) {
  return (
    <path
      d={runways
        .map(({ from, to }) => `M${from.map(Math.round).join(" ")}L${to.map(Math.round).join(" ")}`)
        .join("")}
      fill="none"
      strokeWidth="7"
      className="stroke-fg"
    />
  );
}

function Places({ places }: { places: readonly Place[] }) {
  return (
    <g className="fill-fg text-drawing-xl chart-halo chart-middle">
      {places.map(({ name, at: [x, y] }) => (
        <text key={name} x={x} y={y}>
          {name}
        </text>
      ))}
    </g>
  );
}

function Pin({ at: [x, y] }: { at: readonly [x: number, y: number] }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {[44, 88].map((radius) => (
        <circle key={radius} r={radius} fill="none" strokeDasharray="3 5" className="stroke-accent" />
      ))}
      <path d="M0 0c-11-15-16-22-16-31a16 16 0 0 1 32 0c0 9-5 16-16 31z" className="chart-pin" />
      <circle cy="-31" r="5.5" className="chart-pin-eye" />
    </g>
  );
}
