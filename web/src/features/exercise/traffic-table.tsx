/** The picture as a table: where each aircraft is, what it does, and with whom it comes into conflict. */
import { useText, type Translate } from "../../site/page-context";
import { verticalTrend, type Aircraft } from "./model/aircraft";
import { bearingTo, wholeRoot } from "./model/angles";
import { PERFORMANCE, speedAt } from "./model/performance";
import { miles } from "./model/units";
import { headingText, levelText } from "./phraseology";
import type { Session } from "./session";
import { secondsOf } from "./traffic-picture";

type TableProps = {
  session: Session;
  selected: number | null;
  onSelect: (index: number) => void;
  factor: number;
};

export function TrafficTable({ session, selected, onSelect, factor }: TableProps) {
  const t = useText();
  return (
    <div className="exercise-table" role="region" aria-label={t("exercise.traffic")} tabIndex={0}>
      <table>
        <caption className="sr-only">{t("exercise.traffic")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("exercise.aircraft")}</th>
            <th scope="col">{t("exercise.level")}</th>
            <th scope="col">{t("exercise.headingAndSpeed")}</th>
            <th scope="col">{t("exercise.conflict")}</th>
            <th scope="col">{t("exercise.position")}</th>
          </tr>
        </thead>
        <tbody>
          {session.state.aircraft.map((aircraft, index) => (
            <tr key={aircraft.callsign}>
              <th scope="row">
                <button type="button" aria-pressed={selected === index} onClick={() => onSelect(index)}>
                  {aircraft.callsign}
                </button>
              </th>
              <td>{levelWords(aircraft, t)}</td>
              <td>{motionWords(aircraft)}</td>
              <td>{conflictWords(session, index, factor, t)}</td>
              <td>{positionWords(aircraft, t)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function motionWords({ heading, type, altitude }: Aircraft): string {
  return `${headingText(heading)}°, ${speedAt(PERFORMANCE[type], altitude)}\u00a0kt`;
}

function levelWords(aircraft: Aircraft, t: Translate): string {
  const level = levelText(aircraft.clearedAltitude);
  const words = {
    [-1]: t("exercise.levelDescent", { level }),
    [0]: t("exercise.levelHeld"),
    [1]: t("exercise.levelClimb", { level }),
  };
  return `F${levelText(aircraft.altitude)}, ${words[verticalTrend(aircraft)]}`;
}

function conflictWords({ conflicts, state }: Session, index: number, factor: number, t: Translate): string {
  const own = conflicts.find(({ pair }) => pair.includes(index));
  if (!own) {
    return t("exercise.noConflict");
  }
  const other = own.pair[0] === index ? own.pair[1] : own.pair[0];
  const { callsign } = state.aircraft[other] as Aircraft;
  return own.urgency === "lost"
    ? t("exercise.lostWith", { callsign })
    : t("exercise.conflictWith", { callsign, seconds: secondsOf(own.left, factor) });
}

function positionWords({ east, north }: Aircraft, t: Translate): string {
  return t("exercise.positionText", {
    bearing: headingText(bearingTo(east, north)),
    miles: Math.round(miles(wholeRoot(east * east + north * north))),
  });
}
