/** How many there are of each kind, and how many there were. */
import type { Figures, FiguresTable as Table } from "../api/figures";
import { numbersOf } from "../charts/numbers";
import { SumTable } from "../charts/sum-table";
import { useWords } from "../words/words";
import type { Compared } from "./compare";
import { TableFile } from "./table-file";

type FiguresTableProps = {
  table: Table;
  title: string;
  period: Figures;
  lines: Compared[];
  nameOf?: (name: string) => string;
  /** Parts of all enquiries, and so much is one of them. */
  isShare?: boolean;
};

export function FiguresTable({ table, title, period, lines, nameOf, isShare = false }: FiguresTableProps) {
  const { t, language } = useWords();
  const { count, change, share } = numbersOf(language);
  const columns = isShare
    ? [t("figures.enquiries"), t("figures.share"), t("figures.earlier")]
    : [t("figures.enquiries"), t("figures.earlier"), t("figures.change")];
  const rows = lines.map(({ name, now, before }) => ({
    key: name,
    name: (nameOf ? nameOf(name) : name) || t("figures.none"),
    size: now,
    cells: isShare
      ? [count(now), share(now, period.enquiries), count(before)]
      : [count(now), count(before), change(now, before) ?? "–"],
  }));
  return (
    <SumTable
      title={title}
      action={<TableFile table={table} title={title} period={period} />}
      head={t(`figures.${table}`)}
      columns={columns}
      rows={rows}
    />
  );
}
