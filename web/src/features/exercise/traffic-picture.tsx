/** The traffic on the scope: targets, trails, the point of a delivery, and lines between those who come too close. */
import { useText } from "../../site/page-context";
import { dotOf, placeOf, toX, toY, vectorOf } from "../../ui/radar/geometry";
import { Scope } from "../../ui/radar/scope";
import { DataBlock } from "../../ui/radar/target";
import type { Plot } from "../../ui/radar/traffic";
import { conflictOffset, type Side } from "./block-boxes";
import { verticalTrend, type Aircraft } from "./model/aircraft";
import { PERFORMANCE, speedAt } from "./model/performance";
import type { Delivery } from "./model/traffic";
import { FEET_PER_LEVEL, miles } from "./model/units";
import { levelText } from "./phraseology";
import type { Session, ShownConflict } from "./session";
import { useBlockSides } from "./use-block-sides";

const ARROWS = { [-1]: "↓", [0]: "", [1]: "↑" } as const;
const PLOT = "M-5-5h10v10h-10z";

export function plotOf(aircraft: Aircraft): Plot {
  return {
    east: miles(aircraft.east),
    north: miles(aircraft.north),
    level: aircraft.altitude / FEET_PER_LEVEL,
    speed: speedAt(PERFORMANCE[aircraft.type], aircraft.altitude),
    climb: verticalTrend(aircraft),
    heading: (aircraft.heading * Math.PI) / 180,
  };
}

function blockLines(aircraft: Aircraft): [string, string] {
  const trend = verticalTrend(aircraft);
  const cleared = trend === 0 ? "" : levelText(aircraft.clearedAltitude);
  return [aircraft.callsign, `${levelText(aircraft.altitude)}${ARROWS[trend]}${cleared}`];
}

type PictureProps = {
  session: Session;
  selected: number | null;
  onSelect?: (index: number) => void;
  /** How many times faster than life time runs just now. */
  factor: number;
  /** The aircraft whose data blocks are shown; all of them where it is not given. */
  named?: readonly number[] | undefined;
};

export function TrafficPicture({ session, selected, onSelect, factor, named }: PictureProps) {
  const t = useText();
  const { aircraft } = session.state;
  const sides = useBlockSides(session);
  return (
    <Scope label={t("exercise.scope")} sweep={false} className="exercise-scope">
      {session.traffic.delivery && <DeliveryPoint delivery={session.traffic.delivery} />}
      {session.conflicts.map((conflict) => (
        <ConflictLine key={conflict.pair.join()} conflict={conflict} aircraft={aircraft} factor={factor} />
      ))}
      {aircraft.map((one, index) => (
        <LiveTarget
          key={one.callsign}
          aircraft={one}
          side={sides[index] as Side}
          trail={session.trails[index] ?? []}
          isSelected={selected === index}
          isNamed={named?.includes(index) ?? true}
          onSelect={onSelect && (() => onSelect(index))}
        />
      ))}
    </Scope>
  );
}

type TargetProps = {
  aircraft: Aircraft;
  side: Side;
  trail: readonly { east: number; north: number }[];
  isSelected: boolean;
  isNamed: boolean;
  onSelect: (() => void) | undefined;
};

function LiveTarget({ aircraft, side, trail, isSelected, isNamed, onSelect }: TargetProps) {
  const plot = plotOf(aircraft);
  const dots = trail.map(({ east, north }) => dotOf({ ...plot, east: miles(east), north: miles(north) }));
  return (
    <g className="exercise-target" data-selected={isSelected || undefined}>
      <path d={dots.join("")} opacity={0.5} className="target-dot" />
      <g transform={placeOf(plot)}>
        <path d={vectorOf(plot)} className="target-vector" />
        {isSelected && <circle r="16" className="exercise-ring" />}
        <path d={PLOT} className="target-plot" />
        {isNamed && <DataBlock side={side} lines={blockLines(aircraft)} />}
        {onSelect && <circle r="46" className="exercise-hit" onClick={onSelect} />}
      </g>
    </g>
  );
}

type LineProps = { conflict: ShownConflict; aircraft: readonly Aircraft[]; factor: number };

/** Thin and dashed while there is time, thick when there is not; how long stands beside it. */
function ConflictLine({ conflict: { pair, left, urgency }, aircraft, factor }: LineProps) {
  const [a, b] = pair.map((index) => plotOf(aircraft[index] as Aircraft)) as [Plot, Plot];
  const [x, y] = [toX((a.east + b.east) / 2), toY((a.north + b.north) / 2)];
  const isLost = urgency === "lost";
  return (
    <g className="exercise-conflict" data-urgency={urgency}>
      <path d={`M${toX(a.east)} ${toY(a.north)}L${toX(b.east)} ${toY(b.north)}`} />
      {isLost && [a, b].map((plot, index) => <circle key={index} transform={placeOf(plot)} r="22" />)}
      <text x={x} y={y + conflictOffset(pair, isLost, aircraft)} dy="0.35em">
        {isLost ? "< 5 NM" : `${urgency === "urgent" ? "! " : ""}${secondsOf(left, factor)} s`}
      </text>
    </g>
  );
}

/** Of the visitor's time, not of the flight's. */
export function secondsOf(flightSeconds: number, factor: number): number {
  return Math.ceil(flightSeconds / factor);
}

function DeliveryPoint({ delivery: { point, level } }: { delivery: Delivery }) {
  return (
    <g transform={`translate(${toX(miles(point.east))} ${toY(miles(point.north))})`}>
      <path d="M0-9 8 6h-16z" className="exercise-point" />
      <text y="38" className="exercise-point-name">
        {point.name} F{level}
      </text>
    </g>
  );
}
