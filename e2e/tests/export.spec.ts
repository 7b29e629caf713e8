/** `torre export`, served by a plain static host: it is found, read and used as the running program is. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { EXPORTED } from "../ports";
import { ROUTES, spanish, type RouteRow } from "../routes";
import { SeoCrawl, type SitePage } from "../seo-crawl";
import { expect, hydrated, test } from "../site";
import { staticHost } from "../static-host";

const HIDDEN = ["/exito", "/feedback", "/home2", "/suscripcion"];
/** One worker serves the files and asks for them. */
test.describe.configure({ mode: "default", timeout: 60_000 });
/** A header of the test's own would make browsers ask for permission that visitors' browsers never ask for. */
test.use({ extraHTTPHeaders: {} });

/** Where a page changes language in place, its English version stands below /en. */
function asFiles(row: RouteRow): SitePage {
  const en = row.en.length > 0 ? row.en : row.es.map((path) => `/en${path.replace(/\/$/, "")}`);
  return {
    es: spanish(row),
    en: en[0] ?? "",
    aliases: [...row.es.slice(1), ...en.slice(1)],
    hidden: HIDDEN.includes(spanish(row)),
  };
}

const PAGES = ROUTES.map(asFiles);
let folder = "";
let host: Server;
let origin = "";

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(120_000);
  // The program allows this address; see playwright.config.ts.
  origin = EXPORTED.url;
  folder = mkdtempSync(join(tmpdir(), "torre-export-"));
  const settings = { ...process.env, TORRE_SITE_URL: origin };
  writeFileSync(join(folder, "mine.txt"), "mine");
  const options = ["--force", "--server", `${baseURL}/`];
  execFileSync("../target/release/torre", ["export", folder, ...options], { env: settings });
  host = await staticHost(folder, EXPORTED.port);
});

test.afterAll(() => {
  host.closeAllConnections();
  host.close();
  rmSync(folder, { recursive: true });
});

test("leaves what stood there, and its files lead to each other and to the program", ({ baseURL }) => {
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  expect(read("mine.txt")).toBe("mine");
  expect(read("en/blog.html")).toContain(`rel="canonical" href="${origin}/en/blog"`);
  expect(read("en.html"), "every link has a path of its own").not.toContain("?lang=en");
  expect(read("contacto.html")).toContain(`action="${baseURL}/api/leads"`);
  expect(read("_headers")).toContain(`form-action 'self' ${baseURL};`);
  expect(read("_redirects")).toContain("/new / 308");
  expect(read("new.html")).toContain('http-equiv="refresh"');
});

test("passes the crawl of the running program", async () => {
  const crawl = new SeoCrawl(origin, PAGES);
  for (const page of PAGES) {
    await crawl.checkVersions(page);
    for (const address of [page.es, page.en]) {
      await crawl.checkCard(address);
      await crawl.checkPicture(address);
      await crawl.structured(address);
    }
  }
  const sitemap = await crawl.sitemap();
  expect([...sitemap.keys()].sort()).toEqual([...(await crawl.found())].sort());
  for (const [, head] of crawl.seen) {
    expect(
      head.links.filter((link) => link.includes("lang=")),
      "no link needs a program",
    ).toEqual([]);
  }
});

test("links load pages, the language changes its address, and the search works", async ({ page }) => {
  await page.goto(`${origin}/`);
  await page.getByRole("navigation").getByRole("link", { name: "Blog" }).first().click();
  await expect(page).toHaveURL(`${origin}/blog`);
  // Before that it is a plain link, and nothing is remembered.
  await hydrated(page);
  await page.getByRole("button", { name: "Cambiar a inglés" }).click();
  await expect(page).toHaveURL(`${origin}/en/blog`);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await hydrated(page);
  await page.getByRole("button", { name: "Search the site" }).click();
  await page.getByRole("combobox").fill("what you need to become a controller");
  await page.getByRole("option", { name: "What you need to become" }).click();
  await expect(page).toHaveURL(`${origin}/en/blog/requisitos-controlador-aereo`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("What you need");
  // The preference is remembered: a Spanish address leads to its counterpart.
  await page.goto(`${origin}/cursos`);
  await expect(page).toHaveURL(`${origin}/courses`);
});

test("a form is sent to the program and ends on the success page among the files", async ({ page }) => {
  await page.goto(`${origin}/contacto`, { waitUntil: "networkidle" });
  const form = page.locator("main form").first();
  await form.getByLabel("Nombre").fill("Ana Prueba");
  await form.getByLabel("Correo electrónico").fill("ana@example.com");
  await form.getByLabel("Mensaje").fill("Escribo desde una copia de la web.");
  await form.getByRole("checkbox").check();
  const answer = page.waitForResponse((response) => response.url().endsWith("/api/leads"));
  await form.getByRole("button", { name: "Enviar" }).click();
  expect((await answer).status()).toBe(201);
  await expect(page).toHaveURL(`${origin}/exito`);
});

test.describe("an address that does not exist", () => {
  test.use({ expectedConsole: /404 \(Not Found\)|\/no\/existe/ });

  test("is answered by the lost signal, with its path", async ({ page }) => {
    const answer = await page.goto(`${origin}/no/existe`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Señal perdida" })).toBeVisible();
    await expect(page.getByText("/no/existe").first()).toBeVisible();
  });
});
