/** How often pages were seen, where visits came from and what they led to. People are not told apart, and it says so. */
import { useState } from "react";
import { readVisits, type Visits } from "../api/visits";
import { BarChart, mostOf } from "../charts/bar-chart";
import { heightOf, numbersOf } from "../charts/numbers";
import { lastDays } from "../charts/period";
import { Periods } from "../charts/periods";
import { Totals } from "../charts/totals";
import { useLoad } from "../load/use-load";
import { NoContact } from "../ui/failure";
import { Page } from "../ui/page";
import { Sweep } from "../ui/sweep";
import { useTables } from "../visits/tables";
import { VisitTable } from "../visits/visit-table";
import { useWords } from "../words/words";

const PERIODS = [30, 90, 365] as const;

export function VisitsPage() {
  const { t } = useWords();
  const [count, setCount] = useState<number>(PERIODS[0]);
  const [now] = useState(Date.now);
  const days = lastDays(count, now);
  const [from = "", to = ""] = [days[0], days.at(-1)];
  const { data, error, reload } = useLoad(`visits ${from} ${to}`, () => readVisits(from, to));
  const periods = (
    <Periods
      label={t("visits.period")}
      choices={PERIODS}
      chosen={count}
      nameOf={(choice) => t("visits.days", { count: choice })}
      onChoose={setCount}
    />
  );
  return (
    <Page title={t("visits.title")} about={t("visits.about")} action={periods}>
      {data ? <Sums days={days} visits={data} /> : !error && <Sweep label={t("loading")} />}
      {error && <NoContact error={error} onRetry={() => void reload()} />}
    </Page>
  );
}

function Sums({ days, visits }: { days: string[]; visits: Visits }) {
  const { t, dates } = useWords();
  const tables = useTables();
  return (
    <>
      <TwoTotals visits={visits} />
      <DayChart days={days} visits={visits} />
      <details className="fold">
        <summary>{t("visits.byDay")}</summary>
        <VisitTable head={t("visits.day")} lines={visits.days.toReversed()} nameOf={dates.day} />
      </details>
      <div className="sums-grid">
        {tables.map(({ of, ...table }) => (
          <VisitTable
            key={of}
            {...table}
            lines={visits.tables.find(({ dimension }) => dimension === of)?.lines ?? []}
          />
        ))}
      </div>
    </>
  );
}

function DayChart({ days, visits }: { days: string[]; visits: Visits }) {
  const { t, language, dates } = useWords();
  const byDay = new Map(visits.days.map((line) => [line.name, heightOf(line.visits)]));
  const bars = days.map((day) => ({ key: day, value: byDay.get(day) ?? 0 }));
  const most = t("visits.most", { count: numbersOf(language).count(mostOf(bars)) });
  return <BarChart bars={bars} captions={[dates.day(days[0] ?? ""), most, dates.day(days.at(-1) ?? "")]} />;
}

function TwoTotals({ visits: { total } }: { visits: Visits }) {
  const { t, language } = useWords();
  const { count, change } = numbersOf(language);
  const figures = [
    { name: t("visits.visits"), now: total.visits, before: total.visitsBefore },
    { name: t("visits.views"), now: total.views, before: total.viewsBefore },
  ];
  const totals = figures.map(({ name, now, before }) => ({
    name,
    value: count(now),
    before: t("visits.before", { count: count(before), change: change(now, before) ?? "–" }),
  }));
  return <Totals totals={totals} />;
}
