/** A script that does not arrive costs its section some comfort, never its words: what the server sent stays. */
import type { APIRequestContext, Page, Request } from "@playwright/test";
import { EVERY_PAGE } from "../every-page";
import { expect, test } from "../site";

const PAGES = ["/", "/cursos", "/servicios", "/madrid", "/habilitacion-completa", "/contacto", "/home2"];

/** The headings of the page as the server sends it, and as it is shown now; alumni stand in another order each time. */
const headings = (page: Page) =>
  page.evaluate(async () => {
    const texts = (root: Document) =>
      [...root.querySelectorAll("main :is(h1, h2, h3)")].map((heading) => heading.textContent ?? "").sort();
    const sent = await (await fetch(window.location.href)).text();
    return { sent: texts(new DOMParser().parseFromString(sent, "text/html")), shown: texts(document) };
  });

async function scriptsOf(request: APIRequestContext, address: string): Promise<string[]> {
  const answer = await request.get(`/api/pages?path=${address}&lang=es`);
  return ((await answer.json()) as { scripts: string[] }).scripts;
}

/** How often a document was asked for, and how often the latest one lost this script. */
function countLosses(page: Page, script: string) {
  const counts = { documents: 0, losses: 0 };
  const onRequest = (request: Request) => {
    if (request.isNavigationRequest()) {
      counts.documents += 1;
      counts.losses = 0;
    }
  };
  const onFailure = (request: Request) => {
    counts.losses += Number(request.url().includes(script));
  };
  page.on("request", onRequest).on("requestfailed", onFailure);
  const stop = () => page.off("request", onRequest).off("requestfailed", onFailure);
  return { counts, stop };
}

test.describe("a lost script", () => {
  test.use({
    // Nothing is looked at that moves, and what does is drawn all the while.
    contextOptions: { reducedMotion: "reduce" },
    expectedConsole: /Failed to load resource|dynamically imported module|ERR_FAILED/,
  });

  for (const [place, address] of PAGES.entries()) {
    // The scripts that most pages share are among those of the first two.
    const tag = place > 1 ? [EVERY_PAGE] : [];
    test(`leaves every section of ${address} as the server sent it`, { tag }, async ({ page, request }) => {
      test.slow();
      const scripts = await scriptsOf(request, address);
      expect(scripts.length).toBeGreaterThan(1);
      // Pages share most of their scripts: each is lost once, on the first page that has it.
      const before = await Promise.all(PAGES.slice(0, place).map((other) => scriptsOf(request, other)));
      const own = scripts.filter((script) => !before.flat().includes(script));
      for (const [nth, script] of own.entries()) {
        await page.route(`**${script}*`, (route) => route.abort());
        const { counts, stop } = countLosses(page, script);
        // It is not whole, and never says so.
        await page.goto(address, { waitUntil: "domcontentloaded" });
        // The first loss has a tab load the page anew, once: there may be a new build.
        const documents = nth === 0 ? 2 : 1;
        await expect.poll(() => [counts.documents, counts.losses > 0], script).toEqual([documents, true]);
        stop();
        await page.waitForLoadState("networkidle");
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
        const { sent, shown } = await headings(page);
        expect(shown, script).toEqual(sent);
        await expect(page.locator("main").getByRole("alert"), script).toHaveCount(0);
        await page.unroute(`**${script}*`);
      }
    });
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("questions are opened and closed, one at a time", async ({ page }) => {
    await page.goto("/habilitacion-completa");
    const questions = page.locator("#faqs details");
    const [first, second] = [questions.nth(0), questions.nth(1)];
    await first.locator("summary").click();
    await expect(first.locator("p")).toBeVisible();
    await second.locator("summary").click();
    await expect(second.locator("p")).toBeVisible();
    await expect(first.locator("p")).toBeHidden();
    await second.locator("summary").click();
    await expect(second.locator("p")).toBeHidden();
  });
});
