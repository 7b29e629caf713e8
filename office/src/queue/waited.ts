/** How long somebody has waited, in the hours in which the office is open. */

const HOUR = 60;
/** From nine to six (`content/school.toml`, hours). */
export const OFFICE_DAY = 9 * HOUR;

export type Waited = { days: number; hours: number; minutes: number };

/** As coarse as it is useful: minutes within the first day, hours until the third. */
export function waited(minutes: number): Waited {
  const days = Math.floor(minutes / OFFICE_DAY);
  const rest = minutes - days * OFFICE_DAY;
  if (days >= 3) {
    return { days, hours: 0, minutes: 0 };
  }
  return { days, hours: Math.floor(rest / HOUR), minutes: days === 0 ? rest % HOUR : 0 };
}

/** The answers that win an enquiry come within the hour; who waits a day has been forgotten. */
export const pressure = (minutes: number): "calm" | "due" | "late" =>
  minutes >= OFFICE_DAY ? "late" : minutes >= HOUR ? "due" : "calm";
