import { expect, it } from "vitest";
import { splitAtHeading } from "../src/features/blog/split-at-heading";

it("cuts a text before the heading nearest to its middle, and loses nothing", () => {
  const parts = ["<p>a</p>", "<h2>one</h2><p>long, long text</p>", '<h2 id="two">two</h2><p>end</p>'];
  const [before, after] = splitAtHeading(parts.join(""));
  expect(before).toBe(parts[0]! + parts[1]!);
  expect(after).toBe(parts[2]);
});

it("leaves a text whole that has no heading to cut at", () => {
  expect(splitAtHeading("<p>a</p>")).toEqual(["<p>a</p>", ""]);
  expect(splitAtHeading("<h2>title</h2><p>a</p>")).toEqual(["<h2>title</h2><p>a</p>", ""]);
});
