// `make bench-builds BEFORE=…`: an earlier build of the program beside the one just built, in one run. Pages have changed
// between the two, so the bytes of an answer stand beside what it costs.
import { SERVER } from "./cores.mjs";
import { measure, ROUNDS, SECONDS } from "./measure.mjs";
import { median } from "./median.mjs";
import { memory } from "./memory.mjs";
import { rows } from "./rows.mjs";
import { SHIPPED, startedAfter, startTorre } from "./torre.mjs";

const BEFORE = [...SERVER, process.env.BEFORE, "serve"];
const NOW = [...SERVER, ...SHIPPED];

/** Each build has its own names for its assets. */
async function withScript(torre, name) {
  const home = await (await fetch(`${torre.url}/`)).text();
  const script = home.match(/\/assets\/[^"]+\.js/)[0];
  const address = (row) => torre.url + (row.name === "script" ? script : row.path);
  return { ...torre, name, address };
}

async function bytes(peer, row) {
  const answer = await fetch(peer.address(row), { headers: await row.headers(peer) });
  return (await answer.arrayBuffer()).byteLength;
}

function printRow(row, [before, now], sizes) {
  const { rate, p99, cost, errors } = now;
  const ratios = [rate / before.rate, p99 / before.p99, cost / before.cost].map((ratio) => ratio.toFixed(2));
  console.log(
    `| ${[row.name, Math.round(before.rate), Math.round(rate), ...ratios, sizes.join(" and "), before.errors + errors].join(" | ")} |`,
  );
}

async function compareAnswers(before, now) {
  console.log(`\n${ROUNDS} rounds of ${SECONDS} s each, interleaved, 64 connections, median\n`);
  console.log(
    "| what | before, requests/s | now | rate, now : before | p99, now : before | processor each, now : before | decoded bytes | errors |",
  );
  console.log("|---|---|---|---|---|---|---|---|");
  for (const row of rows(now, now, now, "script")) {
    const results = await measure([before, now], row);
    const sizes = row.enquiry ? [] : [await bytes(before, row), await bytes(now, row)];
    printRow(row, results, sizes);
  }
  console.log(
    `\nMemory after this load: before ${memory(before.pid).toFixed(0)} MB, now ${memory(now.pid).toFixed(0)} MB`,
  );
}

async function compareStarts() {
  console.log("\n| from the start of the process to | before, ms | now, ms |\n|---|---|---|");
  for (const [moment, path] of Object.entries({ "the first page": "/", "all pages warm": "/readyz" })) {
    const times = { before: [], now: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      times.before.push(await startedAfter(path, BEFORE));
      times.now.push(await startedAfter(path, NOW));
    }
    console.log(`| ${moment} | ${median(times.before).toFixed(0)} | ${median(times.now).toFixed(0)} |`);
  }
}

if (!process.env.BEFORE) throw new Error("BEFORE is missing: the path of an earlier build of the program");
const before = await withScript(await startTorre({ command: BEFORE, port: 8763 }), "before");
const now = await withScript(await startTorre({ command: NOW }), "now");
try {
  await compareAnswers(before, now);
} finally {
  for (const peer of [before, now]) await peer.stop();
}
await compareStarts();
