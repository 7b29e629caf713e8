/** Warnings as sentences: each is said when it begins, and once more when it gets worse. */
import type { Translate } from "../../site/page-context";
import type { Aircraft } from "./model/aircraft";
import type { Session, ShownConflict } from "./session";
import { secondsOf } from "./traffic-picture";

/** Which warnings have been said, by pair and urgency. */
export type Said = Set<string>;

export function newWarnings(session: Session, said: Said, factor: number, t: Translate): string[] {
  const fresh = session.conflicts.filter(({ pair, urgency }) => !said.has(`${pair.join()} ${urgency}`));
  for (const { pair, urgency } of fresh) {
    said.add(`${pair.join()} ${urgency}`);
  }
  return fresh.map((conflict) => sentence(session, conflict, factor, t));
}

function sentence(
  { state }: Session,
  { pair, left, urgency }: ShownConflict,
  factor: number,
  t: Translate,
): string {
  const [first, second] = pair.map((index) => (state.aircraft[index] as Aircraft).callsign) as [
    string,
    string,
  ];
  return urgency === "lost"
    ? t("exercise.lost", { first, second })
    : t("exercise.predicted", { first, second, seconds: secondsOf(left, factor) });
}
