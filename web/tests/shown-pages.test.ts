import { describe, expect, it } from "vitest";
import { shownPages } from "../src/features/blog/shown-pages";

describe("the pages that are linked", () => {
  it("are all of them when they are few", () => {
    expect(shownPages(1, 3)).toEqual([1, 2, 3]);
    expect(shownPages(3, 5)).toEqual([1, 2, 3, 4, 5]);
  });

  it("are the first, the last, those nearby and steps between, when they are many", () => {
    expect(shownPages(50, 209)).toEqual([
      1, 21, 42, 48, 49, 50, 51, 52, 63, 84, 105, 126, 147, 168, 189, 209,
    ]);
  });

  it("lead from any page to any other in few steps", () => {
    for (const pages of [1, 2, 9, 10, 11, 57, 209]) {
      const seen = new Set([1]);
      for (const page of seen) {
        shownPages(page, pages).forEach((next) => seen.add(next));
      }
      expect(seen.size).toBe(pages);
    }
  });
});
