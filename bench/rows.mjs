// What is asked for, and of whom.
const BROTLI = { "accept-encoding": "br" };
// As browsers say it.
const ALL = { "accept-encoding": "gzip, deflate, br, zstd" };
// Next.js presses with gzip only; Torre and nginx are asked for the same beside it.
const GZIP = { "accept-encoding": "gzip" };

/** Each server has its own tag for the same bytes. */
async function notModified(peer, headers) {
  const ask = () => fetch(`${peer.url}/`, { headers });
  // The connection that was kept from before may have been closed during the bursts.
  const answer = await ask().catch(ask);
  return { ...headers, "if-none-match": answer.headers.get("etag") };
}

export const HOME = "home page";
export const UNKNOWN = "unknown address";

export function rows(torre, nginx, next, asset) {
  const both = [torre, nginx];
  return [
    { name: HOME, path: "/", headers: () => BROTLI, peers: both },
    { name: "home page, gzip", path: "/", headers: () => GZIP, peers: [...both, next] },
    {
      name: "home page, 304",
      path: "/",
      headers: (peer) => notModified(peer, BROTLI),
      peers: both,
      expects: 304,
    },
    {
      name: "home page, gzip, 304",
      path: "/",
      headers: (peer) => notModified(peer, GZIP),
      peers: [torre, next],
      expects: 304,
    },
    { name: "script", path: asset, headers: () => BROTLI, peers: both },
    { name: "page data", path: "/api/pages?path=/&lang=es", headers: () => BROTLI, peers: both },
    { name: UNKNOWN, path: "/nowhere", headers: () => ALL, peers: both, expects: 404 },
    { name: "/api/geo", path: "/api/geo", headers: () => ({}), peers: [torre] },
    {
      name: "enquiry, stored",
      path: "/api/leads",
      headers: () => ({}),
      peers: [torre],
      enquiry: true,
      expects: 201,
    },
  ];
}
