/** What a crawler reads of a page: its head, its structured data, its links. */

export type PageHead = {
  language: string;
  title: string;
  description: string;
  canonical: string;
  robots: string;
  alternates: Record<string, string>;
  properties: Record<string, string>;
  structured: string[];
  /** Addresses of links that stay in the page's language. */
  links: string[];
};

function unescape(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

function attributes(tag: string): Record<string, string> {
  const pairs = [...tag.matchAll(/([a-z][a-z:-]*)="([^"]*)"/gi)];
  return Object.fromEntries(pairs.map(([, name = "", value = ""]) => [name.toLowerCase(), unescape(value)]));
}

function tags(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name} [^>]*>`, "gi"))].map(([tag]) => attributes(tag));
}

export function readPage(html: string): PageHead {
  const head = html.slice(0, html.indexOf("</head>"));
  const body = html.slice(html.indexOf("<body>"), html.indexOf('<script type="application/json"'));
  const metas = tags(head, "meta");
  const links = tags(head, "link");
  const meta = (name: string) => metas.find((tag) => tag.name === name)?.content ?? "";
  const alternates = links.filter((tag) => tag.rel === "alternate" && tag.hreflang);
  const anchors = tags(body, "a").filter((tag) => tag.href?.startsWith("/") && !tag.hreflang);
  return {
    language: /<html lang="([^"]+)">/.exec(html)?.[1] ?? "",
    title: unescape(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ""),
    description: meta("description"),
    canonical: links.find((tag) => tag.rel === "canonical")?.href ?? "",
    robots: meta("robots"),
    alternates: Object.fromEntries(alternates.map((tag) => [tag.hreflang, tag.href ?? ""])),
    properties: Object.fromEntries(
      metas.filter((tag) => tag.property).map((tag) => [tag.property, tag.content ?? ""]),
    ),
    structured: [...head.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g)].map(
      ([, json = ""]) => json,
    ),
    links: anchors.map((tag) => tag.href?.split("#")[0] ?? ""),
  };
}
