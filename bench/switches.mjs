// `make bench-switches`: the same program with its office open and closed, and with counting on and off, in one run. The
// first two are set alike: what lies between them is the noise of this run. A counted page also makes a call, which is
// measured apart.
import { execFileSync } from "node:child_process";
import http from "node:http";
import { measure, ROUNDS, SECONDS } from "./measure.mjs";
import { processorClock } from "./processes.mjs";
import { rows } from "./rows.mjs";
import { SHIPPED, startTorre } from "./torre.mjs";

const FIRST_PORT = 8790;
const OFF = { TORRE_STATISTICS: "off" };
const SWITCHES = [
  { name: "neither", settings: OFF },
  { name: "neither, again", settings: OFF },
  { name: "office open", settings: OFF, isOfficeOpen: true },
  { name: "counting", settings: { TORRE_TRUSTED_PROXIES: "127.0.0.1" } },
];
const CALLS = 20_000;
const AT_A_TIME = 16;

function openOffice({ url, data }) {
  const env = { ...process.env, TORRE_ENV_FILE: "none", TORRE_DATA: data, TORRE_SITE_URL: url };
  const [program] = SHIPPED;
  execFileSync(program, ["staff", "invite", "Ana de Muestra", "--role", "admin"], { env, stdio: "ignore" });
}

async function startAll() {
  const started = [];
  for (const [number, { name, settings, isOfficeOpen }] of SWITCHES.entries()) {
    const torre = await startTorre({ port: FIRST_PORT + number, settings });
    if (isOfficeOpen) openOffice(torre);
    started.push({ ...torre, name });
  }
  return started;
}

function printRow({ name }, results) {
  const [alone] = results;
  const shares = results.map(({ cost }) => `${((cost / alone.cost - 1) * 100).toFixed(1)} %`);
  const errors = results.reduce((sum, result) => sum + result.errors, 0);
  console.log(`| ${[name, alone.cost.toFixed(1), ...shares.slice(1), errors].join(" | ")} |`);
}

async function compare(peers) {
  const asset = (await (await fetch(`${peers[0].url}/`)).text()).match(/\/assets\/[^"]+\.js/)[0];
  const names = peers.slice(1).map(({ name }) => name);
  console.log(`\nProcessor time a request, ${ROUNDS} rounds of ${SECONDS} s each, interleaved, median\n`);
  console.log(`| what | ${peers[0].name}, µs | ${names.join(" | ")} | errors |\n|---|---|---|---|---|---|`);
  for (const row of rows(peers[0], {}, {}, asset)) printRow(row, await measure(peers, row));
}

/** As a page makes it, each from another network: limits are for whoever sends many. */
function call(peer, agent, number) {
  const body = JSON.stringify({ page: "/", language: "es", screen: "small", first: true });
  const network = `80.58.${(number >> 8) & 255}.${number & 255}`;
  const headers = { "content-type": "application/json", "x-forwarded-for": network };
  return new Promise((resolve, reject) => {
    const request = http.request(`${peer.url}/api/visits`, { method: "POST", agent, headers }, (answer) =>
      answer.resume().once("end", () => resolve(answer.statusCode)),
    );
    request.once("error", reject);
    request.end(body);
  });
}

async function priceOfCalls(peer) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: AT_A_TIME });
  const answers = {};
  let sent = 0;
  const used = processorClock(peer.pid);
  const sender = async () => {
    while (sent < CALLS) {
      sent += 1;
      const status = await call(peer, agent, sent);
      answers[status] = (answers[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, sender));
  const cost = (used() / CALLS) * 1e6;
  agent.destroy();
  console.log(`\nA call: ${cost.toFixed(1)} µs of the server; answers: ${JSON.stringify(answers)}`);
}

const peers = await startAll();
try {
  await compare(peers);
  await priceOfCalls(peers.at(-1));
} finally {
  for (const peer of peers) await peer.stop();
}
