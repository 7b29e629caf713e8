/** Waiting times in words: as coarse as they are useful. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pressure, waited } from "../src/queue/waited";
import { waitedText } from "../src/queue/waited-text";
import { fill, type Values } from "../src/words/catalogue";

const TEXT = readFileSync(join(import.meta.dirname, "../../content/text.toml"), "utf8");
const section = TEXT.split("[staff.wait]")[1]?.split("\n[")[0] ?? "";

const after = (waitedMinutes: number) => ({ waitedMinutes, officeDayMinutes: 9 * 60 });

const words =
  (language: "es" | "en") =>
  (key: string, values: Values = {}) => {
    const line = section.split("\n").find((text) => text.startsWith(`${key.split(".")[1]} =`)) ?? "";
    return fill(new RegExp(`${language} = "([^"]*)"`).exec(line)?.[1] ?? key, values);
  };

test.each([
  [0, "0 min", "0 min"],
  [35, "35 min", "35 min"],
  [60, "1 h", "1 h"],
  [200, "3 h 20 min", "3 h 20 min"],
  [540, "1 día", "1 day"],
  [545, "1 día", "1 day"],
  [720, "1 día 3 h", "1 day 3 h"],
  [1080, "2 días", "2 days"],
  [5000, "9 días", "9 days"],
])("%i office minutes are %s", (minutes, es, en) => {
  expect(waitedText(words("es"), after(minutes))).toBe(es);
  expect(waitedText(words("en"), after(minutes))).toBe(en);
});

test("who listens hears whole words", () => {
  expect(waitedText(words("es"), after(61), "long")).toBe("1 hora y 1 minuto");
  expect(waitedText(words("es"), after(1200), "long")).toBe("2 días laborables y 2 horas");
  expect(waitedText(words("en"), after(45), "long")).toBe("45 minutes");
});

test("an hour is when it is due, a day when it is late", () => {
  expect([59, 60, 539, 540].map(after).map(pressure)).toEqual(["calm", "due", "due", "late"]);
  expect(waited(after(1619))).toEqual({ days: 2, hours: 8, minutes: 0 });
});

test("a day is as long as the office is open", () => {
  expect(waited({ waitedMinutes: 480, officeDayMinutes: 480 })).toEqual({ days: 1, hours: 0, minutes: 0 });
});
