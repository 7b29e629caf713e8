/** A waiting time in words. */
import type { Values, WordKey } from "../words/catalogue";
import { waited, type Waiting } from "./waited";

type Say = (key: WordKey, values?: Values) => string;

const said = (t: Say, count: number, one: WordKey, many: WordKey) => t(count === 1 ? one : many, { count });

const counted = (t: Say, count: number, one: WordKey, many: WordKey) =>
  count === 0 ? [] : [said(t, count, one, many)];

/** `short`: as a strip shows it. Otherwise as one would say it. */
export function waitedText(t: Say, waiting: Waiting, form: "short" | "long" = "short"): string {
  const { days, hours, minutes } = waited(waiting);
  const parts =
    form === "short"
      ? [
          ...counted(t, days, "wait.day", "wait.days"),
          ...counted(t, hours, "wait.shortHours", "wait.shortHours"),
          ...counted(t, minutes, "wait.shortMinutes", "wait.shortMinutes"),
        ]
      : [
          ...counted(t, days, "wait.officeDay", "wait.officeDays"),
          ...counted(t, hours, "wait.hour", "wait.hours"),
          ...counted(t, minutes, "wait.minute", "wait.minutes"),
        ];
  if (parts.length === 0) {
    // The office was closed ever since, or it has just come.
    return form === "short"
      ? t("wait.shortMinutes", { count: 0 })
      : said(t, 0, "wait.minute", "wait.minutes");
  }
  return parts.join(form === "short" ? " " : t("wait.and"));
}
