import { expect, test } from "vitest";
import { parseChoice } from "../src/features/consent/choice";

const granted = { preference: false, analytics: true, advertising: false };
const given = (change: object = {}) =>
  JSON.stringify({ version: "1.1", date: "2026-03-31T10:00:00.000Z", granted, ...change });
const on = (date: string) => new Date(date);

test("an answer stands for 24 months", () => {
  expect(parseChoice(given(), "1.1", on("2026-03-31T10:00:01Z"))).toEqual(granted);
  expect(parseChoice(given(), "1.1", on("2028-03-31T09:59:59Z"))).toEqual(granted);
  expect(parseChoice(given(), "1.1", on("2028-03-31T10:00:01Z"))).toBeNull();
});

test("an answer belongs to one version of the policy", () => {
  expect(parseChoice(given(), "1.2", on("2026-04-01"))).toBeNull();
});

test("whatever is not exactly an answer is none", () => {
  const now = on("2026-04-01");
  for (const text of [
    null,
    "",
    "yes",
    "null",
    "[]",
    "{}",
    given({ granted: undefined }),
    given({ granted: { ...granted, analytics: "yes" } }),
    given({ granted: { analytics: true } }),
    given({ date: undefined }),
    given({ date: "soon" }),
    given({ date: "2027-01-01T00:00:00.000Z" }),
  ]) {
    expect(parseChoice(text, "1.1", now), String(text)).toBeNull();
  }
});

test("an answer says nothing about purposes it does not know", () => {
  const text = given({ granted: { ...granted, everything: true } });
  expect(parseChoice(text, "1.1", on("2026-04-01"))).toEqual(granted);
});
