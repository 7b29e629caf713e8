/** A seed and its instructions end alike in every engine: engines differ in `Math.sin`, so the model has its own tables. */
import { ends } from "../../../web/tests/exercise/ends";
import { withModelPage } from "../model-page";
import { expect, test } from "../test";

const SEEDS = 10;

test("thirty solved exercises end as they do in the unit tests", async ({ driver }) => {
  await withModelPage(SEEDS, async (url) => {
    await driver.newVisitor(url);
    await driver.open(url);
    const shown = () => (document.body.textContent ?? "").trim().split("\n");
    await expect.poll(() => driver.evaluate(shown), { timeout: 30_000 }).toHaveLength(SEEDS * 3);
    expect(await driver.evaluate(shown)).toEqual(ends(SEEDS));
    expect(await driver.console()).toEqual([]);
  });
});
