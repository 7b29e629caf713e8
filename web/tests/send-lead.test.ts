import { afterEach, expect, test, vi } from "vitest";
import { attemptAfter, attemptFor, sendLead } from "../src/features/leads/send-lead";

afterEach(() => vi.unstubAllGlobals());

/** The server's answer to whatever is sent. */
function answers(status: number, body: unknown) {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(body), { status }));
  return sendLead("/api/leads", "{}", "a-key-of-ours");
}

test("the same text again carries the same key, a changed text another", () => {
  const first = attemptFor("one text", undefined);
  expect(attemptFor("one text", first)).toBe(first);
  const changed = attemptFor("another text", first);
  expect(changed.key).not.toBe(first.key);
  expect(changed.body).toBe("another text");
});

test("a key that belongs to another text is not used again", async () => {
  const first = attemptFor("one text", undefined);
  const answer = await answers(422, { error: "This key was already used for another enquiry." });
  expect(answer).toEqual({ kind: "refused" });
  const next = attemptFor("one text", attemptAfter(answer, first));
  expect(next.key).not.toBe(first.key);
});

test("what may have been stored is sent again with its key", async () => {
  const first = attemptFor("one text", undefined);
  for (const status of [429, 503]) {
    expect(attemptAfter(await answers(status, { error: "Later." }), first)).toBe(first);
  }
  const fields = await answers(422, { errors: { name: "The name needs 2 to 100 characters." } });
  expect(attemptAfter(fields, first)).toBe(first);
});
