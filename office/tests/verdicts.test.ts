/** The health of the program in sentences: what is wrong comes with what to do. */
import { expect, test } from "vitest";
import type { Health } from "../src/api/duties";
import { verdicts, worst } from "../src/health/verdicts";

const NOW = Date.parse("2026-11-17T12:00:00Z");
const outlet = { configured: true, ok: true, waiting: 0, failed: 0, oldest: null, lastError: null };
const well: Health = {
  version: "1",
  startedAt: "2026-11-17T00:00:00Z",
  store: { kind: "SQLite", ok: true, sentence: null },
  mail: outlet,
  webhook: { ...outlet, configured: false },
  backup: { last: "2026-11-17T03:00:00Z", applicable: true },
  content: { version: "1", stale: [], placeholders: [] },
};
const judge = (more: Partial<Health>) => verdicts({ ...well, ...more }, NOW, { moment: (iso) => iso });

test("all is well", () => {
  expect(worst(judge({}))).toBe("good");
  expect(worst(judge({ backup: { last: null, applicable: false } }))).toBe("good");
});

test.each<[string, Partial<Health>, string]>([
  ["a store that is away", { store: { kind: "SQLite", ok: false, sentence: "disk full" } }, "bad"],
  ["a mail that failed", { mail: { ...outlet, failed: 1 } }, "bad"],
  ["a mail that is late", { mail: { ...outlet, ok: false, waiting: 3 } }, "watch"],
  ["no mail at all", { mail: { ...outlet, configured: false } }, "watch"],
  ["no backup ever", { backup: { last: null, applicable: true } }, "bad"],
  ["a backup of two days ago", { backup: { last: "2026-11-15T03:00:00Z", applicable: true } }, "watch"],
  ["facts to look at", { content: { ...well.content, placeholders: [{ file: "a", what: "b" }] } }, "watch"],
])("%s is seen, and what to do is said", (_, more, level) => {
  const all = judge(more);
  expect(worst(all)).toBe(level);
  expect(all.filter((verdict) => verdict.level !== "good").every(({ todo }) => todo)).toBe(true);
});
