/** What was counted beside what happened. A group under five has no number in a report; then the truth has to be under five. */
import type { Sum } from "./truth";

type Shown = number | null;
type Line = { name: string; views: Shown; visits: Shown };
export type Report = { days: Line[]; tables: { dimension: string; lines: Line[] }[] };

export type Row = { what: string; truth: number; counted: Shown; difference: number };

const isUnderFive = (count: number) => count > 0 && count < 5;

function row(what: string, truth: number, counted: Shown): Row {
  const difference = counted === null ? (isUnderFive(truth) ? 0 : 2.5 - truth) : counted - truth;
  return { what, truth, counted, difference };
}

export function compare(truth: Map<string, Sum>, report: Report): Row[] {
  const tables = [{ dimension: "day", lines: report.days }, ...report.tables];
  const counted = new Map<string, Line>(
    tables.flatMap(({ dimension, lines }) =>
      lines.map((line) => [`${dimension} ${line.name}`, line] as const),
    ),
  );
  const values = [...new Set<string>([...truth.keys(), ...counted.keys()])].sort();
  return values.flatMap((value) => {
    const happened = truth.get(value) ?? { views: 0, visits: 0 };
    const { views, visits } = counted.get(value) ?? { views: 0, visits: 0 };
    return [
      row(`${value}: views`, happened.views, views),
      ...(happened.visits || visits !== 0 ? [row(`${value}: visits`, happened.visits, visits)] : []),
    ];
  });
}

export const isWithin = (share: number) => (row: Row) => Math.abs(row.difference) <= row.truth * share;

export function asTable(rows: Row[]): string {
  const lines = rows.map(({ what, truth, counted, difference }) => {
    const share = difference && `${((100 * difference) / Math.max(truth, 1)).toFixed(1)} %`;
    return [what.padEnd(66), truth, counted ?? "<5", difference, share]
      .map((cell, column) => (column ? String(cell).padStart(9) : cell))
      .join("");
  });
  return [`${"sum".padEnd(66)}    truth  counted     diff`, ...lines].join("\n");
}
