import { expect, test } from "vitest";
import { parseRoute, pathOf, type Route } from "../src/router/routes";

const PAGES: Route[] = [
  { page: "home" },
  { page: "invitation" },
  { page: "newEnquiry" },
  { page: "enquiry", id: "0199f3a2-7c1e-7000-8000-000000000001" },
  { page: "person" },
  { page: "figures" },
  { page: "announcements" },
  { page: "visits" },
  { page: "health" },
  { page: "account" },
  { page: "people" },
  { page: "audit" },
];

test("every page has an address below /staff that leads back to it", () => {
  for (const route of PAGES) {
    expect(pathOf(route)).toMatch(/^\/staff(\/|$)/);
    expect(parseRoute(pathOf(route))).toEqual(route);
    expect(parseRoute(`${pathOf(route)}/`)).toEqual(route);
  }
});

test.each([
  "/staff/nothing",
  "/staff/people/1",
  "/staff/enquiries",
  "/staff/enquiries/a/b",
  "/staff/enquiries/<b>",
  "/",
  "/staffpeople",
  "//evil.example/staff",
])("%s is no page of the office", (path) => expect(parseRoute(path)).toBeNull());

test("the queue's address keeps what it shows", () => {
  expect(pathOf({ page: "home", search: "?view=mine" })).toBe("/staff?view=mine");
});
