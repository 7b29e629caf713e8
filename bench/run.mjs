// `make bench`: Torre beside nginx and Next.js on this machine, in this run. Every row is a ratio; rounds are
// interleaved and the median is taken, because machines are noisy and noise passes.
import { changes } from "./change.mjs";
import { compareSteps } from "./fast-path.mjs";
import { measure, ROUNDS, SECONDS } from "./measure.mjs";
import { median } from "./median.mjs";
import { lifeOf, memory } from "./memory.mjs";
import { startNext } from "./next.mjs";
import { startNginx } from "./nginx.mjs";
import { HOME, rows, UNKNOWN } from "./rows.mjs";
import { SHIPPED, startedAfter, startTorre } from "./torre.mjs";

const rounded = (number) => Math.round(number).toLocaleString("en");
const isThere = (peer) => peer.url !== undefined;

function printRow({ name }, results) {
  const [own] = results;
  for (const { peer, rate, p99, cost, errors } of results) {
    const compared = [own.rate / rate, own.p99 / p99, cost / own.cost].map((ratio) => ratio.toFixed(2));
    const ratios = peer === own.peer ? ["", "", ""] : compared;
    const figures = [name, peer.name, rounded(rate), p99.toFixed(2), cost.toFixed(1), ...ratios, errors];
    console.log(`| ${figures.join(" | ")} |`);
  }
}

async function compare(torre, nginx, next) {
  const asset = (await (await fetch(`${torre.url}/`)).text()).match(/\/assets\/[^"]+\.js/)[0];
  console.log(`\n${ROUNDS} rounds of ${SECONDS} s each, interleaved, 64 connections, median\n`);
  console.log(
    "| what | server | requests/s | p99 ms | processor µs each | rate, Torre : it | p99, Torre : it | processor, it : Torre | errors |",
  );
  console.log("|---|---|---|---|---|---|---|---|---|");
  const rates = {};
  for (const row of rows(torre, nginx, next, asset)) {
    const results = await measure(row.peers.filter(isThere), row);
    rates[row.name] = results[0].rate;
    printRow(row, results);
  }
  console.log(`\nUnknown addresses at ${(rates[UNKNOWN] / rates[HOME]).toFixed(2)} of a known page's rate.`);
}

function weigh(peers) {
  console.log("\n| memory after the load above | MB |\n|---|---|");
  for (const peer of peers) console.log(`| ${peer.name} | ${memory(peer.pid).toFixed(0)} |`);
}

/** Memory of a server of its own, on all cores as it is shipped, and whether it grows with the number of requests. */
async function live() {
  const torre = await startTorre({ command: SHIPPED });
  try {
    await lifeOf(torre);
  } finally {
    await torre.stop();
  }
}

async function start() {
  console.log("\n| from the start of the process to | median ms | each |\n|---|---|---|");
  const moments = { "the first page": "/", "all pages warm": "/readyz" };
  for (const [moment, path] of Object.entries(moments)) {
    const times = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(await startedAfter(path));
    const all = times.map((ms) => ms.toFixed(0)).join(", ");
    console.log(`| ${moment} | ${median(times).toFixed(0)} | ${all} |`);
  }
}

const torre = await startTorre();
const peers = [torre, await startNginx(torre), await startNext(torre)];
try {
  await compare(...peers);
  weigh(peers.filter(isThere));
  for (const peer of peers.filter((peer) => !isThere(peer)))
    console.log(`\n${peer.name} is MISSING: ${peer.why}`);
} finally {
  for (const peer of peers) await peer.stop();
}
await compareSteps();
await live();
await changes();
await start();
