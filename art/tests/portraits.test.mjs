// Portraits are told apart at a glance: no two people do the same thing in the same place, nor wear the same head.
import assert from "node:assert/strict";
import { test } from "node:test";
import { cast } from "../portraits.mjs";

const repeated = (traits) => traits.filter((trait, index) => traits.indexOf(trait) !== index);

test("no two people do the same at the same workplace", () => {
  assert.deepEqual(repeated(cast.map(({ workplace, pose }) => `${pose} at ${workplace}`)), []);
});

test("no two people have the same hair, beard, glasses and skin", () => {
  assert.deepEqual(
    repeated(cast.map(({ hair, colour, skin, extras }) => [hair, colour, skin, ...extras].join(" "))),
    [],
  );
});
