/** From the home page, following links without JavaScript: every page is reached, nothing is broken. */
import { english, ROUTES, spanish } from "../routes";
import { expect, test } from "../site";

/** The footer leads to the last one where mail can be sent, which this program cannot. */
const NOT_LINKED = ["/exito", "/feedback", "/home2", "/suscripcion"];

for (const [language, start] of [
  ["es", "/"],
  ["en", "/?lang=en"],
] as const) {
  test(`a crawl in ${language} reaches every page and finds nothing broken`, async ({ request, baseURL }) => {
    test.setTimeout(120_000);
    const seen = new Set<string>([start]);
    const files = new Set<string>();
    const queue: string[] = [start];
    for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
      const answer = await request.get(address, { maxRedirects: 0 });
      expect(answer.status(), address).toBe(200);
      const html = await answer.text();
      expect(html, `${address} is in ${language}`).toContain(`<html lang="${language}">`);
      const body = html.slice(html.indexOf("<body>"), html.indexOf('<script type="application/json"'));
      for (const [tag] of body.matchAll(/<a [^>]*>/g)) {
        const link = /href="([^"]+)"/.exec(tag)?.[1]?.replaceAll("&amp;", "&") ?? "";
        // The toggle is the one link that leaves the language, and says so.
        if (!link.startsWith("/") || /hreflang=/i.test(tag)) {
          continue;
        }
        const [path = ""] = link.split("#");
        if (/^\/(media|documents|calendar)\//.test(path)) {
          files.add(path);
        } else if (!seen.has(path)) {
          seen.add(path);
          queue.push(path);
        }
      }
      for (const [, src = ""] of body.matchAll(/<img [^>]*?src="([^"]+)"/g)) {
        files.add(src);
      }
    }
    for (const file of files) {
      expect((await request.get(file)).status(), file).toBe(200);
    }
    const canonical = (row: (typeof ROUTES)[number]) => (language === "es" ? spanish(row) : english(row));
    const reached = new Set([...seen].map((address) => new URL(address, baseURL).pathname));
    const missing = ROUTES.filter((row) => !NOT_LINKED.includes(spanish(row)))
      .filter(
        (row) =>
          ![...(language === "es" ? row.es : row.en.length > 0 ? row.en : row.es)].some((path) =>
            reached.has(path),
          ),
      )
      .map(canonical);
    // In English the specialised courses are not on the board; posts and pages lead to them.
    expect(missing).toEqual([]);
  });
}
