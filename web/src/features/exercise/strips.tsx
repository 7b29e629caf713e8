/** The strips of the sector: one button an aircraft, which selects it. */
import { useText } from "../../site/page-context";
import { verticalTrend, type Aircraft } from "./model/aircraft";
import type { Flight } from "./model/traffic";
import { FEET_PER_LEVEL } from "./model/units";
import { headingText, levelText } from "./phraseology";
import { asTold, type Session } from "./session";

const ARROWS = { [-1]: "↓", [0]: "", [1]: "↑" } as const;

type StripsProps = { session: Session; selected: number | null; onSelect: (index: number) => void };

export function Strips({ session, selected, onSelect }: StripsProps) {
  const t = useText();
  const inConflict = new Set(session.conflicts.flatMap(({ pair }) => pair));
  return (
    <ul className="exercise-strips" aria-label={t("exercise.strips")}>
      {session.traffic.aircraft.map(({ callsign }, index) => (
        <li key={callsign}>
          <button
            type="button"
            aria-pressed={selected === index}
            className="exercise-strip ground-paper"
            onClick={() => onSelect(index)}
          >
            <StripCells
              aircraft={asTold(session, index)}
              flight={session.traffic.flights[index] as Flight}
              mark={inConflict.has(index) ? "!" : ""}
            />
          </button>
        </li>
      ))}
    </ul>
  );
}

function StripCells({ aircraft, flight, mark }: { aircraft: Aircraft; flight: Flight; mark: string }) {
  const trend = verticalTrend(aircraft);
  const now = levelText(aircraft.altitude);
  const cleared = levelText(aircraft.clearedAltitude);
  return (
    <>
      <span className="exercise-strip-callsign">
        {aircraft.callsign} {mark}
      </span>
      <span>{headingText(aircraft.clearedHeading)}°</span>
      <span>{trend === 0 ? `F${now}` : `F${now}${ARROWS[trend]}${cleared}`}</span>
      <span className="exercise-strip-exit">
        {flight.exit.name}
        {levelText(flight.exitLevel * FEET_PER_LEVEL) !== cleared && ` F${flight.exitLevel}`}
      </span>
    </>
  );
}
