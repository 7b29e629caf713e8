import { expect, test } from "vitest";
import { languageOf } from "../src/site/country";

test.each(["ES", "MX", "GQ", "PR", "UY"])("visitors from %s read Spanish", (country) => {
  expect(languageOf(country)).toBe("es");
});

test.each(["DE", "US", "PT", "BR"])("visitors from %s read English", (country) => {
  expect(languageOf(country)).toBe("en");
});

test("an unknown country says nothing", () => {
  expect(languageOf(null)).toBeNull();
});
