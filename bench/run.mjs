// `make bench`: Torre beside nginx and Next.js on this machine, in this run. Every row is a ratio; rounds are
// interleaved and the median is taken, because machines are noisy and noise passes.
import { load } from "./load.mjs";
import { memory } from "./memory.mjs";
import { startNext } from "./next.mjs";
import { startNginx } from "./nginx.mjs";
import { firstPage, startTorre } from "./torre.mjs";

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const SECONDS = Number(process.env.SECONDS ?? 3);
const BROTLI = { "accept-encoding": "br" };
// Next.js presses with gzip only; Torre and nginx are asked for the same beside it.
const GZIP = { "accept-encoding": "gzip" };

const torre = await startTorre();
const nginx = await startNginx(torre);
const next = await startNext(torre);

const asset = (await (await fetch(`${torre.url}/`)).text()).match(/\/assets\/[^"]+\.js/)[0];
const etag = (await fetch(`${torre.url}/`)).headers.get("etag");

const rows = [
  { name: "home page", path: "/", headers: BROTLI, peers: [torre, nginx] },
  { name: "home page, gzip", path: "/", headers: GZIP, peers: [torre, nginx, next] },
  {
    name: "home page not modified (304)",
    path: "/",
    headers: { ...BROTLI, "if-none-match": etag },
    peers: [torre, nginx],
  },
  { name: "script", path: asset, headers: BROTLI, peers: [torre, nginx] },
  { name: "page data", path: "/api/pages?path=/&lang=es", headers: BROTLI, peers: [torre, nginx] },
  { name: "unknown address", path: "/nowhere", headers: BROTLI, peers: [torre, nginx] },
  { name: "/api/geo", path: "/api/geo", headers: {}, peers: [torre] },
];

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const rounded = (number) => Math.round(number).toLocaleString("en");

async function measure(row) {
  const peers = row.peers.filter((peer) => peer.url);
  const results = new Map(peers.map((peer) => [peer, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const peer of peers) {
      results.get(peer).push(load(peer.address(row), row.headers, SECONDS));
    }
  }
  return peers.map((peer) => {
    const rounds = results.get(peer);
    const wrong = rounds.reduce((sum, round) => sum + round.errors, 0);
    return {
      peer,
      rate: median(rounds.map((round) => round.rate)),
      p99: median(rounds.map((round) => round.p99)),
      wrong,
    };
  });
}

console.log(`\n${ROUNDS} rounds of ${SECONDS} s each, interleaved, 64 connections, median\n`);
console.log("| what | server | requests/s | p99 ms | Torre : it | errors |");
console.log("|---|---|---|---|---|---|");
let homeRate = 0;
for (const row of rows) {
  const results = await measure(row);
  const own = results[0];
  if (row.path === "/" && row.headers === BROTLI) homeRate = own.rate;
  for (const { peer, rate, p99, wrong } of results) {
    const ratio = peer === torre ? "" : `${(own.rate / rate).toFixed(2)} (p99 ${(own.p99 / p99).toFixed(2)})`;
    console.log(
      `| ${row.name} | ${peer.name} | ${rounded(rate)} | ${p99.toFixed(2)} | ${ratio} | ${wrong} |`,
    );
  }
  if (row.path === "/nowhere")
    console.log(`| unknown : known page | Torre | | | ${(own.rate / homeRate).toFixed(2)} | |`);
}

console.log("\n| memory after the load above | MB |\n|---|---|");
for (const peer of [torre, nginx, next].filter((peer) => peer.url)) {
  console.log(`| ${peer.name} | ${memory(peer.pid).toFixed(0)} |`);
}
for (const peer of [nginx, next].filter((peer) => !peer.url)) {
  console.log(`\n${peer.name} is MISSING: ${peer.why}`);
}
for (const peer of [torre, nginx, next]) peer.stop();

console.log("\n| from start to first page | ms |\n|---|---|");
const starts = [];
for (let round = 0; round < ROUNDS; round += 1) starts.push(await firstPage());
console.log(`| Torre | ${median(starts).toFixed(0)} (${starts.map((ms) => ms.toFixed(0)).join(", ")}) |`);
