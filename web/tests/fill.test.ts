import { expect, test } from "vitest";
import { fill } from "../src/site/page-context";

test("every place is filled with its value", () => {
  expect(fill("{number} de {count}, {number}", { number: 1, count: 3 })).toBe("1 de 3, 1");
});

test("a value stands as it was given, whatever it holds", () => {
  for (const query of ["$&", "$$", "$`", "$'", "{count}", "{query}"]) {
    expect(fill("nada responde a «{query}», {count}", { query, count: 0 })).toBe(
      `nada responde a «${query}», 0`,
    );
  }
});

test("a place without a value stays", () => {
  expect(fill("{left} y {right}", { left: "a" })).toBe("a y {right}");
});
