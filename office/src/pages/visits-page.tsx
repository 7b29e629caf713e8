/** How often pages were seen, where visits came from and what they led to. People are not told apart, and it says so. */
import { useState } from "react";
import { readVisits, type Dimension, type Visits } from "../api/visits";
import { useLoad } from "../load/use-load";
import { NoContact } from "../ui/failure";
import { Page } from "../ui/page";
import { Sweep } from "../ui/sweep";
import { DayChart } from "../visits/day-chart";
import { numbersOf } from "../visits/numbers";
import { lastDays } from "../visits/period";
import { SumTable } from "../visits/sum-table";
import { useNames } from "../words/use-names";
import { useWords } from "../words/words";

const PERIODS = [30, 90, 365] as const;

export function VisitsPage() {
  const { t } = useWords();
  const [count, setCount] = useState<number>(PERIODS[0]);
  const [now] = useState(Date.now);
  const days = lastDays(count, now);
  const [from = "", to = ""] = [days[0], days.at(-1)];
  const { data, error, reload } = useLoad(`visits ${from} ${to}`, () => readVisits(from, to));
  return (
    <Page
      title={t("visits.title")}
      about={t("visits.about")}
      action={<Periods count={count} onChange={setCount} />}
    >
      {data ? <Sums days={days} visits={data} /> : !error && <Sweep label={t("loading")} />}
      {error && <NoContact error={error} onRetry={() => void reload()} />}
    </Page>
  );
}

function Periods({ count, onChange }: { count: number; onChange: (count: number) => void }) {
  const { t } = useWords();
  return (
    <div className="periods" role="group" aria-label={t("visits.period")}>
      {PERIODS.map((days) => (
        <button key={days} type="button" aria-pressed={days === count} onClick={() => onChange(days)}>
          {t("visits.days", { count: days })}
        </button>
      ))}
    </div>
  );
}

function Sums({ days, visits }: { days: string[]; visits: Visits }) {
  const { t, language, dates } = useWords();
  const linesOf = (dimension: Dimension) =>
    visits.tables.find((table) => table.dimension === dimension)?.lines ?? [];
  const countries = new Intl.DisplayNames([language], { type: "region" });
  const { languageName, stepName, screenName } = useNames();
  const stepOf = (value: string) => {
    const [step = "", page = ""] = value.split(" ");
    return `${stepName(step)} · ${page}`;
  };
  return (
    <>
      <Totals visits={visits} />
      <DayChart days={days} lines={visits.days} />
      <details className="fold">
        <summary>{t("visits.byDay")}</summary>
        <SumTable head={t("visits.day")} lines={visits.days.toReversed()} nameOf={dates.day} />
      </details>
      <div className="sums-grid">
        <SumTable title={t("visits.pages")} head={t("visits.page")} lines={linesOf("page")} />
        <SumTable
          title={t("visits.referrers")}
          head={t("visits.host")}
          lines={linesOf("referrer")}
          nameOf={(name) => (name === "other" ? t("visits.other") : name || t("visits.direct"))}
        />
        <SumTable
          title={t("visits.fromPage")}
          head={t("visits.stepAndEntry")}
          lines={linesOf("step-entry")}
          nameOf={stepOf}
          isStep
        />
        <SumTable
          title={t("visits.steps")}
          head={t("visits.stepAndPage")}
          lines={linesOf("step-page")}
          nameOf={stepOf}
          isStep
        />
        <SumTable
          title={t("visits.campaigns")}
          head={t("visits.campaign")}
          lines={linesOf("campaign")}
          nameOf={(name) => (name === "other" ? t("visits.other") : name)}
        />
        <SumTable
          title={t("visits.countries")}
          head={t("visits.country")}
          lines={linesOf("country")}
          nameOf={(code) => (code === "" ? t("visits.unknown") : (countries.of(code) ?? code))}
        />
        <SumTable
          title={t("visits.languages")}
          head={t("visits.language")}
          lines={linesOf("language")}
          nameOf={languageName}
        />
        <SumTable
          title={t("visits.screens")}
          head={t("visits.screen")}
          lines={linesOf("screen")}
          nameOf={screenName}
        />
      </div>
    </>
  );
}

function Totals({ visits: { total } }: { visits: Visits }) {
  const { t, language } = useWords();
  const { count, change } = numbersOf(language);
  const figures = [
    { name: t("visits.visits"), now: total.visits, before: total.visitsBefore },
    { name: t("visits.views"), now: total.views, before: total.viewsBefore },
  ];
  return (
    <dl className="totals">
      {figures.map(({ name, now, before }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{count(now)}</dd>
          <dd className="totals-before">
            {t("visits.before", { count: count(before), change: change(now, before) ?? "–" })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
