/** Robots: most read pages and run no script, some are browsers that say what they are. */
import { Chance } from "./chance";
import { PATIENCE_MS } from "./reader";
import { BROWSER, ROBOT } from "./people";
import type { Scene } from "./person";
import { hydrated } from "../site";
import { ROUTES } from "../routes";

const NAMES = [ROBOT, "curl/8.5.0", BROWSER] as const;

export async function crawlAs(number: number, scene: Scene): Promise<void> {
  const chance = new Chance(number * 104_729);
  await (number % 3 === 0 ? crawlInBrowser(scene, chance) : crawlPlainly(scene, chance));
}

const somePage = (chance: Chance) => chance.one(ROUTES).es[0] ?? "/";

/** Even one that calls itself a browser makes no call. */
async function crawlPlainly({ site }: Scene, chance: Chance): Promise<void> {
  const headers = { "User-Agent": chance.one(NAMES) };
  for (let left = 1 + chance.below(8); left > 0; left -= 1) {
    const answer = await fetch(site + somePage(chance), { headers });
    await answer.text();
  }
}

/** It runs the page's scripts and sees it as long as people do; its call is answered like theirs. */
async function crawlInBrowser({ browser, site }: Scene, chance: Chance): Promise<void> {
  const context = await browser.newContext({ userAgent: ROBOT, reducedMotion: "reduce" });
  try {
    context.setDefaultTimeout(PATIENCE_MS);
    context.setDefaultNavigationTimeout(PATIENCE_MS);
    const page = await context.newPage();
    const call = page.waitForResponse((answer) => answer.url().endsWith("/api/visits"));
    await page.goto(site + somePage(chance), { waitUntil: "domcontentloaded" });
    await hydrated(page);
    await call;
  } finally {
    await context.close();
  }
}
