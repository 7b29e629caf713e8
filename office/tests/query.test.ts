/** The address keeps what the queue shows. */
import { expect, test } from "vitest";
import { activeFilters, parseQuery, searchOf, withoutFilters } from "../src/queue/query";

test("an address and its question are the same thing", () => {
  const search = "?view=waiting&q=Luc%C3%ADa+P%C3%A9rez&course=block-1&from=2026-11-01";
  expect(searchOf(parseQuery(search))).toBe(search);
  expect(parseQuery(search)).toMatchObject({ view: "waiting", q: "Lucía Pérez", course: "block-1", to: "" });
});

test("without a view, or with one that does not exist, it is the new ones", () => {
  expect(searchOf(parseQuery(""))).toBe("?view=new");
  expect(searchOf(parseQuery("?view=nonsense&lang=en"))).toBe("?view=new");
});

test("filters are counted and cleared, and the search stays", () => {
  const query = parseQuery("?view=all&q=ana&form=tally&to=2026-11-17");
  expect(activeFilters(query)).toBe(2);
  expect(searchOf(withoutFilters(query))).toBe("?view=all&q=ana");
});

test("a search is no longer than the server takes", () => {
  expect(parseQuery(`?q=${"a".repeat(300)}`).q).toHaveLength(100);
});
