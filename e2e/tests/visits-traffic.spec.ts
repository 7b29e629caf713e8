/**
 * People and robots on two instances over two days: what is counted is what happened. `make visits PEOPLE=1000` is the
 * same at full size, with the table.
 */
import { chromium, expect, test } from "@playwright/test";
import { CHROMIUM } from "../chromium";
import { EVERY_PAGE } from "../every-page";
import { asTable, compare, isWithin } from "../traffic/comparison";
import { together } from "../traffic/crowd";
import { visitAs } from "../traffic/person";
import { crawlAs } from "../traffic/robots";
import { serveTwice } from "../traffic/servers";
import { Truth } from "../traffic/truth";

const PEOPLE = Number(process.env.PEOPLE ?? 12);
const DAYS = ["2026-11-17", "2026-11-18"] as const;
const AT_A_TIME = 6;
/** What nobody looks at here is not drawn. */
const PLAIN = ["--blink-settings=imagesEnabled=false", "--disable-remote-fonts"];

test("the sums of scripted traffic are its truth", { tag: EVERY_PAGE }, async () => {
  test.setTimeout(240_000 + PEOPLE * 10_000);
  const truth = new Truth();
  const console: string[] = [];
  await using servers = await serveTwice(DAYS[0]);
  await using browser = await chromium.launch({ ...CHROMIUM, args: [...CHROMIUM.args, ...PLAIN] });
  for (const [half, day] of DAYS.entries()) {
    servers.setDay(day);
    // After two people comes a robot.
    await together(PEOPLE * 0.75, AT_A_TIME, (number) => {
      const site = servers.sites[number % 2] ?? "";
      const scene = { browser, site, day, truth, console };
      const one = half * PEOPLE + number;
      return number % 3 === 2 ? crawlAs(one, scene) : visitAs(one, scene);
    });
  }
  const rows = compare(truth.sums, await servers.report(...DAYS));
  if (process.env.PEOPLE) {
    process.stdout.write(`${asTable(rows)}\n`);
  }
  expect(console, "the console stays empty").toEqual([]);
  expect(rows.length).toBeGreaterThan(10);
  // Who waited in vain is not in the sums either; a busy machine may lose one of many.
  expect(truth.notes.length, truth.notes.join("\n")).toBeLessThanOrEqual(PEOPLE * 0.02);
  const wrong = rows.filter((row) => !isWithin(0.02)(row));
  expect(asTable(wrong)).toBe(asTable([]));
});
