/** How long somebody has waited, in the hours in which the office is open. */
import type { Row } from "../api/enquiry-shapes";

const HOUR = 60;

export type Waiting = Pick<Row, "waitedMinutes" | "officeDayMinutes">;

export type Waited = { days: number; hours: number; minutes: number };

/** As coarse as it is useful: minutes within the first day, hours until the third. */
export function waited({ waitedMinutes, officeDayMinutes }: Waiting): Waited {
  const days = Math.floor(waitedMinutes / officeDayMinutes);
  const rest = waitedMinutes - days * officeDayMinutes;
  if (days >= 3) {
    return { days, hours: 0, minutes: 0 };
  }
  return { days, hours: Math.floor(rest / HOUR), minutes: days === 0 ? rest % HOUR : 0 };
}

/** The answers that win an enquiry come within the hour; who waits a day has been forgotten. */
export const pressure = ({ waitedMinutes, officeDayMinutes }: Waiting): "calm" | "due" | "late" =>
  waitedMinutes >= officeDayMinutes ? "late" : waitedMinutes >= HOUR ? "due" : "calm";
