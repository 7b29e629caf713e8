/** What is read stays where it is, whatever happens in the queue. */
import { expect, test } from "vitest";
import { appendPage, holdPage, mergePage, replaceRow, type Held } from "../src/queue/held";
import { page, row } from "./rows";

const ids = ({ rows }: Held) => rows.map(({ id }) => id).join("");
const left = ({ rows }: Held) => rows.filter(({ hasLeft }) => hasLeft).map(({ id }) => id);

test("new ones wait beside the list, and the count is told at once", () => {
  const merged = mergePage(holdPage(page("abc")), page("abcxy"));
  expect(ids(merged)).toBe("abc");
  expect(merged.arrived).toEqual(["x", "y"]);
  expect(merged.counts.new).toBe(5);
});

test("what comes in between waits too, also in a list that goes on", () => {
  const merged = mergePage(holdPage(page("abc", "after c")), page("axbc", "after c"));
  expect(ids(merged)).toBe("abc");
  expect(merged.arrived).toEqual(["x"]);
});

test("the ones that only move up from behind the end are not new", () => {
  // Of a page of three, b has left: d of the next page stands in its place.
  const merged = mergePage(holdPage(page("abc", "after c")), page("acd", "after d"));
  expect(merged.arrived).toEqual([]);
  expect(left(merged)).toEqual(["b"]);
  expect(merged.next).toBe("after c");
});

test("a row that has left stays in its place, marked, and comes back unmarked", () => {
  const gone = mergePage(holdPage(page("abc")), page("ac"));
  expect(ids(gone)).toBe("abc");
  expect(left(gone)).toEqual(["b"]);
  expect(left(mergePage(gone, page("abc")))).toEqual([]);
});

test("rows beyond what was looked at are left alone", () => {
  const list = appendPage(holdPage(page("abc", "after c")), page("def"));
  expect(left(mergePage(list, page("abc", "after c")))).toEqual([]);
});

test("a row that others changed is changed in its place", () => {
  const now = { ...page("abc"), rows: [row("a"), row("b", { version: 3, status: "answered" }), row("c")] };
  const merged = mergePage(holdPage(page("abc")), now);
  expect(merged.rows[1]).toMatchObject({ id: "b", version: 3, status: "answered", hasLeft: false });
  expect(replaceRow(merged, row("b", { version: 4 })).rows[1]).toMatchObject({ version: 4 });
});

test("an answer that was on its way during a change does not take it back", () => {
  const changed = replaceRow(holdPage(page("ab")), row("b", { version: 2, status: "answered" }));
  expect(mergePage(changed, page("ab")).rows[1]).toMatchObject({ version: 2, status: "answered" });
});

test("showing more brings nothing twice, and no longer counts as new what it brought", () => {
  const merged = mergePage(holdPage(page("ab")), page("abx"));
  const more = appendPage({ ...merged, next: "after b" }, page("bxy"));
  expect(ids(more)).toBe("abxy");
  expect(more.arrived).toEqual([]);
});

test("a list that was empty has all of it arrive", () => {
  expect(mergePage(holdPage(page("")), page("ab")).arrived).toEqual(["a", "b"]);
});
