/** What people did, written down while they do it, by the words of the statistics: views and visits of each value. */
import { ROUTES } from "../routes";

export type Sum = { views: number; visits: number };

export type Seen = {
  day: string;
  path: string;
  language: string;
  country: string;
  screen: string;
  /** Only where it began a visit. */
  arrival?: { referrer: string; campaign: string };
};

const ROWS = new Map(
  ROUTES.flatMap(({ es, en }) => [...es, ...en].map((address) => [address, es[0] ?? ""] as const)),
);

export const isKnown = (path: string) => ROWS.has(path);

/** A page's Spanish address, by which it is counted. */
function pageAt(path: string): string {
  const page = ROWS.get(path);
  if (page === undefined) {
    throw new Error(`${path} is not in the table of routes`);
  }
  return page;
}

export class Truth {
  readonly sums = new Map<string, Sum>();
  /** What a person waited for in vain: where to look when the sums differ. */
  readonly notes: string[] = [];

  note(what: string | null): void {
    this.notes.push(...(what === null ? [] : [what]));
  }

  view({ day, path, language, country, screen, arrival }: Seen): void {
    const visits = arrival ? 1 : 0;
    this.add("day", day, visits);
    this.add("page", pageAt(path), visits);
    this.add("language", language, visits);
    this.add("country", country, visits);
    this.add("screen", screen, visits);
    if (arrival) {
      this.add("referrer", arrival.referrer.replace(/^www\./, ""), 1);
    }
    if (arrival?.campaign) {
      this.add("campaign", arrival.campaign, 1);
    }
  }

  /** `entry` is known to the tab the visit began in. */
  step(step: string, path: string, entry?: string): void {
    this.add("step-page", `${step} ${pageAt(path)}`, 0);
    if (entry) {
      this.add("step-entry", `${step} ${pageAt(entry)}`, 0);
    }
  }

  private add(dimension: string, value: string, visits: number): void {
    const key = `${dimension} ${value}`;
    const { views, visits: before } = this.sums.get(key) ?? { views: 0, visits: 0 };
    this.sums.set(key, { views: views + 1, visits: before + visits });
  }
}
