/** How the office does, in figures: of some days, and of as many before them. */
import { call } from "./call";

export type Count = { name: string; count: number };

export type Figures = {
  from: string;
  to: string;
  enquiries: number;
  /** By Monday. */
  byWeek: Count[];
  byCourse: Count[];
  byForm: Count[];
  byLanguage: Count[];
  bySource: Count[];
  /** In office minutes; null where nobody was answered. */
  firstAnswer: { count: number; median: number | null; slowestTenth: number | null };
  answered: number;
  enrolled: number;
  closed: number;
  open: number;
  overdue: number;
};

export type FiguresReport = {
  officeDayMinutes: number;
  period: Figures;
  before: Figures;
  /** Of courses and topics, in the reader's language. */
  titles: Record<string, string>;
};

export const readFigures = (from: string, to: string) =>
  call<FiguresReport>("GET", `figures?from=${from}&to=${to}`);

export type FiguresTable = "outcome" | "week" | "course" | "form" | "language" | "source";

export const tableFile = (table: FiguresTable, from: string, to: string) =>
  `figures.csv?table=${table}&from=${from}&to=${to}`;
