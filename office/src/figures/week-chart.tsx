/** Enquiries by week, drawn and as a table. */
import type { FiguresReport } from "../api/figures";
import { BarChart, mostOf } from "../charts/bar-chart";
import { numbersOf } from "../charts/numbers";
import { useWords } from "../words/words";
import { weekByWeek } from "./compare";
import { FiguresTable } from "./figures-table";

export function WeekChart({ report: { period, before } }: { report: FiguresReport }) {
  const { t, language, dates } = useWords();
  const weeks = weekByWeek(period.byWeek, before.byWeek);
  const bars = weeks.map((week) => ({ key: week.name, value: week.now, before: week.before }));
  const most = t("figures.most", { count: numbersOf(language).count(mostOf(bars)) });
  return (
    <section className="weeks">
      <h2>{t("figures.byWeek")}</h2>
      <BarChart
        bars={bars}
        captions={[dates.day(period.from), `${most} · ${t("figures.ticks")}`, dates.day(period.to)]}
      />
      <details className="fold">
        <summary>{t("figures.weekByWeek")}</summary>
        <FiguresTable
          table="week"
          title={t("figures.weekByWeek")}
          period={period}
          lines={weeks}
          nameOf={dates.day}
        />
      </details>
    </section>
  );
}
