/** How many came, how soon they were answered, and who still waits. */
import type { FiguresReport } from "../api/figures";
import { numbersOf } from "../charts/numbers";
import { Totals } from "../charts/totals";
import { waitedText } from "../queue/waited-text";
import { Link } from "../router/link";
import { useWords } from "../words/words";

export function Headline({ report }: { report: FiguresReport }) {
  const { t, language } = useWords();
  const { count, change } = numbersOf(language);
  const { period, before, officeDayMinutes } = report;
  const time = (minutes: number | null) =>
    minutes === null ? "–" : waitedText(t, { waitedMinutes: minutes, officeDayMinutes });
  const earlier = (now: number, then: number) => {
    const changed = change(now, then);
    return changed === null
      ? t("figures.before", { count: count(then) })
      : t("figures.beforeAndChange", { count: count(then), change: changed });
  };
  const answers = [
    { name: t("figures.median"), now: period.firstAnswer.median, was: before.firstAnswer.median },
    {
      name: t("figures.slowest"),
      now: period.firstAnswer.slowestTenth,
      was: before.firstAnswer.slowestTenth,
    },
  ];
  const waiting = (
    <Link className="link" to={{ page: "home", search: "?view=waiting" }}>
      {t("figures.late")}
    </Link>
  );
  return (
    <Totals
      totals={[
        {
          name: t("figures.enquiries"),
          value: count(period.enquiries),
          before: earlier(period.enquiries, before.enquiries),
        },
        ...answers.map(({ name, now, was }) => ({
          name,
          value: time(now),
          before: t("figures.before", { count: time(was) }),
        })),
        {
          name: t("figures.overdueNow"),
          value: count(period.overdue),
          before: t("figures.before", { count: count(before.overdue) }),
          link: period.overdue + before.overdue > 0 && waiting,
        },
      ]}
    />
  );
}
