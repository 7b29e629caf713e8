/** One table of sums; a bar under each name says its share before the number does. */
import { useState, type ReactNode } from "react";
import { Button } from "../ui/button";
import { useWords } from "../words/words";

const SHOWN_AT_FIRST = 10;

export type SumRow = {
  key: string;
  name: string;
  /** How long its bar is, beside those of the others. */
  size: number;
  cells: string[];
};

type SumTableProps = {
  /** Left out where it stands above already. */
  title?: string;
  /** Beside the title. */
  action?: ReactNode;
  /** What a row's name is called here, and what its numbers are. */
  head: string;
  columns: string[];
  rows: SumRow[];
};

export function SumTable({ title, action, head, columns, rows }: SumTableProps) {
  const { t } = useWords();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, SHOWN_AT_FIRST);
  const most = Math.max(1, ...rows.map(({ size }) => size));
  return (
    <section className="sums">
      {(title ?? action) && (
        <header>
          {title && <h2>{title}</h2>}
          {action}
        </header>
      )}
      {rows.length === 0 ? (
        <p className="empty">{t("visits.nothing")}</p>
      ) : (
        <table>
          <thead>
            <tr>
              {[head, ...columns].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Row key={row.key} row={row} columns={columns} most={most} />
            ))}
          </tbody>
        </table>
      )}
      {shown.length < rows.length && (
        <Button onClick={() => setWhole(true)}>{t("visits.all", { count: rows.length })}</Button>
      )}
    </section>
  );
}

function Row({ row, columns, most }: { row: SumRow; columns: string[]; most: number }) {
  const share = Math.round((row.size / most) * 1000) / 10;
  return (
    <tr>
      <th scope="row">
        {row.name}
        <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width={share} height="1" />
        </svg>
      </th>
      {columns.map((column, index) => (
        <td key={column}>{row.cells[index]}</td>
      ))}
    </tr>
  );
}
