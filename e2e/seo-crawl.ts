/** A search engine's look at a site, without a browser: the same for the running program and for its static export. */
import { expect } from "@playwright/test";
import { readPage, type PageHead } from "./page-head";
import { faultsOf, type Node } from "./structured-data";

/** One page of the specification's route table, with the addresses it has on this site. */
export type SitePage = { es: string; en: string; aliases: string[]; hidden: boolean };

export type Seen = Map<string, PageHead>;

/** Addresses that are files, not pages. */
const FILE = /\.[a-z0-9]+$|^\/media\//;

export class SeoCrawl {
  readonly seen: Seen = new Map();

  constructor(
    readonly origin: string,
    readonly pages: SitePage[],
  ) {}

  async read(address: string): Promise<PageHead> {
    const known = this.seen.get(address);
    if (known) {
      return known;
    }
    const answer = await fetch(this.origin + address, { redirect: "manual" });
    expect(answer.status, address).toBe(200);
    const head = readPage(await answer.text());
    this.seen.set(address, head);
    return head;
  }

  /** From the home page of each language, following every link: the addresses of the pages that may be found. */
  async found(): Promise<Set<string>> {
    const queue = [this.pages[0]?.es ?? "", this.pages[0]?.en ?? ""];
    const visited = new Set(queue);
    const canonicals = new Set<string>();
    for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
      const page = await this.read(address);
      if (page.robots !== "noindex") {
        canonicals.add(page.canonical);
      }
      for (const link of page.links.filter((link) => link && !FILE.test(link) && !visited.has(link))) {
        visited.add(link);
        queue.push(link);
      }
    }
    return canonicals;
  }

  async sitemap(): Promise<Map<string, { lastmod: string; alternates: Record<string, string> }>> {
    const xml = await (await fetch(`${this.origin}/sitemap.xml`)).text();
    const entries = [...xml.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = ""]) => {
      const links = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)];
      return [
        /<loc>([^<]+)<\/loc>/.exec(entry)?.[1] ?? "",
        {
          lastmod: /<lastmod>([^<]+)<\/lastmod>/.exec(entry)?.[1] ?? "",
          alternates: Object.fromEntries(links.map(([, code = "", href = ""]) => [code, href])),
        },
      ] as const;
    });
    return new Map(entries);
  }

  /** Title, description, canonical and alternates of both versions of a page. */
  async checkVersions(page: SitePage): Promise<void> {
    const expected = {
      es: this.origin + page.es,
      en: this.origin + page.en,
      "x-default": this.origin + page.es,
    };
    for (const language of ["es", "en"] as const) {
      const address = page[language];
      const head = await this.read(address);
      expect(head.language, address).toBe(language);
      expect(head.canonical, address).toBe(expected[language]);
      expect(head.alternates, address).toEqual(expected);
      expect(head.robots, address).toBe(page.hidden ? "noindex" : "");
      expect(head.title.length, `title of ${address}`).toBeLessThanOrEqual(65);
      expect(head.description.length, `description of ${address}`).toBeGreaterThanOrEqual(70);
      expect(head.description.length, `description of ${address}`).toBeLessThanOrEqual(160);
    }
    for (const alias of page.aliases) {
      const head = await this.read(alias);
      expect(head.canonical, alias).toBe(expected[head.language as "es" | "en"]);
    }
  }

  /** What networks are told to show when the page is shared. */
  async checkCard(address: string): Promise<void> {
    const { properties, canonical, language } = await this.read(address);
    expect(properties["og:url"], address).toBe(canonical);
    expect(properties["og:locale"], address).toBe(language === "es" ? "es_ES" : "en_US");
    expect(properties["og:locale:alternate"], address).toBe(language === "es" ? "en_US" : "es_ES");
    expect(properties["og:type"], address).toBe(/\/blog\/./.test(address) ? "article" : "website");
    expect(properties["og:image"], `image of ${address}`).toContain(this.origin);
  }

  /** The picture of a shared page answers. A program that has not drawn it yet does so now. */
  async checkPicture(address: string): Promise<void> {
    const { properties } = await this.read(address);
    const image = await fetch(properties["og:image"] ?? "", { method: "HEAD" });
    expect(image.status, `image of ${address}`).toBe(200);
    expect(image.headers.get("content-type"), `image of ${address}`).toMatch(/^image\/(png|jpeg|webp)/);
  }

  /** The nodes of a page's structured data, which has no fault. */
  async structured(address: string): Promise<Node[]> {
    const { structured } = await this.read(address);
    const documents = structured.map((json) => JSON.parse(json) as { "@graph": Node[] });
    expect(documents.flatMap(faultsOf), `structured data of ${address}`).toEqual([]);
    return documents.flatMap((document) => document["@graph"]);
  }
}
