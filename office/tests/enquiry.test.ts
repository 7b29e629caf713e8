/** Two at the same enquiry, and what a stranger's text can become. */
import { expect, test } from "vitest";
import { ApiError } from "../src/api/api-error";
import type { Item } from "../src/api/enquiry-shapes";
import { conflictIn } from "../src/enquiry/conflict";
import { changed } from "../src/enquiry/data";
import { neighboursOf } from "../src/enquiry/neighbours";
import { mailTo, ownPage, telTo } from "../src/enquiry/reach";
import { enquiry } from "./rows";

const change = (at: string, field: string): Item => ({
  at,
  who: { id: "l", name: "Luis" },
  kind: "change",
  field,
  before: null,
  after: "x",
});

test("a conflict says what the other one changed since, and keeps what one wanted", () => {
  const seen = enquiry({ history: [change("1", "owner")] });
  const current = enquiry({ version: 2, history: [change("1", "owner"), change("2", "phone")] });
  const conflict = conflictIn(new ApiError("conflict", { code: "conflict", current }), seen, {
    phone: "600",
  });
  expect(conflict?.theirs.map(({ field }) => field)).toEqual(["phone"]);
  expect(conflict?.mine).toEqual({ phone: "600" });
  expect(conflict?.current.version).toBe(2);
});

test("another error is no conflict", () => {
  expect(conflictIn(new ApiError("offline"), enquiry(), {})).toBeNull();
  expect(conflictIn(new ApiError("conflict", null), enquiry(), {})).toBeNull();
});

test("only what was changed is sent, and an emptied field is nothing", () => {
  const before = { name: "Ana", email: "a@b.es", phone: "600", company: "", interest: "", language: "es" };
  expect(changed(before, { ...before, phone: " ", company: " ENAIRE " })).toEqual({
    phone: null,
    company: "ENAIRE",
  });
});

test("neighbours are those of the list, and its ends have none", () => {
  expect(neighboursOf("b", ["a", "b", "c"])).toEqual({ place: 2, count: 3, previous: "a", next: "c" });
  expect(neighboursOf("a", ["a"])).toMatchObject({ previous: null, next: null });
  expect(neighboursOf("z", ["a"])).toBeNull();
});

test("an address adds no copy to others, a number dials nothing else", () => {
  expect(mailTo("ana@b.es")).toBe("mailto:ana@b.es");
  expect(mailTo("a@b.es?bcc=c@d.es")).toBe("mailto:a@b.es%3Fbcc%3Dc@d.es");
  expect(telTo("+34 (600) 12-34;ext=1")).toBe("tel:+3460012341");
});

test("only a page of our own becomes a link", () => {
  expect(ownPage("/cursos/bloque-1")).toBe("/cursos/bloque-1");
  for (const page of [
    "//evil.example",
    "/\\evil.example",
    "javascript:alert(1)",
    "https://evil.example",
    "",
  ]) {
    expect(ownPage(page)).toBeNull();
  }
});
