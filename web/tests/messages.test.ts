import { afterEach, expect, test, vi } from "vitest";
import { readMessage } from "../src/features/provider-form/messages";

const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
afterEach(() => warn.mockClear());

const payload = { id: "s-1", respondentId: "r-1" };

test("the provider's own event is a submission, as text and as an object", () => {
  const message = { event: "Tally.FormSubmitted", payload };
  expect(readMessage(JSON.stringify(message))).toEqual({ path: "submit", id: "s-1" });
  expect(readMessage(message)).toEqual({ path: "submit", id: "s-1" });
});

test("tally-form-submission is one too, with its data as text or as an object, or without", () => {
  const type = "tally-form-submission";
  const expected = { path: "message", id: "s-1" };
  expect(readMessage({ type, data: payload })).toEqual(expected);
  expect(readMessage({ type, data: JSON.stringify(payload) })).toEqual(expected);
  expect(readMessage(JSON.stringify({ type, data: payload }))).toEqual(expected);
  expect(readMessage(JSON.stringify({ type, data: JSON.stringify(payload) }))).toEqual(expected);
  expect(readMessage({ type })).toEqual({ path: "message", id: null });
  expect(readMessage({ type, data: { id: 7, respondentId: "r-1" } })).toEqual({ path: "message", id: "r-1" });
});

test("what cannot be read is logged and ignored", () => {
  expect(readMessage("{broken")).toBeNull();
  expect(readMessage({ type: "tally-form-submission", data: "{broken" })).toBeNull();
  expect(warn).toHaveBeenCalledTimes(2);
});

test("everything else is ignored without a word", () => {
  const others = [
    "[iFrameSizer]message:0:0",
    "null",
    "7",
    '"text"',
    null,
    undefined,
    7,
    [],
    {},
    { event: "Tally.FormLoaded" },
  ];
  for (const other of others) {
    expect(readMessage(other)).toBeNull();
  }
  expect(readMessage({ event: "Tally.FormSubmitted", payload: "text" })).toBeNull();
  expect(warn).toHaveBeenCalledTimes(1);
});
