// House rules refuse what they are there to refuse; the pictures themselves only show that they let good ones pass.
import assert from "node:assert/strict";
import { test } from "node:test";
import { BEACON } from "../drawing/palette.mjs";
import { Sheet } from "../drawing/sheet.mjs";
import { circle } from "../drawing/svg.mjs";
import { brokenRules } from "../house-rules.mjs";

const LIMIT = 1000;
const picture = (inside = "") => `<svg><g fill="${BEACON}"/>${inside}</svg>`;

test("a light picture with one beacon passes", () => {
  assert.deepEqual(brokenRules(picture(), LIMIT), []);
});

for (const [fault, svg] of [
  ["a picture that is too heavy", picture("<g/>".repeat(LIMIT))],
  ["a picture without a beacon", "<svg/>"],
  ["a second beacon", picture(`<path fill="${BEACON}"/>`)],
  ["text", picture("<text>Torre</text>")],
  ["a style sheet", picture("<style/>")],
  ["a script", picture("<script/>")],
  ["a raster image", picture("<image/>")],
  ["a number that went wrong", picture('<path d="M0 NaN"/>')],
]) {
  test(`${fault} is refused`, () => {
    assert.equal(brokenRules(svg, LIMIT).length, 1);
  });
}

test("a sheet lights its beacon once, and not never", () => {
  const sheet = new Sheet("test");
  assert.throws(() => String(sheet), /no beacon/);
  sheet.add(sheet.beacon(circle(1, 1, 1)));
  assert.match(String(sheet), /^<svg /);
  assert.throws(() => sheet.beacon(circle(2, 2, 1)), /already lit/);
});
