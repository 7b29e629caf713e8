/** How we do: how many asked, how soon they were answered, what became of them. */
import { useState } from "react";
import { readFigures, type FiguresReport } from "../api/figures";
import { lastDays } from "../charts/period";
import { Periods } from "../charts/periods";
import { compared } from "../figures/compare";
import { FiguresTable } from "../figures/figures-table";
import { Headline } from "../figures/headline";
import { outcomes } from "../figures/outcomes";
import { WeekChart } from "../figures/week-chart";
import { useLoad } from "../load/use-load";
import { NoContact } from "../ui/failure";
import { Page } from "../ui/page";
import { Sweep } from "../ui/sweep";
import { useNames } from "../words/use-names";
import { useWords } from "../words/words";

const WEEKS = [12, 26, 52] as const;

export function FiguresPage() {
  const { t, language } = useWords();
  const [weeks, setWeeks] = useState<number>(WEEKS[0]);
  const [now] = useState(Date.now);
  const days = lastDays(weeks * 7, now);
  const [from = "", to = ""] = [days[0], days.at(-1)];
  const { data, error, reload } = useLoad(`figures ${from} ${to} ${language}`, () => readFigures(from, to));
  const periods = (
    <Periods
      label={t("figures.period")}
      choices={WEEKS}
      chosen={weeks}
      nameOf={(choice) => t("figures.weeks", { count: choice })}
      onChoose={setWeeks}
    />
  );
  return (
    <Page title={t("figures.title")} about={t("figures.about")} action={periods}>
      {data ? <Report report={data} /> : !error && <Sweep label={t("loading")} />}
      {error && <NoContact error={error} onRetry={() => void reload()} />}
    </Page>
  );
}

function Report({ report }: { report: FiguresReport }) {
  const { t, has } = useWords();
  const { formName, languageName } = useNames();
  const { period, before, titles } = report;
  const stepName = (step: string) => {
    const key = `figures.${step}`;
    return has(key) ? t(key) : step;
  };
  return (
    <>
      <Headline report={report} />
      <WeekChart report={report} />
      <div className="sums-grid">
        <FiguresTable
          table="outcome"
          title={t("figures.outcomes")}
          period={period}
          lines={outcomes(period, before)}
          nameOf={stepName}
          isShare
        />
        <FiguresTable
          table="course"
          title={t("figures.courses")}
          period={period}
          lines={compared(period.byCourse, before.byCourse)}
          nameOf={(name) => titles[name] ?? name}
        />
        <FiguresTable
          table="form"
          title={t("figures.forms")}
          period={period}
          lines={compared(period.byForm, before.byForm)}
          nameOf={formName}
        />
        <FiguresTable
          table="language"
          title={t("figures.languages")}
          period={period}
          lines={compared(period.byLanguage, before.byLanguage)}
          nameOf={languageName}
        />
        <FiguresTable
          table="source"
          title={t("figures.sources")}
          period={period}
          lines={compared(period.bySource, before.bySource)}
        />
      </div>
    </>
  );
}
