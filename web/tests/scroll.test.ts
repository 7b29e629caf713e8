import { expect, test } from "vitest";
import { idsOf } from "../src/app/scroll";

test("a hash names an element as it is written, or decoded", () => {
  expect(idsOf("#formaci%C3%B3n")).toEqual(["formaci%C3%B3n", "formación"]);
});

test("a sign that encodes nothing is no mistake", () => {
  expect(idsOf("#100%")).toEqual(["100%"]);
  expect(idsOf("#%E0%A4%A")).toEqual(["%E0%A4%A"]);
});
