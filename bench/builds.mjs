// `make bench-builds BEFORE=…`: an earlier build of the program beside the one just built, in one run. Pages have changed
// between the two, so the bytes of an answer stand beside what it costs. Each round starts both anew: one process of a program
// is a little faster than another for as long as it lives.
import { SERVER } from "./cores.mjs";
import { burst, inTurn, ROUNDS, SECONDS, summary } from "./measure.mjs";
import { median } from "./median.mjs";
import { memory } from "./memory.mjs";
import { rows } from "./rows.mjs";
import { SHIPPED, startedAfter, startTorre } from "./torre.mjs";

const COMMANDS = { before: [...SERVER, process.env.BEFORE, "serve"], now: [...SERVER, ...SHIPPED] };
const PORTS = { before: 8763, now: 8761 };

/** Each build has its own names for its assets. */
async function withScript(torre, name) {
  const home = await (await fetch(`${torre.url}/`)).text();
  const script = home.match(/\/assets\/[^"]+\.js/)[0];
  const address = (row) => torre.url + (row.name === "script" ? script : row.path);
  return { ...torre, name, address };
}

const start = async (name) =>
  withScript(await startTorre({ command: COMMANDS[name], port: PORTS[name] }), name);

async function bytes(peer, row) {
  const answer = await fetch(peer.address(row), { headers: await row.headers(peer) });
  return (await answer.arrayBuffer()).byteLength;
}

/** Every row of one round, on two programs just started. */
async function measureRound(round, table, megabytes) {
  const peers = [await start("before"), await start("now")];
  try {
    for (const [index, row] of rows(...peers, peers[1], "script").entries()) {
      const line = (table[index] ??= { row, before: [], now: [], sizes: [] });
      for (const peer of inTurn(peers, round + index)) {
        line[peer.name].push(await burst(peer, row, await row.headers(peer)));
      }
      if (!row.enquiry) line.sizes = [await bytes(peers[0], row), await bytes(peers[1], row)];
    }
    for (const { name, pid } of peers) megabytes[name].push(memory(pid));
  } finally {
    for (const peer of peers) await peer.stop();
  }
}

function printRow({ row, before, now, sizes }) {
  const [first, second] = [summary(before), summary(now)];
  const ratios = ["rate", "p99", "cost"].map((figure) => (second[figure] / first[figure]).toFixed(2));
  const rates = [first, second].map(({ rate }) => Math.round(rate));
  console.log(
    `| ${[row.name, ...rates, ...ratios, sizes.join(" and "), first.errors + second.errors].join(" | ")} |`,
  );
}

async function compareAnswers() {
  const [table, megabytes] = [[], { before: [], now: [] }];
  for (let round = 0; round < ROUNDS; round += 1) await measureRound(round, table, megabytes);
  console.log(`\n${ROUNDS} rounds of ${SECONDS} s each, programs started anew, 64 connections, median\n`);
  console.log(
    "| what | before, requests/s | now | rate, now : before | p99, now : before | processor each, now : before | decoded bytes | errors |",
  );
  console.log("|---|---|---|---|---|---|---|---|");
  table.forEach(printRow);
  const [before, now] = [megabytes.before, megabytes.now].map((all) => median(all).toFixed(0));
  console.log(`\nMemory after this load: before ${before} MB, now ${now} MB`);
}

async function compareStarts() {
  console.log("\n| from the start of the process to | before, ms | now, ms |\n|---|---|---|");
  for (const [moment, path] of Object.entries({ "the first page": "/", "all pages warm": "/readyz" })) {
    const times = { before: [], now: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const name of inTurn(Object.keys(times), round)) {
        times[name].push(await startedAfter(path, COMMANDS[name]));
      }
    }
    console.log(`| ${moment} | ${median(times.before).toFixed(0)} | ${median(times.now).toFixed(0)} |`);
  }
}

if (!process.env.BEFORE) throw new Error("BEFORE is missing: the path of an earlier build of the program");
await compareAnswers();
await compareStarts();
