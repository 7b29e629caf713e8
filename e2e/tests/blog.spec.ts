/** The blog in a browser: the list, the post, and what is shown while they are on their way or not to be had. */
import type { Page, Route } from "@playwright/test";
import { test } from "../same-tab";
import { expect } from "../site";
import { serveContent } from "../second-site";

const POST = "requisitos-controlador-aereo";
const TITLE = /requisitos/i;
const POST_ERROR = {
  es: "No se pudo cargar el artículo solicitado. Por favor, inténtelo de nuevo más tarde.",
  en: "The requested article could not be loaded. Please try again later.",
};
const LIST_ERROR = {
  es: "No se pudieron cargar los artículos del blog. Por favor, inténtelo de nuevo más tarde.",
  en: "The blog articles could not be loaded. Please try again later.",
};

/** A state that a test opens by itself: nothing waits for time. */
function gate(): { open: () => void; opened: Promise<void> } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

/** The service of one post fails so many times, then answers. */
async function failing(page: Page, times: number): Promise<{ asked: () => number }> {
  let asked = 0;
  await page.route(`**/api/posts/${POST}?*`, async (route: Route) => {
    asked += 1;
    await (asked <= times ? route.fulfill({ status: 500, body: "" }) : route.continue());
  });
  return { asked: () => asked };
}

/** From the list to the post, inside the site. */
async function openPost(page: Page, language: "es" | "en" = "es"): Promise<void> {
  await page.goto(language === "es" ? "/blog" : "/blog?lang=en", { waitUntil: "networkidle" });
  await page.locator(`main a[href^="/blog/${POST}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`/blog/${POST}`));
}

test("a navigation inside the site shows the spinner, then the post, then what is related", async ({
  page,
}) => {
  const answer = gate();
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/posts/")) asked.push(pathname);
  });
  await page.route(`**/api/posts/${POST}?*`, async (route) => {
    await answer.opened;
    await route.continue();
  });
  await openPost(page);
  await expect(page.locator("main").getByRole("status")).toBeVisible();
  await expect.poll(() => asked).toEqual([`/api/posts/${POST}`]);
  answer.open();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(TITLE);
  await expect(page.locator("main").getByRole("status")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Artículos relacionados" })).toBeVisible();
  await expect.poll(() => asked).toEqual([`/api/posts/${POST}`, `/api/posts/${POST}/related`]);
  await expect(page).toHaveTitle(/\| /);
});

test.describe("when the service of posts fails", () => {
  test.use({ expectedConsole: /500/ });

  test("once, it is asked again and the post is shown", async ({ page }) => {
    const service = await failing(page, 1);
    await openPost(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(TITLE);
    expect(service.asked()).toBe(2);
  });

  for (const [language, back] of [
    ["es", "Volver al blog"],
    ["en", "Back to the blog"],
  ] as const) {
    test(`twice, the page says so in ${language} and leads back to the blog`, async ({ page }) => {
      const service = await failing(page, 2);
      await openPost(page, language);
      await expect(page.getByRole("alert").getByRole("heading", { level: 1 })).toHaveText(
        POST_ERROR[language],
      );
      const code = language === "es" ? "Sin contacto" : "No contact";
      await expect(page.getByRole("alert").getByText(code, { exact: true })).toBeVisible();
      expect(service.asked()).toBe(2);
      await page.getByRole("link", { name: back }).click();
      await expect(page).toHaveURL(language === "es" ? "/blog" : "/blog?lang=en");
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.locator(`main a[href^="/blog/${POST}"]`).first()).toBeVisible();
    });
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a post has its whole text, its contents and its related posts", async ({ page, request }) => {
    await page.goto(`/blog/${POST}`);
    const post = (await (await request.get(`/api/posts/${POST}?lang=es`)).json()) as {
      headings: { text: string }[];
      content: string;
    };
    const article = page.getByRole("article").first();
    for (const { text } of post.headings) {
      await expect(article.getByRole("heading", { level: 2, name: text })).toBeVisible();
    }
    const shown = (await page.locator(".prose").allInnerTexts()).join("\n");
    const words = post.content
      .replace(/<[^>]+>/g, " ")
      .trim()
      .split(/\s+/)
      .slice(-6);
    for (const word of words) {
      expect(shown).toContain(word.replaceAll("&quot;", '"').replaceAll("&amp;", "&"));
    }
    await expect(page.getByRole("heading", { name: "Artículos relacionados" })).toBeVisible();
  });
});

test("a post has its date, reading time, contents with anchors, and the posts before and after", async ({
  page,
}) => {
  await page.goto(`/blog/${POST}`);
  await expect(page.locator("time").first()).toHaveText("24 de octubre de 2024");
  await expect(page.getByText(/\d+ min de lectura/)).toBeVisible();
  const contents = page.getByRole("navigation", { name: "Contenido" }).filter({ visible: true });
  const last = contents.getByRole("link").last();
  const target = decodeURIComponent((await last.getAttribute("href")) ?? "").slice(1);
  await last.click();
  await expect(page.locator(`[id="${target}"]`)).toBeInViewport();
  const others = page.getByRole("navigation", { name: "Más artículos" });
  await expect(others.getByRole("link", { name: "Artículo anterior" })).toBeVisible();
  await others.getByRole("link", { name: "Artículo siguiente" }).click();
  await expect(page).not.toHaveURL(new RegExp(POST));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("another post is shown from its top", async ({ page }) => {
  await page.goto(`/blog/${POST}`, { waitUntil: "networkidle" });
  const related = page.getByRole("region", { name: "Artículos relacionados" }).getByRole("link").first();
  await related.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await related.click();
  await expect(page).not.toHaveURL(new RegExp(POST));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test.describe("a broken cover", () => {
  test.use({ expectedConsole: /404/ });

  test("is replaced once by the placeholder, which is not tried again when it is broken too", async ({
    page,
  }) => {
    const covers: string[] = [];
    const placeholders: string[] = [];
    await page.route(`**/media/blog/${POST}/cover*`, (route) => {
      covers.push(route.request().url());
      return route.fulfill({ status: 404, body: "" });
    });
    await page.route("**/placeholder.svg", (route) => {
      placeholders.push(route.request().url());
      return route.fulfill({ status: 404, body: "" });
    });
    await page.goto(`/blog/${POST}`, { waitUntil: "networkidle" });
    await expect(page.locator("article header img")).toHaveAttribute("src", "/placeholder.svg");
    await expect.poll(() => placeholders).toHaveLength(1);
    expect(covers).toHaveLength(1);
  });
});

for (const [lang, missing, back, blog] of [
  ["es", "Post no encontrado", "Volver al blog", "/blog"],
  ["en", "Post not found", "Back to the blog", "/blog?lang=en"],
] as const) {
  test(`an address without a post says so inside the site, and the console stays empty (${lang})`, async ({
    page,
  }) => {
    await page.goto(blog, { waitUntil: "networkidle" });
    await page.evaluate(
      (query) => {
        const link = document.createElement("a");
        link.href = `/blog/nadie-lo-ha-escrito${query}`;
        document.querySelector("main")?.append(link);
        link.click();
      },
      lang === "en" ? "?lang=en" : "",
    );
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(missing);
    await expect(page).toHaveTitle(new RegExp(`^${missing}`));
    await page.getByRole("link", { name: back }).click();
    await expect(page).toHaveURL(blog);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
  });
}

test.describe("an address without a post, opened directly", () => {
  test.use({ expectedConsole: /404/ });

  test("says so with the status of a page that is not there, and asks the service nothing", async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const answer = await page.goto("/blog/nadie-lo-ha-escrito?lang=en", { waitUntil: "networkidle" });
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Post not found");
    await expect(page).toHaveTitle(/^Post not found/);
    const back = page.locator("main").getByRole("link", { name: "Back to the blog" });
    await expect(back).toHaveAttribute("href", "/blog?lang=en");
    expect(asked.filter((path) => path.startsWith("/api/posts"))).toEqual([]);
  });
});

test("the list's row scrolls by its buttons and by the keyboard", async ({ page }) => {
  await page.goto("/blog", { waitUntil: "networkidle" });
  const row = page.getByRole("list", { name: "Más artículos" });
  const next = page.getByRole("button", { name: "Siguiente" });
  const previous = page.getByRole("button", { name: "Anterior" });
  const left = () => row.evaluate((element) => element.scrollLeft);
  await expect(previous).toHaveAttribute("aria-disabled", "true");
  await next.click();
  await expect.poll(left).toBeGreaterThan(0);
  await expect(previous).toHaveAttribute("aria-disabled", "false");
  await previous.click();
  await expect.poll(left).toBe(0);
  await row.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(left).toBeGreaterThan(0);
});

test("press coverage has two articles outside and one document, each in a new tab", async ({
  page,
  request,
}) => {
  await page.goto("/blog");
  const press = page.getByRole("region", { name: "En los medios" });
  const links = press.getByRole("link");
  await expect(links).toHaveCount(3);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener/);
  }
  const pdf = press.getByRole("article").filter({ hasText: "PDF" }).getByRole("link");
  const document = await request.get((await pdf.getAttribute("href")) ?? "");
  expect(document.headers()["content-type"]).toBe("application/pdf");
});

test.describe("an empty blog", () => {
  test("says so in both languages", async ({ page }) => {
    test.slow();
    await using site = await serveContent({ posts: 0 });
    await page.goto(`${site.address}/blog`);
    await expect(page.getByRole("heading", { name: "No hay artículos disponibles" })).toBeVisible();
    await expect(page.getByText("Vuelve pronto para ver contenido nuevo")).toBeVisible();
    await expect(page.getByText("En espera", { exact: true })).toBeVisible();
    await page.goto(`${site.address}/blog?lang=en`);
    await expect(page.getByRole("heading", { name: "No posts available" })).toBeVisible();
    await expect(page.getByText("Check back soon for new content")).toBeVisible();
  });

  test("leaves no heading on the home page", async ({ page }) => {
    test.slow();
    await using site = await serveContent({ posts: 0 });
    await page.goto(`${site.address}/`);
    await expect(page.locator("main").getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("#latest-posts")).toHaveCount(0);
    await expect(page.locator("main").locator('a[href="/blog"]')).toHaveCount(0);
  });

  test.describe("whose service fails", () => {
    test.use({ expectedConsole: /500/ });

    test("shows the spinner while it asks twice, then the message, in both languages", async ({ page }) => {
      test.slow();
      await using site = await serveContent({ posts: 0 });
      for (const language of ["es", "en"] as const) {
        const answer = gate();
        let asked = 0;
        await page.route("**/api/posts?*", async (route) => {
          asked += 1;
          await answer.opened;
          await route.fulfill({ status: 500, body: "" });
        });
        await page.goto(`${site.address}/blog?lang=${language}`);
        await expect(page.locator("main").getByRole("status")).toBeVisible();
        answer.open();
        await expect(page.getByRole("alert")).toContainText(LIST_ERROR[language]);
        expect(asked).toBe(2);
        await page.unroute("**/api/posts?*");
      }
    });
  });
});

test.describe("a blog of many posts", () => {
  test("leads to older ones page by page, inside the site and without JavaScript", async ({
    page,
    request,
  }) => {
    test.slow();
    await using site = await serveContent({ posts: 60 });
    await page.goto(`${site.address}/blog`, { waitUntil: "networkidle" });
    await expect(page.getByRole("list", { name: "Más artículos" }).getByRole("listitem")).not.toHaveCount(60);
    await page.getByRole("link", { name: "Artículos anteriores" }).click();
    await expect(page).toHaveURL(`${site.address}/blog?page=2`);
    await expect(page).toHaveTitle(/Página 2/);
    await expect(page.locator("main").getByRole("article")).toHaveCount(24);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/blog\?page=2$/);
    await expect(page.getByRole("link", { name: "Página 2", exact: true })).toHaveAttribute(
      "aria-current",
      "page",
    );

    const found = new Set<string>();
    for (let next: string | undefined = "/blog"; next;) {
      const html = await (await request.get(site.address + next)).text();
      for (const [, path = ""] of html.split("application/json")[0]?.matchAll(/href="(\/blog\/[^"]+)"/g) ??
        []) {
        found.add(path);
      }
      next = /rel="next" href="([^"]+)"/.exec(html)?.[1];
    }
    expect(found.size).toBe(68);
  });
});
