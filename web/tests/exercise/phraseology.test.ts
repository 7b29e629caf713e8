/** What is said, in both languages, as it is written in content/text.toml. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Aircraft } from "../../src/features/exercise/model/aircraft";
import { exchange, headingText, spokenDigits } from "../../src/features/exercise/phraseology";
import { fill, type Translate } from "../../src/site/page-context";

const file = readFileSync(new URL("../../../content/text.toml", import.meta.url), "utf8");

function words(language: "es" | "en"): Translate {
  return (key, values = {}) => {
    const name = key.replace("exercise.", "");
    const text = new RegExp(`^${name} = .*\\b${language} = "([^"]*)"`, "m").exec(file)?.[1] ?? key;
    return fill(text, values);
  };
}

const LEVANTE: Aircraft = {
  callsign: "LVT701",
  type: "A320",
  east: 0,
  north: 0,
  altitude: 20_000,
  heading: 240,
  clearedHeading: 240,
  clearedAltitude: 20_000,
  flown: 0,
};

test.each([
  ["heading", 270, "Levante 701, vire derecha rumbo 270.", "Derecha rumbo 270, Levante 701."],
  ["heading", 80, "Levante 701, vire izquierda rumbo 080.", "Izquierda rumbo 080, Levante 701."],
  [
    "level",
    210,
    "Levante 701, ascienda a nivel de vuelo 210.",
    "Ascendemos a nivel de vuelo 210, Levante 701.",
  ],
  [
    "level",
    110,
    "Levante 701, descienda a nivel de vuelo 110.",
    "Descendemos a nivel de vuelo 110, Levante 701.",
  ],
] as const)("%s %i in Spanish", (kind, value, call, readback) => {
  expect(exchange(LEVANTE, { kind, value }, words("es"))).toEqual({ call, readback });
});

test.each([
  ["heading", 270, "Levante 701, turn right heading 270.", "Right heading 270, Levante 701."],
  ["heading", 80, "Levante 701, turn left heading 080.", "Left heading 080, Levante 701."],
  ["level", 210, "Levante 701, climb to flight level 210.", "Climbing to flight level 210, Levante 701."],
  ["level", 110, "Levante 701, descend to flight level 110.", "Descending to flight level 110, Levante 701."],
] as const)("%s %i in English", (kind, value, call, readback) => {
  expect(exchange(LEVANTE, { kind, value }, words("en"))).toEqual({ call, readback });
});

test("north is 360, and a voice says figures one by one", () => {
  expect([headingText(0), headingText(360), headingText(5)]).toEqual(["360", "360", "005"]);
  expect(spokenDigits("rumbo 270")).toBe("rumbo 2 7 0");
});
