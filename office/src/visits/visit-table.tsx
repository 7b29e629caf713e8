/** Views and visits of a table, beside what they were. */
import type { Line } from "../api/visits";
import { heightOf, numbersOf } from "../charts/numbers";
import { SumTable } from "../charts/sum-table";
import { useWords } from "../words/words";

export type VisitTableProps = {
  title?: string;
  head: string;
  lines: Line[];
  nameOf?: (name: string) => string;
  /** Steps are taken, not visited. */
  isStep?: boolean;
};

export function VisitTable({ lines, nameOf = (name) => name, isStep = false, ...rest }: VisitTableProps) {
  const { t, language } = useWords();
  const { count, change } = numbersOf(language);
  const columns = isStep
    ? [t("visits.times"), t("visits.change")]
    : [t("visits.views"), t("visits.visits"), t("visits.change")];
  const rows = lines.map(({ name, views, visits, viewsBefore }) => ({
    key: name,
    name: nameOf(name),
    size: heightOf(views),
    cells: [count(views), ...(isStep ? [] : [count(visits)]), change(views, viewsBefore) ?? "–"],
  }));
  return <SumTable {...rest} columns={columns} rows={rows} />;
}
