import { expect, test } from "vitest";
import { parseRoute, pathOf, type Route } from "../src/router/routes";

const PAGES: Route[] = [
  { page: "home" },
  { page: "invitation" },
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

test.each(["/staff/nothing", "/staff/people/1", "/", "/staffpeople", "//evil.example/staff"])(
  "%s is no page of the office",
  (path) => expect(parseRoute(path)).toBeNull(),
);
