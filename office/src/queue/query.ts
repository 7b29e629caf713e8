/** What the queue shows, as the address keeps it and the server understands it. */

export const VIEWS = ["new", "mine", "due", "waiting", "done", "suspected", "all"] as const;
export type View = (typeof VIEWS)[number];

export const FILTERS = ["course", "form", "language", "source", "from", "to"] as const;
export type Filter = (typeof FILTERS)[number];

export type Query = { view: View; q: string } & Record<Filter, string>;

export const MAX_SEARCH = 100;

const isView = (text: string | null): text is View => VIEWS.some((view) => view === text);

export function parseQuery(search: string): Query {
  const given = new URLSearchParams(search);
  const view = given.get("view");
  const filters = Object.fromEntries(FILTERS.map((name) => [name, given.get(name) ?? ""]));
  return {
    ...(filters as Record<Filter, string>),
    view: isView(view) ? view : "new",
    q: (given.get("q") ?? "").slice(0, MAX_SEARCH),
  };
}

/** The same question has the same address, whatever order it was asked in. */
export function searchOf(query: Query): string {
  const said = [["view", query.view], ["q", query.q.trim()], ...FILTERS.map((name) => [name, query[name]])];
  return `?${new URLSearchParams(said.filter(([, value]) => value !== "")).toString()}`;
}

export const activeFilters = (query: Query): number => FILTERS.filter((name) => query[name] !== "").length;

export const withoutFilters = ({ view, q }: Query): Query => parseQuery(searchOf({ ...EMPTY, view, q }));

const EMPTY: Query = { view: "new", q: "", course: "", form: "", language: "", source: "", from: "", to: "" };
