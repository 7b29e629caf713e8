/** What became of enquiries, step by step. */
import type { Figures } from "../api/figures";
import type { Compared } from "./compare";

/** Each of them is one of the last four but one; who was answered once may be open again. */
const STEPS = {
  enquiries: ({ enquiries }: Figures) => enquiries,
  replied: ({ firstAnswer }: Figures) => firstAnswer.count,
  answered: ({ answered }: Figures) => answered,
  enrolled: ({ enrolled }: Figures) => enrolled,
  closed: ({ closed }: Figures) => closed,
  open: ({ open }: Figures) => open,
  overdue: ({ overdue }: Figures) => overdue,
};

export const outcomes = (period: Figures, before: Figures): Compared[] =>
  Object.entries(STEPS).map(([name, of]) => ({ name, now: of(period), before: of(before) }));
