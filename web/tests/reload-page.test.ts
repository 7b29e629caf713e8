import { expect, test } from "vitest";
import { withBuild } from "../src/site/reload-page";

test("a build is reloaded once", () => {
  expect(withBuild(null, "a.js")).toBe("a.js");
  expect(withBuild("a.js", "a.js")).toBeNull();
});

test("two builds that take turns are reloaded once each", () => {
  expect(withBuild("a.js", "b.js")).toBe("a.js b.js");
  expect(withBuild("a.js b.js", "a.js")).toBeNull();
});

test("a tab is reloaded five times at most", () => {
  expect(withBuild("a.js b.js c.js d.js e.js", "f.js")).toBeNull();
});
