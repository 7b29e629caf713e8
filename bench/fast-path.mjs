// What each step of the fast path saves: the home page by processor time, beside nginx with the same bytes and headers,
// over plain HTTP/1.1, HTTPS with HTTP/1.1 and HTTPS with HTTP/2. `node bench/fast-path.mjs` runs this part alone.
import { makeCertificate } from "./certificate.mjs";
import { measure, ROUNDS, SECONDS } from "./measure.mjs";
import { startNginx } from "./nginx.mjs";
import { startTorre } from "./torre.mjs";

/** Ports of the servers of this part, apart from those of the others. */
const FIRST_PORT = 8770;
const STEPS = [
  { name: "off", setting: "off" },
  { name: "+ response cache", setting: "cache" },
  { name: "+ zero-copy", setting: "zero-copy" },
  { name: "+ before hyper", setting: "on" },
];
const PROTOCOLS = [
  { name: "HTTP/1.1", tls: false, http2: false },
  { name: "HTTPS, HTTP/1.1", tls: true, http2: false },
  { name: "HTTPS, HTTP/2", tls: true, http2: true },
];

async function startSteps(certificate) {
  const started = [];
  let port = FIRST_PORT;
  for (const tls of [undefined, certificate]) {
    for (const { name, setting } of STEPS) {
      const torre = await startTorre({ port, tls, settings: { TORRE_FAST_PATH: setting } });
      started.push({ ...torre, name, isEncrypted: tls !== undefined });
      port += 1;
    }
  }
  return started;
}

function print(protocol, results) {
  const nginx = results.find(({ peer }) => peer.name === "nginx");
  let before;
  for (const { peer, rate, p99, cost, errors } of results) {
    const saved =
      peer === nginx?.peer || before === undefined ? "" : `${((1 - cost / before) * 100).toFixed(0)} %`;
    const ratio = peer === nginx?.peer || nginx === undefined ? "" : (nginx.cost / cost).toFixed(2);
    const figures = [
      protocol.name,
      peer.name,
      Math.round(rate).toLocaleString("en"),
      p99.toFixed(2),
      cost.toFixed(1),
    ];
    console.log(`| ${[...figures, saved, ratio, errors].join(" | ")} |`);
    before = cost;
  }
}

export async function compareSteps() {
  const certificate = makeCertificate();
  const steps = await startSteps(certificate);
  const nginx = await startNginx(steps[0], certificate);
  console.log(
    `\nHome page in brotli, ${ROUNDS} rounds of ${SECONDS} s each, interleaved, 64 connections, median\n`,
  );
  console.log(
    "| protocol | fast path | requests/s | p99 ms | processor µs each | saved by the step | processor, nginx : it | errors |",
  );
  console.log("|---|---|---|---|---|---|---|---|");
  try {
    for (const protocol of PROTOCOLS) {
      const own = steps.filter(({ isEncrypted }) => isEncrypted === protocol.tls);
      const address = protocol.tls ? nginx.secureAddress : nginx.address;
      const peers = nginx.url === undefined ? own : [...own, { ...nginx, address }];
      const row = { path: "/", headers: () => ({ "accept-encoding": "br" }), http2: protocol.http2 };
      print(protocol, await measure(peers, row));
    }
    if (nginx.url === undefined) console.log(`\nnginx is MISSING: ${nginx.why}`);
  } finally {
    for (const server of [...steps, nginx]) await server.stop();
    certificate.remove();
  }
}

if (process.argv[1] === new URL(import.meta.url).pathname) await compareSteps();
