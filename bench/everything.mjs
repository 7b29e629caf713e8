// Every address that the site links to, found as a crawler finds them: pages in both languages, scripts, styles, fonts,
// pictures, documents, calendars, share images, feeds.

/** What no page links to: pages for those who were sent there, and what the search reads. */
const UNLINKED = ["/exito", "/feedback", "/home2", "/success", "/search.es.json", "/search.en.json"];

/** Where an address may stand: an attribute, a list of cuts, a sitemap, a style sheet, a script that loads others. */
const PLACES = [
  /\b(?:href|src|content)="([^"\s]+)"/g,
  /[\s,"]((?:https?:)?\/[^\s,"]+) \d+w/g,
  /<(?:loc|link)>([^<]+)</g,
  /url\(["']?([^)"']+)/g,
  /["'](\.?\/?(?:assets\/)?[\w.-]+\.(?:js|css|woff2))["']/g,
];

const ask = async (url) => {
  const answer = await fetch(url, { headers: { "accept-encoding": "identity" }, redirect: "manual" });
  const type = answer.headers.get("content-type") ?? "";
  const isText = /html|xml|css|javascript|json/.test(type);
  return { ok: answer.status === 200, text: isText ? await answer.text() : (await answer.arrayBuffer(), "") };
};

/** Below the root of this server, whatever name the site has in its own texts. */
function path(found, base, hosts) {
  const address = found.replaceAll("&amp;", "&");
  if (!URL.canParse(address, base)) return undefined;
  const { protocol, host, pathname, search } = new URL(address, base);
  return /^https?:$/.test(protocol) && hosts.has(host) ? pathname + search : undefined;
}

export async function everything(site) {
  const sitemap = (await ask(`${site}/sitemap.xml`)).text;
  const own = new URL(sitemap.match(/<loc>([^<]+)</)[1]).host;
  const hosts = new Set([own, new URL(site).host]);
  const waiting = ["/", "/sitemap.xml", ...UNLINKED, ...UNLINKED.map((page) => `${page}?lang=en`)];
  const seen = new Set(waiting);
  const found = [];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { ok, text } = await ask(site + next);
    if (!ok) continue;
    found.push(next);
    const addresses = PLACES.flatMap((place) => [...text.matchAll(place)].map(([, address]) => address));
    for (const address of addresses.map((address) => path(address, site + next, hosts))) {
      if (address === undefined || seen.has(address)) continue;
      seen.add(address);
      waiting.push(address);
    }
  }
  return found;
}
