/** What the office's clock says, in words: "We answer today until 18:00". */
import type { FooterCentre } from "../generated/FooterCentre";
import type { Language } from "../generated/Language";
import type { PageData } from "../generated/PageData";
import { isOwnClock, officeState, type OfficeState } from "./office-hours";
import type { Translate } from "./page-context";
import { phoneHref } from "./phone-href";

export type Office = {
  centre: FooterCentre;
  line: string;
  /** Where to call: only while somebody picks up. */
  call: string | undefined;
};

/** The centre where somebody picks up now, or else the one that is open next. A centre to come answers nobody. */
export function findOffice({ frame, language }: PageData, t: Translate, now: Date): Office | null {
  const found = frame.centres
    .filter(({ soon }) => !soon)
    .map((centre) => ({ centre, state: officeState(frame.hours, centre.timeZone, now) }))
    .sort((a, b) => daysUntil(a.state) - daysUntil(b.state))[0];
  if (!found?.state) {
    return null;
  }
  const { centre, state } = found;
  const sentence = inWords(state, t, language);
  const line = isOwnClock(centre.timeZone, now)
    ? sentence
    : t("office.clock", { sentence, centre: centre.name });
  return { centre, line, call: state.isOpen && !centre.noCalls ? phoneHref(centre.phone) : undefined };
}

/** Fewer is sooner; an open office is not waited for. */
function daysUntil(state: OfficeState | null): number {
  return state ? (state.isOpen ? -1 : state.days) : Infinity;
}

function inWords(state: OfficeState, t: Translate, language: Language): string {
  if (state.isOpen) {
    return t("office.until", { time: state.until });
  }
  const { days, date, from: time } = state;
  if (days < 2) {
    return t(days === 0 ? "office.today" : "office.tomorrow", { time });
  }
  return t("office.day", { day: dayName(date, days, language), time });
}

/** A weekday names a day of this week; what is further away needs its date. */
function dayName(date: Date, days: number, language: Language): string {
  const locale = language === "es" ? "es-ES" : "en-GB";
  const named = days < 7 ? ({ weekday: "long" } as const) : ({ day: "numeric", month: "long" } as const);
  return new Intl.DateTimeFormat(locale, { ...named, timeZone: "UTC" }).format(date);
}
