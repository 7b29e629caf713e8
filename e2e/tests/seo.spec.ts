/** What search engines and social networks find, on every address in both languages. */
import { EVERY_PAGE } from "../every-page";
import { english, ROUTES, spanish, type RouteRow } from "../routes";
import { SeoCrawl, type SitePage } from "../seo-crawl";
import { expect, test, VISITOR } from "../site";

const HIDDEN = ["/exito", "/feedback", "/home2", "/suscripcion"];

function onServer(row: RouteRow): SitePage {
  const forced = row.en.length === 0 ? row.es.slice(1).map((path) => `${path}?lang=en`) : [];
  return {
    es: spanish(row),
    en: english(row),
    aliases: [...row.es.slice(1), ...row.en.slice(1), ...forced],
    hidden: HIDDEN.includes(spanish(row)),
  };
}

const PAGES = ROUTES.map(onServer);
const ADDRESSES = PAGES.flatMap(({ es, en }) => [es, en]);

test.describe("a crawl", () => {
  test("finds a title and a description of its own on every page, and each version naming the other", async ({
    baseURL,
  }) => {
    const crawl = new SeoCrawl(baseURL ?? "", PAGES);
    for (const page of PAGES) {
      await crawl.checkVersions(page);
    }
    const heads = await Promise.all(ADDRESSES.map((address) => crawl.read(address)));
    for (const field of ["title", "description"] as const) {
      expect(new Set(heads.map((head) => head[field])).size, `every ${field} is used once`).toBe(
        heads.length,
      );
    }
  });

  test("finds in the sitemap what it finds by following links, and nothing else", async ({ baseURL }) => {
    const crawl = new SeoCrawl(baseURL ?? "", PAGES);
    const sitemap = await crawl.sitemap();
    expect([...sitemap.keys()].sort()).toEqual([...(await crawl.found())].sort());
    for (const [address, { lastmod, alternates }] of sitemap) {
      expect(lastmod, address).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(Date.parse(lastmod), `${address} has not changed in the future`).toBeLessThan(
        Date.now() + 864e5,
      );
      const head = await crawl.read(address.slice(crawl.origin.length));
      expect(alternates, address).toEqual(head.alternates);
    }
  });

  // That each has a picture of its own, and which, `crates/torre/tests/site/share_images.rs` looks at.
  test("finds a card on every page", async ({ baseURL }) => {
    const crawl = new SeoCrawl(baseURL ?? "", PAGES);
    for (const address of ADDRESSES) {
      await crawl.checkCard(address);
    }
  });

  test("reads structured data that keeps the rules of its vocabulary", async ({ baseURL }) => {
    const crawl = new SeoCrawl(baseURL ?? "", PAGES);
    const types = new Map<string, unknown[]>();
    for (const address of ADDRESSES) {
      const nodes = await crawl.structured(address);
      types.set(
        address,
        nodes.map((node) => node["@type"]),
      );
    }
    expect(types.get("/")).toEqual(["EducationalOrganization", "WebSite"]);
    expect(types.get("/courses")).toEqual(["BreadcrumbList", "ItemList"]);
    expect(types.get("/bloque-1-torre")).toEqual(["BreadcrumbList", "Course", "FAQPage"]);
    expect(types.get("/blog/requisitos-controlador-aereo")).toEqual(["BreadcrumbList", "BlogPosting"]);

    const [, course] = await crawl.structured("/block-1-tower");
    expect(course).toMatchObject({
      name: "Block 1: Basic and Tower",
      timeRequired: "P6M",
      provider: { name: "Torre" },
      hasCourseInstance: {
        courseMode: "Onsite",
        courseWorkload: "PT350H",
        maximumAttendeeCapacity: 16,
      },
    });
    // No edition is announced on the day of this run: machines are told no date.
    expect(JSON.stringify(course)).not.toContain("startDate");
    const [school] = await crawl.structured("/");
    expect(school?.department).toHaveLength(2);
    const [, board] = await crawl.structured("/cursos");
    expect(board).toMatchObject({ numberOfItems: 7 });
  });
});

test("icons and the manifests that name them answer", async ({ request }) => {
  const html = await (await request.get("/")).text();
  for (const [, href = ""] of html.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g)) {
    expect((await request.get(href)).status(), href).toBe(200);
  }
  expect((await request.get("/favicon.ico")).headers()["content-type"]).toContain("image/");
  for (const [path, language] of [
    ["/site.webmanifest", "es"],
    ["/site.en.webmanifest", "en"],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.headers()["content-type"]).toBe("application/manifest+json");
    const manifest = (await answer.json()) as { lang: string; icons: { src: string; purpose: string }[] };
    expect(manifest.lang).toBe(language);
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain("maskable");
    for (const { src } of manifest.icons) {
      expect((await request.get(src)).status(), src).toBe(200);
    }
  }
});

/** The longest rule that fits decides, as search engines do it. */
function allowed(robots: string, path: string): boolean {
  const rules = [...robots.matchAll(/^(Allow|Disallow): (\S+)$/gm)].filter(([, , rule = ""]) =>
    path.startsWith(rule),
  );
  const longest = rules.sort((a, b) => (b[2]?.length ?? 0) - (a[2]?.length ?? 0))[0];
  return longest?.[1] !== "Disallow";
}

test("robots.txt lets crawlers read pages and keeps them from the rest", async ({ request, baseURL }) => {
  const robots = await (await request.get("/robots.txt")).text();
  for (const path of ["/", "/cursos", "/assets/a.js", "/api/pages?path=/", "/api/posts", "/search.es.json"]) {
    expect(allowed(robots, path), path).toBe(true);
  }
  for (const path of ["/api/geo", "/api/leads", "/api/webhooks/tally", "/api/openapi.json"]) {
    expect(allowed(robots, path), path).toBe(false);
  }
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});

test.describe("a search engine from the United States that may not ask for its country", () => {
  // A blocked call is noted by the browser and by the site; neither is a fault.
  test.use({
    visitor: VISITOR.unitedStates,
    extraHTTPHeaders: { "X-Forwarded-For": VISITOR.unitedStates, "Accept-Language": "" },
    expectedConsole: /ERR_BLOCKED_BY_CLIENT|The country could not be detected/,
  });

  for (const language of ["es", "en"] as const) {
    const tag = language === "en" ? [EVERY_PAGE] : [];
    test(`sees every address in ${language} and stays there`, { tag }, async ({ page, context, baseURL }) => {
      test.setTimeout(120_000);
      // Not by routing, which would switch the browser's cache off.
      const browser = await context.newCDPSession(page);
      await browser.send("Network.enable");
      await browser.send("Network.setBlockedURLs", { urls: ["*/api/geo"] });
      const data = page.locator('script[type="application/ld+json"]');
      for (const address of PAGES.map((one) => one[language])) {
        // Spanish is what the site speaks by default, so it asks; an English address says what it is.
        const refused =
          language === "es" &&
          page.waitForEvent("requestfailed", (request) => request.url().endsWith("/api/geo"));
        await (language === "es"
          ? page.goto(address, { waitUntil: "domcontentloaded" })
          : page.goto(address));
        await refused;
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        expect(page.url()).toBe(`${baseURL}${address}`);
        await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${baseURL}${address}`);
        await expect(data, `structured data of ${address}`).toHaveCount(1);
      }
      expect(await context.cookies()).toEqual([]);
    });
  }
});
