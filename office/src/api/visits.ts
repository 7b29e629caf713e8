/** The sums of visits. A number that is null is between one and four: too few to be told. */
import { call } from "./call";

export type Shown = number | null;

export type Line = {
  name: string;
  views: Shown;
  visits: Shown;
  viewsBefore: Shown;
  visitsBefore: Shown;
};

export type Dimension =
  "page" | "referrer" | "campaign" | "language" | "country" | "screen" | "step-page" | "step-entry";

export type Visits = {
  from: string;
  to: string;
  total: Line;
  days: Line[];
  tables: { dimension: Dimension; lines: Line[] }[];
};

export const readVisits = (from: string, to: string) => call<Visits>("GET", `visits?from=${from}&to=${to}`);
